import { words } from '@kerf/shared-contracts/words/words'

export const text = words('shared-parts/quotes', {
  lines: {
    part: 'Part',
    partNumber: (position: number) => `Part ${position}`,
    quantity: 'Quantity',
    unitPrice: 'Unit Price',
    amount: 'Amount',
    subtotal: 'Subtotal',
    total: 'Total',
    chosen: 'Chosen',
    inTotal: 'In Total',
    yes: 'Yes',
    no: 'No',
  },
  chargeKinds: {
    setup: 'Setup',
    tooling: 'Tooling',
    freight: 'Freight',
    tax: 'Tax',
    other: 'Other',
  },
  earlier: {
    headline: (revision: number, date: string, amount: string) => `Revision ${revision} of ${date}: ${amount}`,
    linesOf: (revision: number) => `Prices of revision ${revision}`,
    documentOf: (revision: number) => `Document of revision ${revision}`,
    validUntil: 'Valid Until',
    terms: 'Terms',
  },
  document: {
    none: 'This quote has no document',
    saved: 'Success',
    savedText: 'Quote downloaded successfully',
    failed: 'Download failed',
    failedText: 'Failed to download quote',
  },
  purchaseOrder: {
    missing: 'No Purchase Order',
    missingText: 'Purchase order file not found',
    failed: 'Download Failed',
    failedText: 'Failed to download purchase order',
  },
})
