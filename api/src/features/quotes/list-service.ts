import type { QuoteListQuery } from '@kerf/shared-contracts/contracts/quotes'
import type { QuoteGroup } from '@kerf/shared-contracts/rules/quote-lifecycle'
import type { QueryBuilder } from 'objection'
import type { z } from 'zod'
import { Quote } from '../../models/quote.ts'
import { Rfq } from '../../models/rfq.ts'
import { User } from '../../models/user.ts'
import { visibleTo } from '../../models/visible-to.ts'
import { type KeysetPage, readPage, readWhole, type SortKey } from '../../platform/db/keyset.ts'
import { searchPattern } from '../../platform/db/search-pattern.ts'
import type { ReadWork } from '../../platform/work.ts'
import { quoteGraph } from './graph.ts'

type ListQuery = z.output<typeof QuoteListQuery>
type PageQuery = Pick<ListQuery, 'limit' | 'cursor'>
type Filters = Omit<ListQuery, keyof PageQuery>

const currentAmount = `(select amount from quote_revisions revision
  where revision.quote_id = quotes.id and revision.revision = quotes.current_revision)`

const sortKeys: Record<Filters['sort'], SortKey> = {
  'date-desc': { expression: 'quotes.created_at', type: 'timestamptz', direction: 'desc' },
  'date-asc': { expression: 'quotes.created_at', type: 'timestamptz', direction: 'asc' },
  amount: { expression: currentAmount, type: 'numeric', direction: 'desc' },
  project: {
    expression: '(select lower(project_name) from rfqs where rfqs.id = quotes.rfq_id)',
    type: 'text',
    direction: 'asc',
  },
}

function inGroup(query: QueryBuilder<Quote, Quote[]>, group: QuoteGroup) {
  if (group === 'waiting_for_po') return query.where('quotes.status', 'accepted').whereNull('purchaseOrderFileId')
  if (group === 'po_submitted') return query.where('quotes.status', 'accepted').whereNotNull('purchaseOrderFileId')
  return query.where('quotes.status', group)
}

function matching(query: QueryBuilder<Quote, Quote[]>, typed: string) {
  const pattern = searchPattern(typed)
  const requests = Rfq.query()
    .select('id')
    .where('searchText', 'like', pattern)
    .orWhereIn('customerId', User.query().select('id').where('searchText', 'like', pattern))
  return query.whereIn('quotes.rfqId', requests)
}

/** The quotes an actor may see that the filters leave. */
function filtered({ tx, actor }: ReadWork, { q, status, group }: Filters) {
  const query = Quote.query(tx)
  if (actor.kind !== 'admin') {
    query.whereIn('quotes.rfqId', visibleTo(Rfq.query().select('rfqs.id'), actor, 'rfqs'))
  }
  if (q) matching(query, q)
  if (status) query.where('quotes.status', status)
  if (group) inGroup(query, group)
  return query
}

const orderOf = ({ sort }: Filters) => ({ sort: sortKeys[sort], idColumn: 'quotes.id' })

/** One page of the quotes an actor may see, with all that presents them. */
export async function list(work: ReadWork, filters: Filters & PageQuery): Promise<KeysetPage<Quote>> {
  const { limit, cursor } = filters
  const page = await readPage(filtered(work, filters), { ...orderOf(filters), limit, cursor })
  await Quote.fetchGraph(page.rows, quoteGraph, { transaction: work.tx })
  return page
}

/** All quotes of a list, in its order, with what a line of the export shows. */
export function listWhole(work: ReadWork, filters: Filters): AsyncGenerator<Quote> {
  return readWhole(filtered(work, filters), orderOf(filters), (rows) =>
    Quote.fetchGraph(rows, '[rfq.parts, current.lines, order]', { transaction: work.tx }),
  )
}
