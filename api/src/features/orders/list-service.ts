import type { OrderListQuery } from '@kerf/shared-contracts/contracts/orders'
import type { QueryBuilder } from 'objection'
import type { z } from 'zod'
import { Company } from '../../models/company.ts'
import { Order } from '../../models/order.ts'
import { OrderLine } from '../../models/order-line.ts'
import { Rfq } from '../../models/rfq.ts'
import { Shipment } from '../../models/shipment.ts'
import { User } from '../../models/user.ts'
import { visibleTo } from '../../models/visible-to.ts'
import { type KeysetPage, readPage, readWhole, type SortKey } from '../../platform/db/keyset.ts'
import { searchPattern } from '../../platform/db/search-pattern.ts'
import type { ReadWork } from '../../platform/work.ts'
import { orderGraph } from './service.ts'

type ListQuery = z.output<typeof OrderListQuery>
type PageQuery = Pick<ListQuery, 'limit' | 'cursor'>
type Filters = Omit<ListQuery, 'group' | keyof PageQuery> & { group?: 'active' | 'history'; isArchived?: boolean }

const statusOrder = `array_position(array[
  'pending','material_procurement','manufacturing','finishing','quality_check','packing','shipped','delivered'
], orders.status)`

const sortKeys: Record<Filters['sort'], SortKey> = {
  'date-desc': { expression: 'orders.created_at', type: 'timestamptz', direction: 'desc' },
  'date-asc': { expression: 'orders.created_at', type: 'timestamptz', direction: 'asc' },
  status: { expression: statusOrder, type: 'bigint', direction: 'asc' },
  project: {
    expression: '(select lower(project_name) from rfqs where rfqs.id = orders.rfq_id)',
    type: 'text',
    direction: 'asc',
  },
  amount: { expression: 'orders.amount', type: 'numeric', direction: 'desc' },
}

/** Project, customer, company, material, order number or tracking number (docs/product/admin.md, 'Active Orders'). */
function matching(query: QueryBuilder<Order, Order[]>, typed: string) {
  const pattern = searchPattern(typed)
  return query.where((either) => {
    either
      .where('orders.searchText', 'like', pattern)
      .orWhereIn('orders.rfqId', Rfq.query().select('id').where('searchText', 'like', pattern))
      .orWhereIn('orders.customerId', User.query().select('id').where('searchText', 'like', pattern))
      .orWhereIn('orders.companyId', Company.query().select('id').where('searchText', 'like', pattern))
      .orWhereIn('orders.id', OrderLine.query().select('orderId').where('searchText', 'like', pattern))
      .orWhereIn('orders.id', Shipment.query().select('orderId').where('searchText', 'like', pattern))
  })
}

function inGroup(query: QueryBuilder<Order, Order[]>, group: 'active' | 'history') {
  if (group === 'active') return query.whereNot('orders.status', 'delivered').where('orders.isArchived', false)
  return query.where((either) => either.where('orders.status', 'delivered').orWhere('orders.isArchived', true))
}

/** The orders an actor may see that the filters leave. */
function filtered({ tx, actor }: ReadWork, { q, status, group, isArchived }: Filters) {
  const query = visibleTo(Order.query(tx), actor, 'orders')
  if (q) matching(query, q)
  if (status) query.where('orders.status', status)
  if (group) inGroup(query, group)
  if (isArchived !== undefined) query.where('orders.isArchived', isArchived)
  return query
}

const orderOf = ({ sort }: Filters) => ({ sort: sortKeys[sort], idColumn: 'orders.id' })

/** One page of the orders an actor may see, with all that presents them. */
export async function list(work: ReadWork, filters: Filters & PageQuery): Promise<KeysetPage<Order>> {
  const { limit, cursor } = filters
  const page = await readPage(filtered(work, filters), { ...orderOf(filters), limit, cursor })
  await Order.fetchGraph(page.rows, orderGraph, { transaction: work.tx })
  return page
}

/** All orders of a list, in its order, with what a line of the export shows. */
export function listWhole(work: ReadWork, filters: Filters): AsyncGenerator<Order> {
  return readWhole(filtered(work, filters), orderOf(filters), (rows) =>
    Order.fetchGraph(rows, '[rfq, lines]', { transaction: work.tx }),
  )
}
