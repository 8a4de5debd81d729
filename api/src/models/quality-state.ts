import sql, { type Sql } from 'sql-template-tag'
import type { Order } from './order.ts'

export type QualityState = NonNullable<Order['qualityCheckStatus']>

/**
 * Which orders count for each state of a quality check (docs/product/quality-checks.md, 'Checks on the admin
 * dashboard'): a pending one only while the order is in quality check, an approved one with its date.
 */
export const isInCheck: Readonly<Record<QualityState, Sql>> = {
  pending: sql`orders.quality_check_status = 'pending' and orders.status = 'quality_check'`,
  approved: sql`orders.quality_check_status = 'approved' and orders.customer_approved_at is not null`,
  needs_revision: sql`orders.quality_check_status = 'needs_revision'`,
}

/** Orders whose quality check is in any of these states. */
export const isInAnyCheck = sql`(${isInCheck.needs_revision} or ${isInCheck.pending} or ${isInCheck.approved})`
