import { SupplierProfile } from '../../models/supplier-profile.ts'
import { SupplierQuote } from '../../models/supplier-quote.ts'
import type { ReadWork } from '../../platform/work.ts'
import { each, inPages } from './paging-service.ts'

export async function findSupplierProfile({ tx, actor }: ReadWork): Promise<SupplierProfile | null> {
  return (await SupplierProfile.query(tx).findById(actor.id)) ?? null
}

/** A supplier's own quotes, with their requests and the purchase orders that followed. */
export function readSupplierQuotes({ tx, actor }: ReadWork): AsyncIterable<SupplierQuote> {
  const graph = '[request, quoteFile, purchaseOrder]'
  const pages = inPages(
    () => SupplierQuote.query(tx).where({ supplierId: actor.id }).withGraphFetched(graph),
    'submittedAt',
  )
  return each(pages, async (quotes) => quotes)
}
