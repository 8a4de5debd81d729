import { words } from '@kerf/shared-contracts/words/words'

/** What saved lists say. */
export const text = words('api/quotes/csv-text', {
  heads: {
    quoteNumber: 'Quote Number',
    rfqId: 'RFQ ID',
    projectName: 'Project Name',
    status: 'Status',
    revision: 'Revision',
    part: 'Part',
    material: 'Material',
    materialGrade: 'Material Grade',
    quantity: 'Quantity',
    unitPrice: 'Unit Price',
    amount: 'Amount',
    currency: 'Currency',
    inTotal: 'In Total',
    date: 'Date',
    validUntil: 'Valid Until',
    delivery: 'Estimated Delivery',
    poNumber: 'PO Number',
    orderNumber: 'Order Number',
    notes: 'Notes',
    response: 'Your Response',
  },
})
