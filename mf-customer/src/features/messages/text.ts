import { words } from '@kerf/shared-contracts/words/words'
import type { WithProviderWords } from '@kerf/shared-parts/messages/messages-with-provider.tsx'

export const text = words('mf-customer/messages', {
  title: 'Messages',
  description: 'Write to us about a request, a quote, an order, or anything else.',
  messageProvider: 'Message the provider',
  viewing: 'write here',
  provider: 'Provider',
  general: 'General',
  searchPlaceholder: 'Project, number or message',
  waiting: 'Unread',
  kinds: { general: 'General', rfq: 'Requests', quote: 'Quotes', order: 'Orders' },
  about: {
    rfq: (number) => `Request ${number}`,
    quote: (number) => `Quote ${number}`,
    order: (number) => `Order ${number}`,
  },
  noneText:
    'Questions and answers about your requests, quotes and orders appear here. Begin with a message to us, or from the details of a request, a quote or an order.',
  noneWaiting: { title: 'You have read everything', text: 'Conversations with new messages appear here.' },
  onlyYou: 'Only you and the provider see this',
  shared: 'Your company sees this, too',
  failedText: 'Your messages are safe.',
  beginText: {
    general: 'Ask us anything that is not about one request, quote or order.',
    rfq: 'Ask us about this request, or send what is missing. Your first message begins the conversation.',
    quote: 'Ask us about this quote before you answer it. Your first message begins the conversation.',
    order: 'Ask us about this order. Your first message begins the conversation.',
  },
} satisfies WithProviderWords & { viewing: string })
