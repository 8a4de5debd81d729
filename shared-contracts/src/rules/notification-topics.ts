import { z } from 'zod'

/** What a user can be mailed about besides their account itself; those mails cannot be declined. */
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

/** @returns what a kind of user is mailed about, in the order in which it is offered */
export function topicsOf(kind: keyof typeof topics): readonly NotificationTopic[] {
  return topics[kind]
}
