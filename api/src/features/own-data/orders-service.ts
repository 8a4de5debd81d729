import { Order } from '../../models/order.ts'
import type { ReadWork } from '../../platform/work.ts'
import { orderGraph } from '../orders/graph.ts'
import { presentOrder } from '../orders/presenter.ts'
import { presentShipment } from '../shipments/presenter.ts'
import { each, inPages } from './pages.ts'

/** The user's own orders with lines, stages, shipments and quality decisions. */
export function readOrders({ tx, viewer }: ReadWork): AsyncIterable<unknown> {
  const pages = inPages(() => Order.query(tx).where({ customerId: viewer.id }), 'createdAt')
  return each(pages, async (orders) => {
    await Order.fetchGraph(orders, orderGraph, { transaction: tx })
    await Order.fetchGraph(orders, 'shipments.lines', { transaction: tx })
    return orders.map((order) => {
      // The request is in a file of its own.
      const { rfq, user: _user, ...own } = presentOrder(order)
      return { ...own, rfqNumber: rfq.displayNumber, shipments: (order.shipments ?? []).map(presentShipment) }
    })
  })
}
