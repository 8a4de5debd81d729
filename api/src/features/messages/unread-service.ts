import { type QueryBuilder, type RawBuilder, raw } from 'objection'
import { Conversation } from '../../models/conversation.ts'
import type { ReadWork } from '../../platform/work.ts'

/**
 * What is unread (product rules, 'Messages'): for customers and suppliers, what others wrote after they last read there;
 * for admins, what no admin wrote or has answered since. For everybody, since their account was made.
 */
interface Unread {
  /** The visible conversations with something unread. */
  conversations: QueryBuilder<Conversation>
  /** How many messages are unread in each; a subquery, so that it goes by the index whatever is asked around it. */
  count: RawBuilder
}

function unreadOf({ tx, actor }: ReadWork): Unread {
  const isAdmin = actor.kind === 'admin'
  // Of what is unknown `greatest` takes no notice.
  const since = `greatest(
    ${isAdmin ? 'conversations.provider_wrote_at,' : ''}
    (select last_read_at from conversation_reads where conversation_id = conversations.id and user_id = :actor),
    (select users.created_at from users where users.id = :actor))`
  const newest = isAdmin ? 'conversations.counterpart_wrote_at' : 'conversations.last_message_at'
  // After what an admin wrote last nothing is an admin's; and whoever writes has read what came before.
  const count = `(
    select count(*) from messages where messages.conversation_id = conversations.id and messages.created_at > ${since})`
  const conversations = Conversation.visibleTo(tx, actor).whereRaw(`${newest} > ${since}`, { actor: actor.id })
  if (isAdmin) conversations.where('conversations.isUnanswered', true)
  return { conversations, count: raw(count, { actor: actor.id }) }
}

/** The ids of the conversations in which an actor has not read everything. */
export function unreadConversations(work: ReadWork): QueryBuilder<Conversation> {
  return unreadOf(work).conversations.select('conversations.id')
}

/** How many messages the actor has not read. */
export async function countUnread(work: ReadWork): Promise<number> {
  const counts = await countsOf(work)
  return counts.reduce((sum, { unreadCount }) => sum + Number(unreadCount), 0)
}

/** @returns how many messages the actor has not read, by conversation; those without any are left out */
export async function countUnreadIn(work: ReadWork, ids: readonly string[]): Promise<Map<string, number>> {
  const counts = await countsOf(work, ids)
  return new Map(counts.map(({ id, unreadCount }) => [id, Number(unreadCount)]))
}

function countsOf(work: ReadWork, ids?: readonly string[]) {
  const { conversations, count } = unreadOf(work)
  if (ids) conversations.whereIn('conversations.id', [...ids])
  return conversations
    .select('conversations.id', count.as('unreadCount'))
    .castTo<{ id: string; unreadCount: string }[]>()
}
