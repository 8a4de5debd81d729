import { z } from 'zod'
import { topicText } from './topic-text.ts'

/** What a user can be told about besides their account itself; mails about that cannot be declined. */
export const NotificationTopic = z.enum([
  'messages',
  'quotes',
  'order_confirmations',
  'order_progress',
  'quality_checks',
  'revision_requests',
  'quote_answers',
  'supplier_requests',
  'supplier_decisions',
  'supplier_orders',
  'supplier_answers',
  'supplier_certificates',
])
export type NotificationTopic = z.output<typeof NotificationTopic>

const topics = {
  customer: ['messages', 'quotes', 'order_confirmations', 'order_progress', 'quality_checks'],
  supplier: ['messages', 'supplier_requests', 'supplier_decisions', 'supplier_orders', 'supplier_certificates'],
  admin: ['messages', 'quote_answers', 'revision_requests', 'supplier_answers', 'supplier_certificates'],
} as const satisfies Record<string, readonly NotificationTopic[]>

/** @returns the topics for a kind of user, in the order in which they are offered */
export function topicsOf(kind: keyof typeof topics): readonly NotificationTopic[] {
  return topics[kind]
}

/** The name of each topic, on screens and in mails. */
export const topicLabels: Readonly<Record<NotificationTopic, string>> = topicText

/** How a user gets mails about topics: each at once, all of a day in one, or none (docs/product/notifications.md, 'Daily mail'). */
export const MailPace = z.enum(['at_once', 'daily', 'none'])
export type MailPace = z.output<typeof MailPace>

/** What one link in a mail turns off: the mails about a topic, or the daily mail. */
export const UnsubscribeScope = z.enum([...NotificationTopic.options, 'daily'])
export type UnsubscribeScope = z.output<typeof UnsubscribeScope>

/** The hour from which reminders and daily mails are sent, in the business's time zone. */
export const morningHour = 7

/** After how many days without an answer a customer is reminded, once (docs/product/notifications.md, 'Reminders'). */
export const reminderAfterDays = 3
