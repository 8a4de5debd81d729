import { toldParameter } from '@kerf/shared-contracts/rules/addresses'
import { type MailPace, type NotificationTopic, topicLabels } from '@kerf/shared-contracts/rules/notification-topics'
import type { Config } from '../../config.ts'
import { Notification } from '../../models/notification.ts'
import type { User } from '../../models/user.ts'
import type { Heard, Occasion } from '../../platform/events/subscriber.ts'
import { layOutMail } from '../../platform/mail/layout.ts'
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
  paragraphs: readonly string[]
  button: { label: string; path: string }
  /** Whose name the subject contains; it is removed with that account. */
  aboutUserId?: string | null
  /** The conversation whose reading marks this as read. */
  conversationId?: string
  /** Where replies go, if they are read. */
  replyTo?: string | undefined
}

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
export async function tellCustomers(occasion: Heard, object: Owned, notice: Notice, links: Links): Promise<void> {
  await tell(occasion, await findCustomers(occasion.tx, object), notice, links)
}

/** Tells those of these suppliers who have access. */
export async function tellSuppliers(
  occasion: Heard,
  supplierIds: readonly string[],
  notice: Notice,
  links: Links,
): Promise<void> {
  await tell(occasion, await findSuppliers(occasion.tx, supplierIds), notice, links)
}

/** Tells all admins. */
export async function tellAdmins(occasion: Heard, notice: Notice, links: Links): Promise<void> {
  await tell(occasion, await findAdmins(occasion.tx), notice, links)
}

/** Tells users: each of them in the bell, and by mail as each has chosen. */
export async function tell(occasion: Heard, users: readonly User[], notice: Notice, links: Links): Promise<void> {
  if (users.length === 0) return
  const { tx, now, mayMail } = occasion
  const { topic, subject, button, aboutUserId = null, conversationId = null } = notice
  const paces = new Map(users.map((user) => [user.id, mayMail ? paceOf(user, topic) : 'none']))
  const given = await Notification.query(tx).insert(
    users.map(({ id }) => ({
      userId: id,
      topic,
      title: subject,
      path: button.path,
      createdAt: now,
      awaitsDigest: paces.get(id) === 'daily',
      conversationId,
      aboutUserId,
    })),
  )
  await occasion.happened(notificationsGiven, { userIds: users.map(({ id }) => id) })
  const told = new Map(given.map(({ id, userId }) => [userId, id]))
  for (const user of users) {
    const notificationId = told.get(user.id)
    if (notificationId && paces.get(user.id) === 'at_once')
      await mailUser(occasion, user, notice, notificationId, links)
  }
}

/** How a user is mailed about a topic. */
export function paceOf({ notificationsOff, mailPace }: User, topic: NotificationTopic): MailPace {
  return notificationsOff.includes(topic) ? 'none' : mailPace
}

async function mailUser(
  occasion: Occasion,
  { id, name, email }: User,
  { topic, subject, title, paragraphs, button, replyTo }: Notice,
  notificationId: string,
  links: Links,
): Promise<void> {
  const { publicUrl } = links
  const off = unsubscribeAddress(links, { userId: id, scope: topic })
  const laidOut = layOutMail({
    sender: senderOf(occasion.provider),
    title,
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
