import { Order } from '../../models/order.ts'
import type { ReadWork } from '../../platform/work.ts'
import { rfqGraph } from '../rfqs/service.ts'
import { each, inPages } from './paging-service.ts'

/** What presents an order, and its shipments. */
const graph = `[
  rfq.${rfqGraph}, quote.current, customer.company, lines, statusChanges, qualityDecisions.decider, shipments.lines
]`

/** The user's own orders with lines, stages, shipments and quality decisions. */
export function readOrders({ tx, viewer }: ReadWork): AsyncIterable<Order> {
  const pages = inPages(() => Order.query(tx).where({ customerId: viewer.id }).withGraphFetched(graph), 'createdAt')
  return each(pages, async (orders) => orders)
}
