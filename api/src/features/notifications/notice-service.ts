import { toldParameter } from '@kerf/shared-contracts/rules/addresses'
import { type MailPace, type NotificationTopic, topicLabels } from '@kerf/shared-contracts/rules/notification-topics'
import type { Config } from '../../config.ts'
import { Notification } from '../../models/notification.ts'
import type { User } from '../../models/user.ts'
import type { Heard, Occasion } from '../../platform/events/subscriber.ts'
import { speaking } from '../../platform/language/language.ts'
import { layOutMail } from '../../platform/mail/layout.ts'
import type { Pictured } from '../../platform/mail/part-picture.ts'
import { senderOf } from '../../platform/mail/sender.ts'
import type { UnsubscribeLinks } from '../../platform/mail/unsubscribe-links.ts'
import { hello } from '../auth/greeting-service.ts'
import { sendMail } from '../mail/service.ts'
import { notificationsGiven } from './events.ts'
import { findAdmins, findCustomers, findSuppliers, type Owned } from './recipients-service.ts'
import { text } from './text.ts'
import { unsubscribeAddress } from './unsubscribe-address.ts'

/** A notification about a topic: shown in the bell, and mailed to those who want mails. */
export interface Notice {
  topic: NotificationTopic
  /** The subject of the mail, which is all the bell shows. */
  subject: string
  title: string
  /** The part it is about, whose picture the mail shows. */
  pictured?: Pictured
  paragraphs: readonly string[]
  button: { label: string; path: string }
  /** Whose name the subject contains; it is removed with that account. */
  aboutUserId?: string | null
  /** The conversation whose reading marks this as read. */
  conversationId?: string
  /** Where replies go, if they are read. */
  replyTo?: string | undefined
}

/** Writes a notification in the present language: called for each receiver, in theirs. */
export type WriteNotice = () => Notice

/** What links in mails are built from. */
export interface Links extends Pick<Config, 'publicUrl'> {
  unsubscribeLinks: UnsubscribeLinks
}

/** The address of a page that a mail links to; opening it marks the mail's notification as read. */
export function toldAddress({ publicUrl }: Pick<Links, 'publicUrl'>, path: string, notificationId: string): string {
  const address = new URL(`${publicUrl}${path}`)
  address.searchParams.set(toldParameter, notificationId)
  return address.href
}

/** Tells the customers responsible for an RFQ or order. */
export async function tellCustomers(occasion: Heard, object: Owned, write: WriteNotice, links: Links): Promise<void> {
  await tell(occasion, await findCustomers(occasion.tx, object), write, links)
}

/** Tells those of these suppliers who have access. */
export async function tellSuppliers(
  occasion: Heard,
  supplierIds: readonly string[],
  write: WriteNotice,
  links: Links,
): Promise<void> {
  await tell(occasion, await findSuppliers(occasion.tx, supplierIds), write, links)
}

/** Tells all admins. */
export async function tellAdmins(occasion: Heard, write: WriteNotice, links: Links): Promise<void> {
  await tell(occasion, await findAdmins(occasion.tx), write, links)
}

/** Tells users, each in their language: in the bell, and by mail as each has chosen. */
export async function tell(occasion: Heard, users: readonly User[], write: WriteNotice, links: Links): Promise<void> {
  if (users.length === 0) return
  const { tx, now, mayMail } = occasion
  const notices = users.map((user) => {
    const notice = speaking(user.language, write)
    return { user, notice, pace: mayMail ? paceOf(user, notice.topic) : 'none' }
  })
  const given = await Notification.query(tx).insert(
    notices.map(({ user, notice: { topic, subject, button, aboutUserId, conversationId }, pace }) => ({
      userId: user.id,
      topic,
      title: subject,
      path: button.path,
      createdAt: now,
      awaitsDigest: pace === 'daily',
      conversationId: conversationId ?? null,
      aboutUserId: aboutUserId ?? null,
    })),
  )
  await occasion.happened(notificationsGiven, { userIds: users.map(({ id }) => id) })
  const told = new Map(given.map(({ id, userId }) => [userId, id]))
  for (const { user, notice, pace } of notices) {
    const notificationId = told.get(user.id)
    if (notificationId && pace === 'at_once')
      await speaking(user.language, () => mailUser(occasion, user, notice, notificationId, links))
  }
}

/** How a user is mailed about a topic. */
export function paceOf({ notificationsOff, mailPace }: User, topic: NotificationTopic): MailPace {
  return notificationsOff.includes(topic) ? 'none' : mailPace
}

async function mailUser(
  occasion: Occasion,
  { id, name, email }: User,
  { topic, subject, title, pictured, paragraphs, button, replyTo }: Notice,
  notificationId: string,
  links: Links,
): Promise<void> {
  const { publicUrl } = links
  const off = unsubscribeAddress(links, { userId: id, scope: topic })
  const laidOut = layOutMail({
    sender: senderOf(occasion.provider),
    title,
    pictured,
    paragraphs: [hello(name), ...paragraphs],
    button: { label: button.label, url: toldAddress(links, button.path, notificationId) },
    footer: text.footer(occasion.provider.name),
    footerLinks: [
      { label: text.chooseMails, url: `${publicUrl}/profile?tab=notifications` },
      { label: text.turnOff(topicLabels[topic]), url: off.page },
    ],
  })
  await sendMail(occasion, {
    to: { name, address: email },
    subject,
    unsubscribe: off.oneClick,
    ...(replyTo && { replyTo }),
    ...laidOut,
  })
}
