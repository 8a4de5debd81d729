import { words } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'

export const text = words('mf-supplier/quotes', {
  title: 'Quotes',
  description: 'What you offered, and what we decided.',
  list: {
    caption: 'Quotes',
    noun: 'quotes',
    search: { label: 'Search quotes', placeholder: 'Project or reference' },
    noMatch: 'No quotes match your filters',
  },
  empty: 'No quotes yet',
  emptyText: 'The quotes that you send for requests appear here.',
  statuses: { pending: 'Pending', accepted: 'Accepted', not_selected: 'Not Selected' },
  outdated: 'New quote needed',
  columns: {
    ...{ reference: 'Reference', project: 'Project', price: 'Price', leadTime: 'Lead time' },
    ...{ status: 'Status', submitted: 'Submitted' },
  },
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  facts: {
    ...{ setup: 'Setup', freight: 'Freight', validUntil: 'Valid until', revision: 'Submission' },
    ...{ notes: 'Notes', awarded: 'Awarded', order: 'Purchase order', file: 'Quote file' },
  },
  feedback: (words: string) => `Our feedback: ${isolated(words)}`,
  outdatedNote: 'We changed the request after this quote. Please open the request and send a new one.',
  prices: 'Prices',
  price: { part: 'Part', quantity: 'Quantity', unit: 'Price of one', amount: 'Amount' },
  revisions: 'All submissions',
  revision: (count: number, at: string) => `${count} · ${at}`,
  request: 'View Request',
})
