import { stagesOf as reachedStages } from '@kerf/shared-contracts/client/words'
import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { shortId } from '@kerf/shared-contracts/rules/display-identifier'
import { formatDate, formatMoney } from '@kerf/shared-ui/format'
import type { Stage } from '@kerf/shared-ui/stage-rail'
import { text } from './text.ts'

/** The order number, or the first characters of the id where there is none. */
export function orderName(order: Pick<Order, 'id' | 'orderNumber'>): string {
  return order.orderNumber || `#${shortId(order.id)}`
}

/** @param whenEmpty what stands for an order without an amount */
export function orderAmount(order: Pick<Order, 'totalAmount' | 'amount' | 'currency'>, whenEmpty: string): string {
  return formatMoney(order.totalAmount || order.amount, order.currency || 'USD', whenEmpty)
}

/** The eight stages of an order for the rail; the ones it has reached carry their date. */
export function stagesOf(order: Pick<Order, 'orderStatus' | 'stageChanges'>): Stage[] {
  return reachedStages(order).map(({ enteredAt, ...stage }) => ({ ...stage, date: formatDate(enteredAt) || undefined }))
}

/** What a part of an order is called. @param position from 1 */
export function lineName(line: Pick<Order['lines'][number], 'name'>, position: number): string {
  return line.name ?? text.lines.part(position)
}
