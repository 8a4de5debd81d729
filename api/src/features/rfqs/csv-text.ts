import { words } from '@kerf/shared-contracts/words/words'

/** What saved lists say. */
export const text = words('api/rfqs/csv-text', {
  heads: {
    rfqId: 'RFQ ID',
    projectName: 'Project Name',
    status: 'Status',
    part: 'Part',
    material: 'Material',
    materialGrade: 'Material Grade',
    finishing: 'Finishing',
    tolerance: 'Tolerance',
    quantity: 'Quantity',
    process: 'Process',
    subprocess: 'Subprocess',
    international: 'International Manufacturing',
    neededBy: 'Needed By',
    submitted: 'Submitted',
    notes: 'Notes',
    partNotes: 'Part Notes',
    quoteAmount: 'Quote Amount',
    quoteCharges: 'Quote Charges',
    currency: 'Currency',
    orderNumber: 'Order Number',
  },
})
