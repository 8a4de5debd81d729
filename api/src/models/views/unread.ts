import sql, { raw, type Sql } from 'sql-template-tag'
import type { Actor } from '../../platform/auth/actor.ts'

/*
 * What is unread (product rules, 'Messages'): for customers and suppliers, what others wrote after they last read there;
 * for admins, what no admin wrote or has answered since. For everybody, since their account was made.
 */

/** Since when messages of a conversation are unread; of what is unknown `greatest` takes no notice. */
function since({ id, kind }: Actor): Sql {
  return sql`greatest(
    ${raw(kind === 'admin' ? 'conversations.provider_wrote_at,' : '')}
    (select last_read_at from conversation_reads
      where conversation_reads.conversation_id = conversations.id and conversation_reads.user_id = ${id}),
    (select users.created_at from users where users.id = ${id}))`
}

/** Whether a conversation holds something that the actor has not read. */
export function isUnread(actor: Actor): Sql {
  // No admin wrote after what an admin wrote last, and whoever writes has read what came before.
  if (actor.kind !== 'admin') return sql`conversations.last_message_at > ${since(actor)}`
  return sql`(conversations.is_unanswered and conversations.counterpart_wrote_at > ${since(actor)})`
}

/** How many messages of a conversation the actor has not read. */
export function unreadCountOf(actor: Actor): Sql {
  return sql`(case when ${isUnread(actor)} then (
    select count(*) from messages
    where messages.conversation_id = conversations.id and messages.created_at > ${since(actor)}) else 0 end)`
}
