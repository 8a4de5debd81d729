import { SupplierQuote } from '../../models/supplier-quote.ts'
import { SupplierRequest } from '../../models/supplier-request.ts'
import { SupplierRequestPart } from '../../models/supplier-request-part.ts'
import { type Locked, locked } from '../../platform/db/locked.ts'
import { problem } from '../../platform/errors.ts'
import type { Work } from '../../platform/work.ts'

/** A request with its parts. Its lock covers its parts, its quotes and the decisions on them. */
export type LockedRequest = Locked<SupplierRequest> & { parts: SupplierRequestPart[] }

/**
 * A request, locked, for any actor: callers check permissions. Its key stays free, because whoever changes a purchase order
 * twice makes the database look for its request once more, while a cancellation that has locked the request may wait for
 * that very order.
 * @throws Problem `supplier_request.not_found`
 */
export async function lockRequest({ tx }: Work, id: string): Promise<LockedRequest> {
  const request = await SupplierRequest.query(tx).findById(id).forNoKeyUpdate()
  if (!request) throw problem('supplier_request.not_found')
  const parts = await SupplierRequestPart.query(tx).where({ requestId: id }).orderBy('position')
  return Object.assign(locked(request), { parts })
}

/** A quote with its request; the request's lock covers both. */
export interface LockedSupplierQuote {
  request: LockedRequest
  quote: SupplierQuote
}

/** Locks the request of a quote, then reads the quote. @throws Problem `supplier_quote.not_found` */
export async function lockQuote(work: Work, id: string): Promise<LockedSupplierQuote> {
  const found = await SupplierQuote.query(work.tx).findById(id)
  if (!found) throw problem('supplier_quote.not_found')
  const request = await lockRequest(work, found.requestId)
  const quote = await SupplierQuote.query(work.tx).findById(id)
  if (!quote) throw problem('supplier_quote.not_found')
  return { request, quote }
}
