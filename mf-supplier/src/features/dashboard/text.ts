import { words } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'

export const text = words('mf-supplier/dashboard', {
  greeting: (firstName: string) => `Welcome, ${isolated(firstName)}`,
  greetingUnknown: 'Welcome',
  description: 'Your place for requests, quotes and purchase orders.',
  failed: 'Your figures could not be loaded',
  stats: {
    label: 'Figures',
    names: {
      openRequests: 'Open Requests',
      pendingQuotes: 'Pending Quotes',
      acceptedQuotes: 'Won Quotes',
      activePurchaseOrders: 'Active Purchase Orders',
    },
    hints: {
      openRequests: 'Wait for your quote',
      pendingQuotes: 'Awaiting our decision',
      acceptedQuotes: 'Accepted by us',
      activePurchaseOrders: 'Neither received nor cancelled',
    },
  },
  certificates: (count: number) =>
    count === 1
      ? 'One of your certificates expires soon or has expired.'
      : `${count} of your certificates expire soon or have expired.`,
  toCertificates: 'See your certificates',
  requests: {
    title: 'Open requests by due date',
    all: 'All requests',
    due: (day: string) => `Due ${day}`,
    noDue: 'No due date',
    failed: 'The requests could not be loaded',
    empty: 'No open requests',
    emptyText:
      'When we have work that fits your shop, the request appears here with its drawings, material and quantity.',
  },
  profile: {
    title: 'Profile completeness',
    complete: 'Nothing is missing.',
    missing: (items: string) => `Missing: ${items}`,
    edit: 'Edit profile',
  },
})
