import { words } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'

/** Texts of the search dialog. */
export const text = words('shell/find/dialog-text', {
  words: { title: 'Search', placeholder: 'Search for numbers, projects, files, pages' },
  groups: {
    recent: 'Recently opened',
    page: 'Pages',
    rfq: 'Requests',
    quote: 'Quotes',
    order: 'Orders',
    customer: 'Customers',
    company: 'Companies',
    supplier: 'Suppliers',
    supplier_request: 'RFQs to suppliers',
    supplier_quote: 'Supplier quotes',
    purchase_order: 'Purchase orders',
    file: 'Files',
  },
  more: 'There are more. Type more letters to narrow them down.',
  count: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  nothing: (sought: string) => `Nothing found for “${isolated(sought)}”.`,
  tooShort: 'Type one more letter to search beyond pages.',
  failed: 'The search failed. Please try again.',
  retry: 'Try again',
})
