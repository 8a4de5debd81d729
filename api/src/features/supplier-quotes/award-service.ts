import { PurchaseOrder } from '../../models/purchase-order.ts'
import { SupplierProfile } from '../../models/supplier-profile.ts'
import { type StoredPrice, SupplierQuote } from '../../models/supplier-quote.ts'
import { SupplierRequestAssignment } from '../../models/supplier-request-assignment.ts'
import { problem } from '../../platform/errors.ts'
import type { Work } from '../../platform/work.ts'
import { supplierRequestAwarded } from './events.ts'
import type { LockedRequest } from './lock-service.ts'

/** What is awarded of a request: an acceptance whose purchase order was cancelled returns its pieces. */
async function awardedPieces(
  { tx }: Work,
  request: LockedRequest,
  { except }: { except?: string } = {},
): Promise<StoredPrice[]> {
  const accepted = await SupplierQuote.query(tx).where({ requestId: request.id, status: 'accepted' })
  const orders = await PurchaseOrder.query(tx).where({ requestId: request.id }).select('supplierQuoteId', 'status')
  return accepted
    .filter(({ id }) => id !== except)
    .filter(({ id }) => {
      const own = orders.filter(({ supplierQuoteId }) => supplierQuoteId === id)
      return own.length === 0 || own.some(({ status }) => status !== 'cancelled')
    })
    .flatMap(({ awards }) => awards)
}

const piecesOf = (awards: readonly StoredPrice[], partId: string) =>
  awards.reduce((sum, award) => sum + (award.partId === partId ? award.quantity : 0), 0)

/**
 * The request is locked, so two admins never award the same pieces.
 * @param except the quote being awarded, whose own awards are ignored
 * @throws Problem `supplier_quote.over_awarded`
 */
export async function assertNotOverAwarded(
  work: Work,
  request: LockedRequest,
  awards: readonly StoredPrice[],
  except?: string,
): Promise<void> {
  const given = [...(await awardedPieces(work, request, except === undefined ? {} : { except })), ...awards]
  for (const part of request.parts) {
    if (piecesOf(given, part.id) > Math.max(...part.quantities)) throw problem('supplier_quote.over_awarded')
  }
}

/**
 * Records whether everything in a request is awarded: every part at its first quantity or more, and no quote awaiting a
 * decision. Such a request accepts no quotes (docs/product/suppliers.md, 'What becomes of a request').
 */
export async function noteAward(work: Work, request: LockedRequest): Promise<void> {
  const { tx, now } = work
  const awards = await awardedPieces(work, request)
  const isWhole = request.parts.every((part) => piecesOf(awards, part.id) >= (part.quantities[0] ?? 1))
  const waiting = await SupplierQuote.query(tx).where({ requestId: request.id, status: 'pending' }).resultSize()
  const isAwarded = isWhole && waiting === 0
  if (isAwarded === (request.awardedAt !== null)) return
  await request.$query(tx).patch({ awardedAt: isAwarded ? now : null })
  const others = await SupplierRequestAssignment.query(tx)
    .where({ requestId: request.id, quotedAt: null })
    .select('supplierId')
  const supplierIds = others.map(({ supplierId }) => supplierId)
  await work.happened(supplierRequestAwarded, { request, isAwarded, supplierIds })
}

/**
 * Nothing is awarded to a supplier who could not deliver it. The row is locked, so that the supplier is not suspended
 * meanwhile.
 * @throws Problem `supplier_quote.supplier_suspended`, `supplier_quote.supplier_deleted`
 */
export async function assertSupplierActive({ tx }: Work, { supplierId }: SupplierQuote): Promise<void> {
  const supplier = await SupplierProfile.query(tx).findOne({ userId: supplierId }).forShare()
  if (!supplier || supplier.isDeleted) throw problem('supplier_quote.supplier_deleted')
  if (supplier.suspendedAt !== null) throw problem('supplier_quote.supplier_suspended')
}
