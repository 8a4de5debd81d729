import { words } from '../words/words.ts'

/** How statuses are called. */
export const statusText = words('shared-contracts/rules/status-text', {
  /** The eight stages of an order. */
  stages: {
    pending: 'Order Confirmed',
    material_procurement: 'Material Procurement',
    manufacturing: 'Manufacturing',
    finishing: 'Finishing',
    quality_check: 'Quality Check',
    packing: 'Packing',
    shipped: 'Shipped',
    delivered: 'Delivered',
  },
  /** Other statuses, where their names in words are not enough. */
  others: Object.create(null) as Readonly<Record<string, string>>,
  unknown: 'Unknown',
  rfq: {
    submitted: 'Submitted',
    reviewing: 'Under Review',
    sent_to_suppliers: 'Sent to Suppliers',
    quoted: 'Quoted',
    accepted: 'Accepted',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
  },
  quote: {
    pending: 'Pending',
    expired: 'Expired',
    declined: 'Declined',
    waiting_for_po: 'Waiting for PO',
    po_submitted: 'PO Submitted',
  },
})
