import type { Model, QueryBuilder } from 'objection'
import { PurchaseOrderLine } from '../../models/purchase-order-line.ts'
import { PurchaseOrderUpdate } from '../../models/purchase-order-update.ts'
import { SupplierCertificate } from '../../models/supplier-certificate.ts'
import { SupplierProfile } from '../../models/supplier-profile.ts'
import { SupplierQuote } from '../../models/supplier-quote.ts'
import { SupplierQuoteRevision } from '../../models/supplier-quote-revision.ts'
import { SupplierRequestAssignment } from '../../models/supplier-request-assignment.ts'
import type { ReadWork } from '../../platform/work.ts'
import { each, inPages } from './paging-service.ts'

export async function findSupplierProfile({ tx, actor }: ReadWork): Promise<SupplierProfile | null> {
  return (await SupplierProfile.query(tx).findById(actor.id)) ?? null
}

/** A supplier's own certificates. */
export function readCertificates({ tx, actor }: ReadWork): AsyncIterable<SupplierCertificate> {
  const pages = inPages(() => SupplierCertificate.query(tx).where({ supplierId: actor.id }), 'createdAt')
  return each(pages, async (certificates) => certificates)
}

/** The requests sent to a supplier, and their outcome. */
export function readReceivedRequests({ tx, actor }: ReadWork): AsyncIterable<SupplierRequestAssignment> {
  const pages = inPages(
    () => SupplierRequestAssignment.query(tx).where({ supplierId: actor.id }).withGraphFetched('request'),
    'assignedAt',
  )
  return each(pages, async (assignments) => assignments)
}

/** A quote with every submission, and the purchase order that followed with its reports. */
export interface OwnSupplierQuote {
  quote: SupplierQuote
  revisions: SupplierQuoteRevision[]
  lines: PurchaseOrderLine[]
  updates: PurchaseOrderUpdate[]
}

/** A supplier's own quotes, with their requests and the purchase orders that followed. */
export function readSupplierQuotes({ tx, actor }: ReadWork): AsyncIterable<OwnSupplierQuote> {
  const graph = '[request, quoteFile, purchaseOrder]'
  const pages = inPages(
    () => SupplierQuote.query(tx).where({ supplierId: actor.id }).withGraphFetched(graph),
    'submittedAt',
  )
  return each(pages, async (quotes) => {
    const orderIds = quotes.flatMap(({ purchaseOrder }) => purchaseOrder?.id ?? [])
    const quoteIds = quotes.map(({ id }) => id)
    const revisions = await rowsOf(SupplierQuoteRevision.query(tx), 'quoteId', quoteIds, 'revision')
    const lines = await rowsOf(PurchaseOrderLine.query(tx), 'purchaseOrderId', orderIds, 'position')
    const updates = await rowsOf(PurchaseOrderUpdate.query(tx), 'purchaseOrderId', orderIds, 'createdAt')
    return quotes.map((quote) => ({
      quote,
      revisions: revisions.filter(({ quoteId }) => quoteId === quote.id),
      lines: lines.filter(({ purchaseOrderId }) => purchaseOrderId === quote.purchaseOrder?.id),
      updates: updates.filter(({ purchaseOrderId }) => purchaseOrderId === quote.purchaseOrder?.id),
    }))
  })
}

/** The rows that belong to these owners, in an order. */
function rowsOf<M extends Model>(
  query: QueryBuilder<M, M[]>,
  owner: string,
  ids: readonly string[],
  order: string,
): QueryBuilder<M, M[]> {
  return query.whereIn(owner, [...ids]).orderBy(order)
}
