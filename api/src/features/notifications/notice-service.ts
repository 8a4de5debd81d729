import type { NotificationTopic } from '@kerf/shared-contracts/rules/notification-topics'
import type { Config } from '../../config.ts'
import type { User } from '../../models/user.ts'
import type { Occasion } from '../../platform/events/subscriber.ts'
import { layOutMail } from '../../platform/mail/layout.ts'
import { senderOf } from '../../platform/mail/sender.ts'
import { hello } from '../auth/greeting-service.ts'
import { sendMail } from '../mail/service.ts'
import { findAdminsToTell, findCustomersToTell, findSuppliersToTell, type Owned } from './recipients-service.ts'
import { text } from './text.ts'

/** A mail about a topic. */
export interface Notice {
  /** Skips those who turned the topic off. */
  topic: NotificationTopic
  subject: string
  title: string
  paragraphs: readonly string[]
  button: { label: string; path: string }
  /** Where a reply goes, if somebody reads it. */
  replyTo?: string | undefined
}

/** The base address of links in mails. */
export type Links = Pick<Config, 'publicUrl'>

/** Mails the customers responsible for an RFQ or order. */
export async function mailCustomers(occasion: Occasion, object: Owned, notice: Notice, links: Links): Promise<void> {
  for (const customer of await findCustomersToTell(occasion.tx, object, notice.topic)) {
    await mailUser(occasion, customer, notice, links)
  }
}

/** Mails these suppliers, as far as they want this topic and have access. */
export async function mailSuppliers(
  occasion: Occasion,
  supplierIds: readonly string[],
  notice: Notice,
  links: Links,
): Promise<void> {
  for (const supplier of await findSuppliersToTell(occasion.tx, supplierIds, notice.topic)) {
    await mailUser(occasion, supplier, notice, links)
  }
}

/** Mails all admins who want this topic. */
export async function mailAdmins(occasion: Occasion, notice: Notice, links: Links): Promise<void> {
  for (const admin of await findAdminsToTell(occasion.tx, notice.topic)) {
    await mailUser(occasion, admin, notice, links)
  }
}

/** Mails one user. */
export async function mailUser(
  occasion: Occasion,
  { name, email }: User,
  { subject, title, paragraphs, button, replyTo }: Notice,
  { publicUrl }: Links,
): Promise<void> {
  const unsubscribe = `${publicUrl}/profile?tab=notifications`
  const laidOut = layOutMail({
    sender: senderOf(occasion.provider),
    title,
    paragraphs: [hello(name), ...paragraphs],
    button: { label: button.label, url: `${publicUrl}${button.path}` },
    footer: text.footer(occasion.provider.name),
    footerLink: { label: text.chooseMails, url: unsubscribe },
  })
  await sendMail(occasion, {
    to: { name, address: email },
    subject,
    unsubscribe,
    ...(replyTo && { replyTo }),
    ...laidOut,
  })
}
