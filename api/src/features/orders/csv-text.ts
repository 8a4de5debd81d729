import { words } from '@kerf/shared-contracts/words/words'

/** What saved lists say. */
export const text = words('api/orders/csv-text', {
  heads: {
    orderNumber: 'Order Number',
    yourPo: 'Your PO',
    projectName: 'Project Name',
    status: 'Status',
    part: 'Part',
    material: 'Material',
    materialGrade: 'Material Grade',
    finishing: 'Finishing',
    tolerance: 'Tolerance',
    ordered: 'Quantity Ordered',
    shipped: 'Quantity Shipped',
    unitPrice: 'Unit Price',
    amount: 'Amount',
    currency: 'Currency',
    orderDate: 'Order Date',
    dueDate: 'Due Date',
    completion: 'Estimated Completion',
    delivery: 'Estimated Delivery',
    delivered: 'Delivered',
    trackingNumber: 'Tracking Number',
    carrier: 'Carrier',
    qualityCheck: 'Quality Check',
    archived: 'Archived',
    notes: 'Notes',
  },
  quality: {
    pending: 'Awaits Decision',
    approved: 'Approved',
    needs_revision: 'Revision Requested',
  },
})
