import type { Order } from '@kerf/shared-contracts/contracts/orders'
import type { Shipment } from '@kerf/shared-contracts/contracts/shipments'
import { shortId } from '@kerf/shared-contracts/rules/display-identifier'
import { formatMoney } from '@kerf/shared-ui/words/format.ts'
import { text } from './text.ts'

/** The order number, or the first characters of the id where there is none. */
export function orderName(order: Pick<Order, 'id' | 'orderNumber'>): string {
  return order.orderNumber || `#${shortId(order.id)}`
}

/** @param whenEmpty what stands for an order without an amount */
export function orderAmount(order: Pick<Order, 'totalAmount' | 'amount' | 'currency'>, whenEmpty: string): string {
  return formatMoney(order.totalAmount || order.amount, order.currency || 'USD', whenEmpty)
}

/** How the parts of an order are finished, each kind once. */
export function finishingsWords(lines: Order['lines']): string {
  return [...new Set(lines.map(({ finishing }) => finishing || text.card.asMachined))].join(', ')
}

/** Whether and when a shipment arrived. Once an order is delivered, all of its shipments have. */
export function arrivalOf(
  { status, deliveryDate }: Pick<Shipment, 'status' | 'deliveryDate'>,
  { orderStatus, stageChanges }: Pick<Order, 'orderStatus' | 'stageChanges'>,
): { arrived: boolean; on: string | null } {
  if (status === 'delivered' || orderStatus !== 'delivered')
    return { arrived: status === 'delivered', on: deliveryDate }
  const orderArrived = stageChanges.findLast(({ to }) => to === 'delivered')?.changedAt ?? null
  return { arrived: true, on: deliveryDate ?? orderArrived }
}
