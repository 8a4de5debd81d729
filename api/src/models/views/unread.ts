import sql, { raw, type Sql } from 'sql-template-tag'
import type { Actor } from '../../platform/auth/actor.ts'
import { instant } from '../../platform/db/json.ts'

/*
 * What is unread (docs/product/messages.md, 'Unread'). Customers and suppliers: other people's messages since their own
 * read mark. Admins: the other side's messages since any admin's last one and their own read mark. For everybody, only
 * since their account was created.
 */

/** Messages after this time are unread; `greatest` ignores nulls. */
function since({ id, kind }: Actor): Sql {
  return sql`greatest(
    ${raw(kind === 'admin' ? 'conversations.provider_wrote_at,' : '')}
    (select last_read_at from conversation_reads
      where conversation_reads.conversation_id = conversations.id and conversation_reads.user_id = ${id}),
    (select users.created_at from users where users.id = ${id}))`
}

/** How far somebody on the other side has read; writing counts as reading. */
export function seenUpTo({ kind }: Actor): string {
  const theirs = kind === 'admin' ? 'not users.is_admin' : 'users.is_admin'
  return instant(`(select max(last_read_at) from conversation_reads join users on users.id = conversation_reads.user_id
    where conversation_reads.conversation_id = conversations.id and ${theirs})`)
}

/** Whether a conversation has messages the actor has not read. */
export function isUnread(actor: Actor): Sql {
  // The actor's own messages are never newer than `since`: it covers the admins' last one, and writing moves the
  // author's read mark.
  if (actor.kind !== 'admin') return sql`conversations.last_message_at > ${since(actor)}`
  return sql`(conversations.is_unanswered and conversations.counterpart_wrote_at > ${since(actor)})`
}

/** The number of messages of a conversation the actor has not read. */
export function unreadCountOf(actor: Actor): Sql {
  return sql`(case when ${isUnread(actor)} then (
    select count(*) from messages
    where messages.conversation_id = conversations.id and messages.created_at > ${since(actor)}) else 0 end)`
}
