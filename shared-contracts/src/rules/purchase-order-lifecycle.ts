import type { PurchaseOrderStatus } from '../contracts/purchase-order-values.ts'

const way: readonly PurchaseOrderStatus[] = ['issued', 'acknowledged', 'in_production', 'shipped', 'received']

/** Whether goods are still to come: it is neither received nor cancelled. */
export function isOpenPurchaseOrder(status: PurchaseOrderStatus): boolean {
  return status !== 'received' && status !== 'cancelled'
}

/** Whether a purchase order may move on: forwards alone, or be cancelled while it is open. */
export function mayMovePurchaseOrder(from: PurchaseOrderStatus, to: PurchaseOrderStatus): boolean {
  if (!isOpenPurchaseOrder(from)) return false
  return to === 'cancelled' || way.indexOf(to) > way.indexOf(from)
}

/** Whether it is past its delivery date with goods still to come (docs/product/suppliers.md, 'Purchase orders'). */
export function isPurchaseOrderLate(
  order: { status: PurchaseOrderStatus; deliveryDate: string },
  today: string,
): boolean {
  return isOpenPurchaseOrder(order.status) && order.deliveryDate < today
}
