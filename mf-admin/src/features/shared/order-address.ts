import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { adminAddress } from '@kerf/shared-contracts/rules/addresses'

/** Where an order lies open, however long the list is. */
export function orderAddress(order: Pick<Order, 'id' | 'orderNumber' | 'isArchived'>): string {
  return adminAddress.order(order)
}
