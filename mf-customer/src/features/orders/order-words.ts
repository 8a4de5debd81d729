import type { Order } from '@kerf/shared-contracts/contracts/orders'
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
