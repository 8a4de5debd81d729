import { words } from '@kerf/shared-contracts/words/words'

export const text = words('mf-customer/orders/list', {
  title: 'My Orders',
  description: 'Follow your orders from confirmation to delivery.',
  counts: { label: 'Counts', active: 'Active Orders', completed: 'Completed', total: 'Total Orders' },
  tabs: { label: 'Orders', active: 'Active Orders', history: 'Order History' },
  list: {
    caption: 'My Orders',
    noun: 'orders',
    search: { label: 'Search orders', placeholder: 'Order number, PO or project' },
    noMatch: 'No orders match your filters',
  },
  columns: {
    orderNumber: 'Order Number',
    customerPO: 'Your PO',
    projectName: 'Project Name',
    material: 'Material',
    quantity: 'Quantity',
    orderDate: 'Order Date',
    dueDate: 'Due',
    status: 'Status',
    actions: 'Actions',
  },
  noPurchaseOrder: '-',
  undated: 'TBD',
  none: { active: 'No active orders found', history: 'No history orders found' },
  noneText: {
    active: 'An accepted quote with a purchase order becomes an order; you follow it here.',
    history: 'Delivered orders appear here, ready to be ordered again.',
  },
  viewerNoneText: {
    active: 'A quote that your company accepted becomes an order; you follow it here.',
    history: 'Delivered orders appear here.',
  },
  viewQuotes: 'View My Quotes',
})
