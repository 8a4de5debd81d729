import type { Knex } from 'knex'
import sql from 'sql-template-tag'
import { User } from '../../models/user.ts'
import { runOne } from '../../platform/db/prepared.ts'
import type { FactsOf } from '../../platform/events/domain-event.ts'
import type { Occasion } from '../../platform/events/subscriber.ts'
import type { messagesUnread } from '../messages/events.ts'
import { findAdmins, findCustomers, findSuppliers, findWriters } from './recipients-service.ts'

type Unread = FactsOf<typeof messagesUnread>

/** The users a message is for: those on the other side. */
export async function findReaders(tx: Knex, { isFromProvider, conversation }: Unread): Promise<User[]> {
  if (!isFromProvider) return findAdmins(tx)
  const { customerId } = conversation
  const counterpart = await User.query(tx).findById(customerId)
  if (counterpart?.accountType === 'supplier') return findSuppliers(tx, [customerId])
  // A user who asked is told the answer, even about a colleague's object.
  const readers = [...(await findCustomers(tx, conversation)), ...(await findWriters(tx, conversation))]
  return [...new Map(readers.map((reader) => [reader.id, reader])).values()]
}

/**
 * Notes that a reader is told. Readers who have read it meanwhile are not told, nor those told before, until they have
 * opened the conversation. @returns whether to tell them
 */
export async function claim({ tx, now }: Occasion, user: User, { conversation, writtenAt }: Unread): Promise<boolean> {
  const claimed = await runOne<{ mailed: boolean }>(
    tx,
    sql`with mark as (
        select last_read_at from conversation_reads where conversation_id = ${conversation.id} and user_id = ${user.id}
      )
      insert into message_notices (conversation_id, user_id, mailed_at)
      select ${conversation.id}::uuid, ${user.id}::uuid, ${now}::timestamptz
        where not exists (select from mark where last_read_at >= ${writtenAt}::timestamptz)
      on conflict (conversation_id, user_id) do update set mailed_at = excluded.mailed_at
        where message_notices.mailed_at < (select last_read_at from mark)
      returning true as mailed`,
  )
  return claimed !== undefined
}
