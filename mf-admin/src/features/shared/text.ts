import { words } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'

export const text = words('mf-admin/shared', {
  preview: {
    show: 'Preview PDF',
    waiting: 'The preview is being created',
    failed: 'Failed to create the preview',
  },
  charges: {
    title: 'Setup, tooling, freight and tax',
    kindOf: (place: number) => `Kind of line ${place}`,
    labelOf: (place: number) => `Name of line ${place}`,
    amountOf: (place: number) => `Amount of line ${place}`,
    labelPlaceholder: 'As the customer will see it',
    remove: (name: string) => `Remove ${isolated(name)}`,
    add: 'Add setup, tooling, freight or tax',
    most: (count: number) => `A quote can have up to ${count} of these lines`,
    invalidAmount: 'Please enter a valid amount',
  },
  person: {
    label: 'Person',
    placeholder: 'Everybody',
    none: 'Nobody found',
    failed: 'Failed to search for people',
    unknown: 'A deleted account',
    notLoaded: 'The name could not be loaded',
    clear: 'Show everybody',
  },
  tryAgain: 'Please try again.',
  cancel: 'Cancel',
  close: 'Close',
  sending: 'This is being sent',
  companyRoles: { owner: 'Owner', buyer: 'Buyer', viewer: 'Viewer' },
  charts: {
    month: 'Month',
    rfqs: { title: 'RFQs by Month', value: 'RFQs' },
    orders: { title: 'Orders by Month', value: 'Orders' },
    revenue: { title: 'Revenue by Month', value: 'Revenue' },
  },
})
