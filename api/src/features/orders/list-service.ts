import type { OrderListQuery } from '@kerf/shared-contracts/contracts/orders'
import sql from 'sql-template-tag'
import type { z } from 'zod'
import { company, customer, listed } from '../../models/listed.ts'
import { type OrderView, orderShape } from '../../models/views/order-view.ts'
import { waitingFor } from '../../models/waiting.ts'
import { type Filter, type ListPage, readPage, readWhole } from '../../platform/db/list.ts'
import type { ReadWork } from '../../platform/work.ts'

type ListQuery = z.output<typeof OrderListQuery>
type PageQuery = Pick<ListQuery, 'limit' | 'cursor'>
type Filters = Omit<ListQuery, 'group' | keyof PageQuery> & {
  group?: 'active' | 'history'
  isArchived?: boolean
  customerId?: string | undefined
  waiting?: 'late_order'
}

const inGroup = {
  active: sql`orders.status <> 'delivered' and not orders.is_archived`,
  history: sql`(orders.status = 'delivered' or orders.is_archived)`,
}

/**
 * The orders an actor may see that match the filters. A search matches projects, customers, companies, materials, order
 * and tracking numbers (docs/product/admin.md, 'Active Orders').
 */
function filtered({ actor, today }: ReadWork, { q, status, group, isArchived, customerId, waiting }: Filters): Filter {
  return listed(actor, { table: 'orders', typed: q, related: [customer, company], hasNumbers: true }, [
    status && sql`orders.status = ${status}`,
    group && inGroup[group],
    waiting && waitingFor(today)[waiting].condition,
    // Worded exactly as in the partial indexes, for active or archived orders.
    isArchived !== undefined && (isArchived ? sql`orders.is_archived` : sql`not orders.is_archived`),
    customerId && sql`orders.customer_id = ${customerId}`,
  ])
}

/** One page of the orders an actor may see, with what is needed to present them. */
export function list(work: ReadWork, filters: Filters & PageQuery): Promise<ListPage<OrderView>> {
  return readPage(work.tx, orderShape, filtered(work, filters), filters)
}

/** All orders of a list, in its order. */
export function listWhole(work: ReadWork, filters: Filters): AsyncGenerator<OrderView> {
  return readWhole(work.tx, orderShape, filtered(work, filters), filters.sort)
}
