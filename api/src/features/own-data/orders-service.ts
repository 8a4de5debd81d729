import sql from 'sql-template-tag'
import { Order } from '../../models/order.ts'
import { QualityCharacteristic } from '../../models/quality-characteristic.ts'
import { Shipment } from '../../models/shipment.ts'
import { type OrderView, orderShape } from '../../models/views/order-view.ts'
import { readSome } from '../../platform/db/list.ts'
import type { ReadWork } from '../../platform/work.ts'
import { each, inPages } from './paging-service.ts'

/** An order with its shipments, the newest first, and its inspected characteristics. */
export interface OwnOrder {
  order: OrderView
  shipments: Shipment[]
  characteristics: QualityCharacteristic[]
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
    const characteristics = await QualityCharacteristic.query(tx)
      .whereIn('orderId', ids)
      .orderBy('position')
      .withGraphFetched('faceFile')
    return ids.flatMap((id) => {
      const order = orders.get(id)
      const of = <Row extends { orderId: string }>(rows: readonly Row[]) => rows.filter(({ orderId }) => orderId === id)
      return order ? [{ order, shipments: of(shipments), characteristics: of(characteristics) }] : []
    })
  })
}
