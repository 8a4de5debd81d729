import { words } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`

export const text = words('mf-admin/customer-search', {
  title: 'Search Customers',
  description: 'Find a customer by name, email, company or customer number.',
  label: 'Search customers',
  placeholder: 'Name, email, company or customer number',
  search: 'Search',
  blank: 'Type something to search for first',
  start: 'Start Searching',
  startText: 'Matching customers appear here, with their requests and orders.',
  none: 'No Results Found',
  noneText: 'Try another name, email, company or customer number.',
  failed: 'Failed to search customers',
  results: 'Results',
  found: (count: number) => counted(count, 'customer', 'customers'),
  first: (count: number) => `The first ${count.toLocaleString('en-US')} customers. Add words to narrow the search.`,
  types: { customer: 'Customer', supplier: 'Supplier', admin: 'Admin' },
  company: 'Company',
  activity: 'Last Activity',
  never: 'Never',
  unsaid: '–',
  rfqs: 'RFQs',
  orders: 'Orders',
  details: 'View Details',
  detailsOf: (name: string) => `View Details of ${isolated(name)}`,
})
