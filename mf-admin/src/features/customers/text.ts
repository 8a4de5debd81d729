import { words } from '@kerf/shared-contracts/words/words'

export const text = words('mf-admin/customers', {
  title: 'Customer Management',
  manualCreation: 'Manual Creation',
  description: 'Manage accounts, quote incoming requests, and see orders through production, shipping and payment.',
  tabs: {
    label: 'Customer Management',
    customers: 'Customer Accounts',
    rfqs: 'Incoming RFQs',
    'active-orders': 'Active Orders',
    'archived-orders': 'Archived Orders',
  },
})
