import sql from 'sql-template-tag'
import { Order } from '../../models/order.ts'
import { Shipment } from '../../models/shipment.ts'
import { type OrderView, orderShape } from '../../models/views/order-view.ts'
import { readSome } from '../../platform/db/list.ts'
import type { ReadWork } from '../../platform/work.ts'
import { each, inPages } from './paging-service.ts'

/** An order with its shipments, the newest first. */
export interface OwnOrder {
  order: OrderView
  shipments: Shipment[]
}

/** The user's own orders with lines, stages, shipments and quality decisions. */
export function readOrders({ tx, actor }: ReadWork): AsyncIterable<OwnOrder> {
  const pages = inPages(() => Order.query(tx).where({ customerId: actor.id }), 'createdAt')
  return each(pages, async (page) => {
    const ids = page.map(({ id }) => id)
    const orders = new Map((await readSome(tx, orderShape, sql`orders.id = any(${ids})`)).map((one) => [one.id, one]))
    const shipments = await Shipment.query(tx)
      .whereIn('orderId', ids)
      .withGraphFetched('lines')
      .orderBy([
        { column: 'createdAt', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
    return ids.flatMap((id) => {
      const order = orders.get(id)
      return order ? [{ order, shipments: shipments.filter(({ orderId }) => orderId === id) }] : []
    })
  })
}
