import type { QueryBuilder } from 'objection'
import { Conversation } from '../../models/conversation.ts'
import { Message } from '../../models/message.ts'
import type { ReadWork } from '../../platform/work.ts'

/** What the provider wrote last comes after everything: nobody waits for an answer. */
const unanswered = "conversations.counterpart_wrote_at > coalesce(conversations.provider_wrote_at, '-infinity')"

/**
 * The messages that a viewer has not read (product rules, 'Messages'): for customers and suppliers, what others wrote
 * after they last read there; for admins, what no admin wrote or has answered since. For everybody, since their account
 * was made.
 */
export function unreadMessages({ tx, viewer }: ReadWork): QueryBuilder<Message> {
  const isAdmin = viewer.kind === 'admin'
  const marks = ['reads.last_read_at', '(select users.created_at from users where users.id = ?)']
  if (isAdmin) marks.push('conversations.provider_wrote_at')
  // Of what is unknown `greatest` takes no notice.
  const since = `greatest(${marks.join(', ')})`
  const query = Message.query(tx)
    .join('conversations', 'conversations.id', 'messages.conversationId')
    .leftJoin('conversationReads as reads', (join) =>
      join.on('reads.conversationId', 'conversations.id').andOnVal('reads.userId', viewer.id),
    )
    .whereRaw(`messages.created_at > ${since}`, [viewer.id])
  if (isAdmin) return query.where('messages.isFromProvider', false).whereRaw(unanswered)
  return query
    .whereNot('messages.authorId', viewer.id)
    .whereRaw(`conversations.last_message_at > ${since}`, [viewer.id])
    .whereIn('conversations.id', Conversation.visibleTo(tx, viewer).select('conversations.id'))
}

/** How many messages the viewer has not read. */
export async function countUnread(work: ReadWork): Promise<number> {
  return unreadMessages(work).resultSize()
}

/** @returns how many messages the viewer has not read, by conversation; none is left out */
export async function countUnreadIn(work: ReadWork, ids: readonly string[]): Promise<Map<string, number>> {
  const counted = await unreadMessages(work)
    .whereIn('conversations.id', [...ids])
    .groupBy('messages.conversationId')
    .select('messages.conversationId')
    .count('messages.id as unreadCount')
    .castTo<{ conversationId: string; unreadCount: string }[]>()
  return new Map(counted.map(({ conversationId, unreadCount }) => [conversationId, Number(unreadCount)]))
}
