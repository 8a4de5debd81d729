import { Order } from '../../models/order.ts'
import type { ReadWork } from '../../platform/work.ts'
import { orderGraph } from '../orders/service.ts'
import { each, inPages } from './paging-service.ts'

/** The user's own orders with lines, stages, shipments and quality decisions. */
export function readOrders({ tx, actor }: ReadWork): AsyncIterable<Order> {
  const own = () =>
    Order.query(tx).where({ customerId: actor.id }).withGraphFetched(orderGraph).withGraphFetched('shipments.lines')
  const pages = inPages(own, 'createdAt')
  return each(pages, async (orders) => orders)
}
