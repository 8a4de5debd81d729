import {
  morningHour,
  type NotificationTopic,
  topicLabels,
  topicsOf,
} from '@kerf/shared-contracts/rules/notification-topics'
import sql, { raw } from 'sql-template-tag'
import { User } from '../../models/user.ts'
import { run, runOne } from '../../platform/db/prepared.ts'
import { speaking } from '../../platform/language/language.ts'
import { layOutMail } from '../../platform/mail/layout.ts'
import { senderOf } from '../../platform/mail/sender.ts'
import { transactAsSystem } from '../../platform/open-work.ts'
import type { Platform } from '../../platform/platform.ts'
import type { SystemWork } from '../../platform/work.ts'
import { hello } from '../auth/greeting-service.ts'
import { sendMail } from '../mail/service.ts'
import { type Links, paceOf, toldAddress } from './notice-service.ts'
import { text } from './text.ts'
import { unsubscribeAddress } from './unsubscribe-address.ts'

/** How many lines per topic a daily mail shows; the rest are only counted. */
const mostOfTopic = 20

interface Line {
  id: string
  topic: NotificationTopic
  title: string
  path: string
  wasRead: boolean
}

/**
 * Sends what has been waiting for a daily mail since before the last morning: one mail to each user, with all of it
 * (docs/product/notifications.md, 'Daily mail'). What is sent is removed from the waiting list in the transaction that
 * queues the mail, so that a crash neither loses nor duplicates it, however many processes are sending.
 */
export async function sendDigests(platform: Platform, signal?: AbortSignal): Promise<void> {
  const links = { publicUrl: platform.config.publicUrl, unsubscribeLinks: platform.unsubscribeLinks }
  while (!signal?.aborted && (await transactAsSystem(platform, (work) => sendOne(work, links)))) {
    // Continue with the next one.
  }
}

/** The last time it was morning in the business's time zone. */
async function lastMorning({ tx, now, provider }: SystemWork): Promise<Date> {
  const hour = raw(`time '${String(morningHour).padStart(2, '0')}:00'`)
  const found = await runOne<{ morning: Date }>(
    tx,
    sql`select (local::date - case when local::time < ${hour} then 1 else 0 end + ${hour})
        at time zone ${provider.timeZone} as morning
      from (select ${now}::timestamptz at time zone ${provider.timeZone} as local) clock`,
  )
  if (!found) throw new Error('A statement without a table must return one row')
  return found.morning
}

/** @returns whether a mail was due */
async function sendOne(work: SystemWork, links: Links): Promise<boolean> {
  const morning = await lastMorning(work)
  // Locks the user's row rather than the waiting ones: two processes that each held some of those would deadlock.
  const waiting = await runOne<{ id: string }>(
    work.tx,
    sql`select users.id from users
      where exists (select from notifications
        where user_id = users.id and awaits_digest and created_at < ${morning}::timestamptz)
      order by users.id limit 1 for no key update of users skip locked`,
  )
  if (!waiting) return false
  const lines = await run<Line & { createdAt: Date }>(
    work.tx,
    sql`update notifications set awaits_digest = false
      where user_id = ${waiting.id} and awaits_digest and created_at < ${morning}::timestamptz
      returning id, topic, title, path, read_at is not null as "wasRead", created_at as "createdAt"`,
  )
  const user = await findReader(work, waiting.id)
  if (!user) return true
  const told = lines
    .filter(({ topic, wasRead }) => !wasRead && paceOf(user, topic) !== 'none')
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  if (told.length > 0) await speaking(user.language, () => mailDigest(work, user, told, links))
  return true
}

/** Excludes deleted users, and suppliers without access. */
async function findReader({ tx }: SystemWork, id: string): Promise<User | undefined> {
  const user = await User.query(tx).findById(id).whereNull('deletedAt').withGraphFetched('supplierProfile')
  return user?.supplierProfile?.suspendedAt ? undefined : user
}

async function mailDigest(work: SystemWork, user: User, lines: readonly Line[], links: Links): Promise<void> {
  const words = text.daily
  const { publicUrl } = links
  const off = unsubscribeAddress(links, { userId: user.id, scope: 'daily' })
  const kind = user.isAdmin ? 'admin' : user.accountType
  const lists = topicsOf(kind).flatMap((topic) => {
    const ofTopic = lines.filter((line) => line.topic === topic)
    if (ofTopic.length === 0) return []
    const shown = ofTopic
      .slice(0, mostOfTopic)
      .map(({ id, title, path }) => ({ label: title, url: toldAddress(links, path, id) }))
    const rest = ofTopic.length - shown.length
    return [{ title: topicLabels[topic], links: shown, ...(rest > 0 && { more: words.more(rest) }) }]
  })
  const laidOut = layOutMail({
    sender: senderOf(work.provider),
    title: words.title,
    paragraphs: [hello(user.name), words.explain],
    lists,
    button: { label: words.button, url: `${publicUrl}/notifications?status=unread` },
    footer: text.footer(work.provider.name),
    footerLinks: [
      { label: text.chooseMails, url: `${publicUrl}/profile?tab=notifications` },
      { label: words.turnOff, url: off.page },
    ],
  })
  const subject = words.subject(work.provider.name, lines.length)
  await sendMail(work, { to: { name: user.name, address: user.email }, subject, unsubscribe: off.oneClick, ...laidOut })
}
