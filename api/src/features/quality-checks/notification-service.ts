import type { listQualityCheckNotifications } from '@kerf/shared-contracts/contracts/quality-checks'
import type { QueryBuilder } from 'objection'
import type { z } from 'zod'
import { Order } from '../../models/order.ts'
import { Rfq } from '../../models/rfq.ts'
import { type KeysetPage, readPage } from '../../platform/db/keyset.ts'
import { searchPattern } from '../../platform/db/search-pattern.ts'
import type { ReadWork } from '../../platform/work.ts'

type Filters = z.output<(typeof listQualityCheckNotifications)['query']>

const whenItChanged = {
  expression: 'coalesce(orders.quality_decided_at, orders.updated_at)',
  type: 'timestamptz',
  direction: 'desc',
} as const

/** Orders whose number, purchase order or tracking number, or whose project, holds what was typed. */
function matching(query: QueryBuilder<Order, Order[]>, typed: string) {
  const pattern = searchPattern(typed)
  return query.where((either) => {
    either
      .where('orders.searchText', 'like', pattern)
      .orWhereIn('orders.rfqId', Rfq.query().select('id').where('searchText', 'like', pattern))
  })
}

/**
 * Orders whose quality check awaits the customer, was approved, or needs a revision, the latest change first
 * (docs/product/quality-checks.md, 'Checks on the admin dashboard'): pending counts while the order is in quality
 * check, approved with its date.
 */
export async function list({ tx }: ReadWork, { q, status, limit, cursor }: Filters): Promise<KeysetPage<Order>> {
  const query = Order.query(tx)
    .where('isArchived', false)
    .where((either) => {
      either
        .where((awaiting) => awaiting.where({ qualityCheckStatus: 'pending', status: 'quality_check' }))
        .orWhere((ready) => ready.where('qualityCheckStatus', 'approved').whereNotNull('customerApprovedAt'))
        .orWhere('qualityCheckStatus', 'needs_revision')
    })
  if (status) query.where('qualityCheckStatus', status)
  if (q) matching(query, q)
  const page = await readPage(query, { sort: whenItChanged, idColumn: 'orders.id', limit, cursor })
  await Order.fetchGraph(page.rows, 'rfq', { transaction: tx })
  return page
}
