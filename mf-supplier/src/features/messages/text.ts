import { words } from '@kerf/shared-contracts/words/words'
import type { WithProviderWords } from '@kerf/shared-parts/messages/messages-with-provider.tsx'

export const text = words('mf-supplier/messages', {
  title: 'Messages',
  description: 'Write to the manufacturer about a request, a purchase order, or anything else.',
  messageProvider: 'Message the manufacturer',
  provider: 'Manufacturer',
  general: 'General',
  searchPlaceholder: 'Project, number or message',
  waiting: 'Unread',
  kinds: { general: 'General', supplier_request: 'RFQs', purchase_order: 'Purchase orders' },
  about: {
    supplier_request: (number) => `RFQ ${number}`,
    purchase_order: (number) => `Purchase order ${number}`,
  },
  noneText:
    'Questions and answers about RFQs and purchase orders appear here. Begin with a message to the manufacturer, or from an RFQ or a purchase order.',
  noneWaiting: { title: 'You have read everything', text: 'Conversations with new messages appear here.' },
  onlyYou: 'Only you and the manufacturer see this',
  failedText: 'Your messages are safe.',
  beginText: {
    general: 'Ask anything that is not about one RFQ or purchase order.',
    supplier_request: 'Ask about this RFQ before you quote. Your first message begins the conversation.',
    purchase_order:
      'Ask a question or send an update about this purchase order. Your first message begins the conversation.',
  },
} satisfies WithProviderWords)
