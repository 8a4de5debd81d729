import type { Order } from '@kerf/shared-contracts/contracts/orders'

/** Where an order lies open: in the list of its tab, narrowed to it, so that it is there however long the list is. */
export function orderAddress(order: Pick<Order, 'id' | 'orderNumber' | 'isArchived'>): string {
  const tab = order.isArchived ? 'archived-orders' : 'active-orders'
  return `/admin/customers?${new URLSearchParams({ tab, q: order.orderNumber, order: order.id })}`
}
