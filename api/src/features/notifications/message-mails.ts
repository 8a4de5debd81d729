import type { Knex } from 'knex'
import sql from 'sql-template-tag'
import { User } from '../../models/user.ts'
import { runOne } from '../../platform/db/prepared.ts'
import type { FactsOf } from '../../platform/events/domain-event.ts'
import { type Occasion, on, type Subscription } from '../../platform/events/subscriber.ts'
import { messagesUnread } from '../messages/events.ts'
import { type Links, mailUser, type Notice } from './notice-service.ts'
import { findAdminsToTell, findCustomersToTell, findSuppliersToTell } from './recipients-service.ts'
import { text as texts } from './text.ts'

const text = texts.unread
const topic = 'messages'

type Unread = FactsOf<typeof messagesUnread>

/** Mails to those who have not read for a few minutes what the other end wrote. */
export function messageMails(links: Links): Subscription[] {
  return [
    on(messagesUnread, async (occasion, unread) => {
      for (const user of await findReaders(occasion.tx, unread)) {
        const isFirst = await claim(occasion, user, unread)
        if (isFirst) await mailUser(occasion, user, noticeOf(user, unread), links)
      }
    }),
  ]
}

/** Who is to read it: at the other end from whoever wrote. */
async function findReaders(tx: Knex, { isFromProvider, conversation }: Unread): Promise<User[]> {
  if (!isFromProvider) return findAdminsToTell(tx, topic)
  const { customerId } = conversation
  const counterpart = await User.query(tx).findById(customerId)
  if (counterpart?.accountType === 'supplier') return findSuppliersToTell(tx, [customerId], topic)
  return findCustomersToTell(tx, conversation, topic)
}

/**
 * Notes that a reader is mailed. Whoever has read it meanwhile is not, and whoever was mailed before is not again until
 * they have looked into the conversation. @returns whether to mail them
 */
async function claim({ tx, now }: Occasion, user: User, { conversation, writtenAt }: Unread): Promise<boolean> {
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

const pages = { customer: '/messages', supplier: '/supplier/messages', admin: '/admin/messages' }

function noticeOf({ isAdmin, accountType }: User, unread: Unread): Notice {
  const { author, about, excerpt, attachments, conversation } = unread
  const page = pages[isAdmin || accountType === 'admin' ? 'admin' : accountType]
  return {
    topic,
    subject: about === null ? text.subject(author) : text.subjectAbout(author, about),
    title: text.title,
    paragraphs: [
      about === null ? text.explain(author) : text.explainAbout(author, about),
      ...(excerpt ? [text.quote(excerpt)] : []),
      ...(attachments > 0 ? [text.files(attachments)] : []),
      text.noReply,
    ],
    button: { label: text.button, path: `${page}?conversation=${conversation.id}` },
  }
}
