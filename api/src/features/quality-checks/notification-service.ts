import type { listQualityCheckNotifications } from '@kerf/shared-contracts/contracts/quality-checks'
import sql from 'sql-template-tag'
import type { z } from 'zod'
import { listed } from '../../models/listed.ts'
import { type QualityNotificationView, qualityNotificationShape } from '../../models/views/quality-notification-view.ts'
import { type ListPage, readPage } from '../../platform/db/list.ts'
import type { ReadWork } from '../../platform/work.ts'

type Filters = z.output<(typeof listQualityCheckNotifications)['query']>

/**
 * Orders whose quality check awaits the customer, was approved, or needs a revision, the latest change first
 * (docs/product/quality-checks.md, 'Checks on the admin dashboard'): a pending one only while the order is in quality
 * check, an approved one with its date. A search finds numbers, projects, materials.
 */
export function list(
  { tx, actor }: ReadWork,
  { q, status, limit, cursor }: Filters,
): Promise<ListPage<QualityNotificationView>> {
  const filter = listed(actor, { table: 'orders', typed: q, related: [] }, [
    sql`not orders.is_archived and orders.quality_check_status is not null`,
    sql`(orders.quality_check_status = 'needs_revision'
      or orders.quality_check_status = 'pending' and orders.status = 'quality_check'
      or orders.quality_check_status = 'approved' and orders.customer_approved_at is not null)`,
    status && sql`orders.quality_check_status = ${status}`,
  ])
  return readPage(tx, qualityNotificationShape, filter, { sort: 'changed', limit, cursor })
}
