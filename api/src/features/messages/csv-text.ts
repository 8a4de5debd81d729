import { words } from '@kerf/shared-contracts/words/words'

/** What saved lists say. */
export const text = words('api/messages/csv-text', {
  heads: {
    counterpart: 'With',
    about: 'About',
    number: 'Number',
    project: 'Project',
    lastMessage: 'Last Message',
    lastFrom: 'Last Message From',
    lastAt: 'Last Message At',
    attachments: 'Attachments',
    unread: 'Unread',
  },
  kinds: {
    general: 'General',
    rfq: 'RFQ',
    quote: 'Quote',
    order: 'Order',
    supplier_request: 'Supplier request',
    purchase_order: 'Purchase order',
  },
})
