import type { listQualityCheckNotifications } from '@kerf/shared-contracts/contracts/quality-checks'
import sql from 'sql-template-tag'
import type { z } from 'zod'
import { company, customer, listed } from '../../models/listed.ts'
import { isInAnyCheck, isInCheck } from '../../models/quality-state.ts'
import { type QualityNotificationView, qualityNotificationShape } from '../../models/views/quality-notification-view.ts'
import { type ListPage, readPage } from '../../platform/db/list.ts'
import type { ReadWork } from '../../platform/work.ts'

type Filters = z.output<(typeof listQualityCheckNotifications)['query']>

/**
 * Orders whose quality check awaits the customer, was approved, or needs a revision, latest change first
 * (docs/product/quality-checks.md, 'All quality checks'). A search matches numbers, projects, materials, customers and
 * companies.
 */
export function list(
  { tx, actor }: ReadWork,
  { q, status, archived, sort, limit, cursor }: Filters,
): Promise<ListPage<QualityNotificationView>> {
  const filter = listed(actor, { table: 'orders', typed: q, related: [customer, company], hasNumbers: true }, [
    // Worded exactly as in the partial indexes.
    archived ? sql`orders.is_archived` : sql`not orders.is_archived`,
    sql`orders.quality_check_status is not null`,
    status ? isInCheck[status] : isInAnyCheck,
  ])
  return readPage(tx, qualityNotificationShape, filter, { sort, limit, cursor })
}
