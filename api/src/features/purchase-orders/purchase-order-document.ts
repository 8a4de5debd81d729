import type { PurchaseOrderView } from '../../models/views/purchase-order-view.ts'
import type { BusinessDocument, Fact } from '../../platform/documents/document.ts'
import { text } from '../../platform/documents/text.ts'
import { writtenDay, writtenMoney } from '../../platform/language/written.ts'
import { known, passage, presentRecipient, pricedTable, totalOf } from '../documents/presenter.ts'
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
  const charged = Object.entries({ [text.setup]: setupPrice, [text.freight]: freightPrice }).filter(
    ([, price]) => Number(price) > 0,
  )
  const extras = charged.map(([label, price]) => ({ label, value: writtenMoney(price, currency) }))
  return [...extras, totalOf(amount, currency)]
}

/** What is ordered from a supplier, for how much and by when (docs/product/documents.md, 'Purchase order'). */
export function purchaseOrderDocument(facts: PurchaseOrderFacts, letterhead: Letterhead): BusinessDocument {
  const words = text.purchaseOrder
  const { order, supplier } = facts
  return {
    title: words.title,
    number: order.number,
    subject: order.projectName,
    provider: letterhead,
    ...(order.status === 'cancelled' && { notice: words.cancelled }),
    facts: known({
      [words.date]: writtenDay(facts.issuedOn),
      [words.deliverBy]: writtenDay(order.deliveryDate),
      [words.promised]: order.promisedDate && writtenDay(order.promisedDate),
      [words.reference]: order.referenceNumber,
      [words.supplierNumber]: supplier.supplierNumber,
    }),
    parties: [
      presentRecipient(words.supplier, supplier),
      { label: text.deliverTo, lines: [letterhead.name, ...letterhead.addressLines] },
    ],
    blocks: [
      pricedTable(order.lines, order.currency),
      { kind: 'totals', rows: sums(order) },
      ...passage(text.notes, order.notes),
      ...passage(text.seal, order.seal),
    ],
  }
}
