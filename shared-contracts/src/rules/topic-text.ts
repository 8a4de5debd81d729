import { words } from '../words/words.ts'

/** The name of each topic of notifications. */
export const topicText = words('shared-contracts/rules/topic-text', {
  messages: 'Messages',
  quotes: 'Quotes',
  order_confirmations: 'Order confirmations',
  order_progress: 'Shipping and delivery',
  quality_checks: 'Quality checks',
  quote_answers: 'Answers to quotes',
  supplier_requests: 'Requests for quotes',
  supplier_decisions: 'Decisions on quotes',
  supplier_orders: 'Purchase orders',
  supplier_answers: 'Answers from suppliers',
  supplier_certificates: 'Expiring certificates',
  revision_requests: 'Revision requests',
})
