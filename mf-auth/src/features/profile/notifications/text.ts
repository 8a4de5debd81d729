import type { NotificationTopic } from '@kerf/shared-contracts/rules/notification-topics'

const topics: Record<NotificationTopic, { label: string; hint: string }> = {
  messages: {
    label: 'Messages',
    hint: 'Somebody wrote to you, and you have not read it for a few minutes.',
  },
  quotes: { label: 'Quotes', hint: 'A quote for one of your requests is ready, or was revised.' },
  order_confirmations: {
    label: 'Order confirmations',
    hint: 'A purchase order became an order, with its number; an order has another due date.',
  },
  order_progress: { label: 'Shipping and delivery', hint: 'Parts were shipped, with their tracking, or delivered.' },
  quality_checks: { label: 'Quality checks', hint: 'An inspection waits for your approval before parts are packed.' },
  quote_answers: {
    label: 'Answers to quotes',
    hint: 'A customer accepts or declines a quote, sends the purchase order, or asks for a new quote.',
  },
  supplier_requests: {
    label: 'Requests for quotes',
    hint: 'We ask you for a quote, or change what we asked for.',
  },
  supplier_decisions: { label: 'Decisions on quotes', hint: 'One of your quotes was accepted or not selected.' },
  supplier_orders: { label: 'Purchase orders', hint: 'A purchase order was issued, changed or cancelled.' },
  supplier_answers: { label: 'Answers of suppliers', hint: 'A supplier quotes a request, or declines it.' },
  supplier_certificates: {
    label: 'Certificates that end',
    hint: 'A certificate of a supplier ends in 30 days, and again in 7.',
  },
  revision_requests: { label: 'Revision requests', hint: 'A customer asks for changes after a quality check.' },
}

export const text = {
  what: 'your choices',
  title: 'Mails about your work',
  description: 'Each choice is saved at once.',
  group: 'What to mail me about',
  topics,
  none: 'For your kind of account there are only mails about the account itself.',
  always:
    'Some mails cannot be declined: codes to verify an address or to reset a password, and notices about your password, your email and your account.',
  failed: { title: 'Choice not saved', text: 'It is back to what it was. Please try again.' },
}
