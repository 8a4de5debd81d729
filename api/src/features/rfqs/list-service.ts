import type { RfqListQuery, RfqSort } from '@kerf/shared-contracts/contracts/rfqs'
import { activeRfqStatuses } from '@kerf/shared-contracts/rules/rfq-lifecycle'
import type { QueryBuilder } from 'objection'
import type { z } from 'zod'
import { Company } from '../../models/company.ts'
import { Rfq } from '../../models/rfq.ts'
import { RfqPart } from '../../models/rfq-part.ts'
import { User } from '../../models/user.ts'
import { visibleTo } from '../../models/visible-to.ts'
import { type KeysetPage, readPage, readWhole, type SortKey } from '../../platform/db/keyset.ts'
import { searchPattern } from '../../platform/db/search-pattern.ts'
import type { ReadWork } from '../../platform/work.ts'
import { rfqGraph } from './service.ts'

type ListQuery = z.output<typeof RfqListQuery>
type PageQuery = Pick<ListQuery, 'limit' | 'cursor'>
type Filters = Omit<ListQuery, 'group' | keyof PageQuery> & { group?: 'active' | 'history'; customerId?: string }

const statusOrder = `array_position(array['submitted','reviewing','sent_to_suppliers','quoted','accepted','declined'], rfqs.status)`

const sortKeys: Record<z.output<typeof RfqSort>, SortKey> = {
  'date-desc': { expression: 'rfqs.created_at', type: 'timestamptz', direction: 'desc' },
  'date-asc': { expression: 'rfqs.created_at', type: 'timestamptz', direction: 'asc' },
  status: { expression: statusOrder, type: 'bigint', direction: 'asc' },
  project: { expression: 'lower(rfqs.project_name)', type: 'text', direction: 'asc' },
  quantity: {
    expression: '(select sum(quantities[1]) from rfq_parts where rfq_parts.rfq_id = rfqs.id)',
    type: 'bigint',
    direction: 'desc',
  },
}

/**
 * Rows whose project, number, material, customer or company holds what was typed (docs/product/admin.md, 'Incoming
 * RFQs').
 */
function matching(query: QueryBuilder<Rfq, Rfq[]>, typed: string) {
  const pattern = searchPattern(typed)
  return query.where((either) => {
    either
      .where('rfqs.searchText', 'like', pattern)
      .orWhereIn('rfqs.id', RfqPart.query().select('rfqId').where('searchText', 'like', pattern))
      .orWhereIn('rfqs.customerId', User.query().select('id').where('searchText', 'like', pattern))
      .orWhereIn('rfqs.companyId', Company.query().select('id').where('searchText', 'like', pattern))
  })
}

/** The RFQs an actor may see that the filters leave. */
function filtered({ tx, actor }: ReadWork, { q, status, group, customerId }: Filters) {
  const query = visibleTo(Rfq.query(tx), actor, 'rfqs')
  if (q) matching(query, q)
  if (status) query.where('rfqs.status', status)
  if (group === 'active') query.whereIn('rfqs.status', [...activeRfqStatuses])
  if (group === 'history') query.whereNotIn('rfqs.status', [...activeRfqStatuses])
  if (customerId) query.where('rfqs.customerId', customerId)
  return query
}

const orderOf = ({ sort }: Filters) => ({ sort: sortKeys[sort], idColumn: 'rfqs.id' })

/** One page of the RFQs an actor may see, with all that presents them. */
export async function list(work: ReadWork, filters: Filters & PageQuery): Promise<KeysetPage<Rfq>> {
  const { limit, cursor } = filters
  const page = await readPage(filtered(work, filters), { ...orderOf(filters), limit, cursor })
  await Rfq.fetchGraph(page.rows, rfqGraph, { transaction: work.tx })
  return page
}

/** All RFQs of a list, in its order, with what a line of the export shows. */
export function listWhole(work: ReadWork, filters: Filters): AsyncGenerator<Rfq> {
  return readWhole(filtered(work, filters), orderOf(filters), (rows) =>
    Rfq.fetchGraph(rows, '[parts, quote.current.lines, order]', { transaction: work.tx }),
  )
}
