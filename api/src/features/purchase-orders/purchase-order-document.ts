import type { PurchaseOrderView } from '../../models/views/purchase-order-view.ts'
import type { BusinessDocument, Fact } from '../../platform/documents/document.ts'
import {
  known,
  passage,
  presentRecipient,
  pricedTable,
  totalOf,
  writtenDay,
  writtenMoney,
} from '../documents/presenter.ts'
import type { Letterhead, Recipient } from '../documents/service.ts'

/** What the document of a purchase order says. */
export interface PurchaseOrderFacts {
  order: PurchaseOrderView
  /** `YYYY-MM-DD`: when it was issued, in the business's time zone. */
  issuedOn: string
  supplier: Recipient & { supplierNumber: string }
}

/** Setup and freight, if charged, then the total. */
function sums({ setupPrice, freightPrice, amount, currency }: PurchaseOrderView): Fact[] {
  const charged = Object.entries({ Setup: setupPrice, Freight: freightPrice }).filter(([, price]) => Number(price) > 0)
  const extras = charged.map(([label, price]) => ({ label, value: writtenMoney(price, currency) }))
  return [...extras, totalOf(amount, currency)]
}

/** What is ordered from a supplier, for how much and by when (docs/product/documents.md, 'Purchase order'). */
export function purchaseOrderDocument(facts: PurchaseOrderFacts, letterhead: Letterhead): BusinessDocument {
  const { order, supplier } = facts
  return {
    title: 'Purchase order',
    number: order.number,
    subject: order.projectName,
    provider: letterhead,
    ...(order.status === 'cancelled' && { notice: 'Cancelled. Nothing is to be delivered.' }),
    facts: known({
      'Order date': writtenDay(facts.issuedOn),
      'Deliver by': writtenDay(order.deliveryDate),
      'Your promised date': order.promisedDate && writtenDay(order.promisedDate),
      Reference: order.referenceNumber,
      'Supplier number': supplier.supplierNumber,
    }),
    parties: [
      presentRecipient('Supplier', supplier),
      { label: 'Deliver to', lines: [letterhead.name, ...letterhead.addressLines] },
    ],
    blocks: [
      pricedTable(order.lines, order.currency),
      { kind: 'totals', rows: sums(order) },
      ...passage('Notes', order.notes),
      ...passage('Seal of the request', order.seal),
    ],
  }
}
