import type { listOwnSupplierQuotes } from '@kerf/shared-contracts/contracts/supplier-quotes-supplier'
import sql, { type Sql } from 'sql-template-tag'
import type { z } from 'zod'
import { listed } from '../../models/listed.ts'
import {
  type OwnQuoteView,
  ownQuoteShape,
  type QuotedRequestView,
  type QuoteRevisionView,
  quoteRevision,
  type SupplierQuoteView,
  supplierQuoteShape,
} from '../../models/views/supplier-quote-view.ts'
import type { Actor } from '../../platform/auth/actor.ts'
import { type ListPage, readPage, readSome } from '../../platform/db/list.ts'
import { run } from '../../platform/db/prepared.ts'
import { problem } from '../../platform/errors.ts'
import type { ReadWork } from '../../platform/work.ts'

/** Whether an actor may see a quote: admins see all, a supplier its own. */
function isTheirs(actor: Actor): Sql {
  if (actor.kind === 'admin') return sql`true`
  return sql`supplier_quotes.supplier_id = ${actor.id}`
}

/** A quote as admins see it. @throws Problem `supplier_quote.not_found` */
export async function read(
  { tx }: ReadWork,
  id: string,
): Promise<{ quote: SupplierQuoteView; request: QuotedRequestView }> {
  const [found] = await readSome(tx, supplierQuoteShape, sql`supplier_quotes.id = ${id}`)
  if (!found) throw problem('supplier_quote.not_found')
  return found
}

/** One of the asking supplier's quotes. @throws Problem `supplier_quote.not_found`, also for another's */
export async function readOwn({ tx, actor }: ReadWork, id: string): Promise<OwnQuoteView> {
  const [quote] = await readSome(tx, ownQuoteShape, sql`supplier_quotes.id = ${id} and ${isTheirs(actor)}`)
  if (!quote) throw problem('supplier_quote.not_found')
  return quote
}

/** One page of the asking supplier's quotes. */
export function listOwn(
  { tx, actor }: ReadWork,
  query: z.output<(typeof listOwnSupplierQuotes)['query']>,
): Promise<ListPage<OwnQuoteView>> {
  const visible = [{ condition: isTheirs(actor) }]
  const filter = listed(actor, { table: 'supplier_quotes', typed: query.q, related: [], visible }, [
    query.status && sql`supplier_quotes.status = ${query.status}`,
  ])
  return readPage(tx, ownQuoteShape, filter, query)
}

/** Every submission of a quote the actor may see, latest first. @throws Problem `supplier_quote.not_found` */
export async function listRevisions({ tx, actor }: ReadWork, id: string): Promise<QuoteRevisionView[]> {
  const found = await run<{ row: QuoteRevisionView }>(
    tx,
    sql`select ${quoteRevision} as row from supplier_quote_revisions revision
      join supplier_quotes on supplier_quotes.id = revision.quote_id
      where revision.quote_id = ${id} and ${isTheirs(actor)} order by revision.revision desc`,
  )
  if (found.length === 0) throw problem('supplier_quote.not_found')
  return found.map(({ row }) => row)
}
