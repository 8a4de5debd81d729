export const text = {
  lines: {
    part: 'Part',
    partNumber: (position: number) => `Part ${position}`,
    quantity: 'Quantity',
    unitPrice: 'Unit Price',
    amount: 'Amount',
    total: 'Total',
    chosen: 'Chosen',
    inTotal: 'In Total',
    yes: 'Yes',
    no: 'No',
  },
  earlier: {
    headline: (revision: number, date: string, amount: string) => `Revision ${revision} of ${date}: ${amount}`,
    linesOf: (revision: number) => `Prices of revision ${revision}`,
    documentOf: (revision: number) => `Document of revision ${revision}`,
    validUntil: 'Valid Until',
  },
  purchaseOrder: {
    missing: 'No Purchase Order',
    missingText: 'Purchase order file not found',
    failed: 'Download Failed',
    failedText: 'Failed to download purchase order',
  },
}
