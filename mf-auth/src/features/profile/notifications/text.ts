import type { NotificationTopic } from '@kerf/shared-contracts/rules/notification-topics'
import { words } from '@kerf/shared-contracts/words/words'

const hints: Record<NotificationTopic, string> = {
  messages: 'Somebody wrote to you, and you have not read it for a few minutes.',
  quotes: 'A quote for one of your requests is ready, or was revised.',
  order_confirmations: 'A purchase order became an order, with its number; an order has another due date.',
  order_progress: 'Parts were shipped, with their tracking, or delivered.',
  quality_checks: 'An inspection waits for your approval before parts are packed.',
  quote_answers:
    'A customer accepts or declines a quote, sends the purchase order, asks for a new quote, or withdraws an RFQ.',
  supplier_requests: 'We ask you for a quote, or change what we asked for.',
  supplier_decisions: 'One of your quotes was accepted or not selected.',
  supplier_orders: 'A purchase order was issued, changed or cancelled.',
  supplier_answers: 'A supplier quotes a request, or declines it.',
  supplier_certificates: 'A certificate on file expires in 30 days, and again in 7.',
  revision_requests: 'A customer asks for changes after a quality check.',
}

export const text = words('mf-auth/profile/notifications', {
  what: 'your choices',
  title: 'Emails about your work',
  description: 'Each choice is saved at once.',
  group: 'What to email me about',
  hints,
  rhythm: {
    what: 'how often you get emails',
    title: 'How often',
    description: 'For emails about your work. Everything is also listed under the bell.',
    group: 'How often to email me',
    paces: {
      at_once: { label: 'When it happens', hint: 'One email per event.' },
      daily: {
        label: 'Once a day',
        hint: 'One email in the morning with everything you have not read in the portal; none if there is nothing.',
      },
      none: { label: 'Not at all', hint: 'Check the bell instead.' },
    },
  },
  none: 'For your kind of account there are only emails about the account itself.',
  always:
    'Some emails cannot be declined: codes to verify an address or to reset a password, and notices about your password, your email and your account.',
  failed: { title: 'Choice not saved', text: 'It is back to what it was. Please try again.' },
})
