import { SupplierProfile } from '../../models/supplier-profile.ts'
import { SupplierQuote } from '../../models/supplier-quote.ts'
import type { ReadWork } from '../../platform/work.ts'
import { each, inPages } from './pages.ts'

/** The members of `supplier.json`: profile, own quotes, and the purchase orders that followed. */
export async function readSupplier({ tx, viewer }: ReadWork): Promise<Record<string, unknown>> {
  const found = await SupplierProfile.query(tx).findById(viewer.id)
  const { userId: _userId, ...profile } = found?.$toJson() ?? { userId: viewer.id }
  const pages = inPages(
    () =>
      SupplierQuote.query(tx).where({ supplierId: viewer.id }).withGraphFetched('[request, quoteFile, purchaseOrder]'),
    'submittedAt',
  )
  return { profile, quotes: each(pages, (quotes) => quotes.map(presentQuote)) }
}

function presentQuote(quote: SupplierQuote) {
  const { request, purchaseOrder, quoteFile } = quote
  const { price, currency, leadTimeDays, status, notes, submittedAt, adminFeedback } = quote
  return {
    request: request && {
      referenceNumber: request.referenceNumber,
      projectName: request.projectName,
      material: request.material,
      quantity: request.quantity,
    },
    price,
    currency,
    leadTimeDays,
    status,
    notes,
    submittedAt,
    feedback: adminFeedback,
    file: quoteFile?.fileName ?? null,
    purchaseOrder: purchaseOrder
      ? { number: purchaseOrder.number, deliveryDate: purchaseOrder.deliveryDate, notes: purchaseOrder.notes }
      : null,
  }
}
