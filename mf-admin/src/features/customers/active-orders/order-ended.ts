import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { maySetStatus } from '@kerf/shared-contracts/rules/order-lifecycle'
import type { Ended } from '@kerf/shared-parts/forms/while-possible.tsx'
import { text } from './text.ts'

const words = text.ended

/** Why nothing more can be done with an order; undefined while something can. */
export function orderEnded({ id, isArchived }: Pick<Order, 'id' | 'isArchived'>): Ended | undefined {
  return isArchived ? { what: 'order-archive', id, ...words.archived } : undefined
}

/** Why an order takes no more shipments and no other stage or due date; undefined while it does. */
export function deliveryEnded(order: Order): Ended | undefined {
  if (order.isArchived || maySetStatus(order)) return orderEnded(order)
  return { what: 'order-stage', id: order.id, ...words.delivered }
}

/** Why an order has nothing left to ship; undefined while it does. */
export function shippingEnded(order: Order): Ended | undefined {
  if (order.quantityRemaining > 0) return deliveryEnded(order)
  return deliveryEnded(order) ?? { what: 'order-shipments', id: order.id, ...words.shipped }
}
