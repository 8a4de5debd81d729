import { words } from '@kerf/shared-contracts/words/words'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'

export const text = words('mf-admin/customers/archived-orders', {
  list: {
    caption: 'Archived Orders',
    noun: 'archived orders',
    search: { label: 'Search archived orders', placeholder: 'Project, customer, order or tracking number' },
    noMatch: 'No Matching Orders',
  },
  columns: {
    orderNumber: 'Order Number',
    customer: 'Customer',
    project: 'Project',
    amount: 'Amount',
    orderDate: 'Order Date',
    archived: 'Archived',
    actions: 'Actions',
  },
  none: 'No Archived Orders',
  noneText: 'Paid orders are kept here.',
  viewInvoice: 'View Invoice',
  viewInvoiceOf: (order: string) => `View invoice of ${order}`,
  reopen: 'Reopen',
  reopenOf: (order: string) => `Reopen ${order}`,
  confirmTitle: (order: string) => `Reopen ${order}?`,
  confirmBody: 'The order returns to Active Orders and stays paid. Its status can be set again.',
  confirm: 'Reopen Order',
  already: {
    by: (name: string) => `${isolated(name)} has reopened this order meanwhile.`,
    bySelf: 'You have reopened this order already, in another window.',
    bySomebody: 'This order has been reopened meanwhile.',
    close: 'Close',
  },
  done: 'Order Reopened',
  doneText: 'The order has been moved back to active orders.',
  failed: 'Failed to reopen order',
})
