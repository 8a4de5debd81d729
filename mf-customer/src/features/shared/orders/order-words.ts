import type { Order, OrderStatus } from '@kerf/shared-contracts/contracts/orders'
import { shortId } from '@kerf/shared-contracts/rules/display-identifier'
import { orderStages, stageState } from '@kerf/shared-contracts/rules/order-lifecycle'
import { formatDate, formatMoney } from '@kerf/shared-ui/format'
import type { Stage } from '@kerf/shared-ui/stage-rail'

/** The order number, or the first characters of the id where there is none. */
export function orderName(order: Pick<Order, 'id' | 'orderNumber'>): string {
  return order.orderNumber || `#${shortId(order.id)}`
}

/** @param whenEmpty what stands for an order without an amount */
export function orderAmount(order: Pick<Order, 'totalAmount' | 'amount' | 'currency'>, whenEmpty: string): string {
  return formatMoney(order.totalAmount || order.amount, order.currency || 'USD', whenEmpty)
}

/** When the order last entered a stage, if it did. */
function enteredAt(order: Pick<Order, 'stageChanges'>, status: OrderStatus): string | undefined {
  return order.stageChanges.findLast((change) => change.to === status)?.changedAt
}

const railStates = { completed: 'completed', in_progress: 'current', pending: 'pending' } as const

/** The eight stages of an order for the rail; the ones it has reached carry their date. */
export function stagesOf(order: Pick<Order, 'orderStatus' | 'stageChanges'>): Stage[] {
  return orderStages.map(({ status, label }) => {
    const state = stageState(order.orderStatus, status)
    const date = state === 'pending' ? undefined : formatDate(enteredAt(order, status))
    return { key: status, label, state: railStates[state], date: date || undefined }
  })
}
