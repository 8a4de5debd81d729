import { words } from '@kerf/shared-contracts/words/words'

export const text = words('mf-admin/mails', {
  title: 'Failed emails',
  description: 'Emails of the last 30 days that could not be delivered.',
  list: {
    caption: 'Failed emails',
    noun: 'emails',
    search: { label: 'Search failed emails', placeholder: 'Recipient or subject' },
    noMatch: 'No emails match',
  },
  states: {
    '': 'All',
    refused: 'Refused by the mail server',
    given_up: 'Given up',
    retried: 'Sent again',
  },
  sorts: { 'date-desc': 'Newest first', 'date-asc': 'Oldest first' },
  columns: {
    recipient: 'Recipient',
    purpose: 'About',
    failedAt: 'When',
    outcome: 'What happened',
    actions: 'Actions',
  },
  purposes: {
    registration: 'Registration',
    password_reset: 'Password reset',
    email_change: 'Change of address',
    invitation: 'Invitation',
    notice: 'Notice',
  },
  tries: (count: number) => (count === 1 ? 'after 1 try' : `after ${count} tries`),
  retriedAt: (moment: string) => `Sent again ${moment}`,
  none: 'Every email was delivered',
  noneText: 'Emails that a mail server refuses, or does not accept in time, are listed here.',
  retry: 'Send again',
  retryOf: (recipient: string) => `Send again: the email to ${recipient}`,
  done: 'Email queued',
  doneText: 'It will be sent shortly. If it fails again, it will be listed here again.',
  failed: 'Failed to send the email again',
  failedText: 'Please try again',
} as const)
