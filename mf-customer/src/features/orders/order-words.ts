import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { shortId } from '@kerf/shared-contracts/rules/display-identifier'
import { formatMoney } from '@kerf/shared-ui/words/format.ts'
import { listed } from '@kerf/shared-ui/words/listed.ts'
import { text } from './text.ts'

/** The order number, or the first characters of the id if there is none. */
export function orderName(order: Pick<Order, 'id' | 'orderNumber'>): string {
  return order.orderNumber || `#${shortId(order.id)}`
}

/** @param whenEmpty shown for an order without an amount */
export function orderAmount(order: Pick<Order, 'totalAmount' | 'amount' | 'currency'>, whenEmpty: string): string {
  return formatMoney(order.totalAmount || order.amount, order.currency || 'USD', whenEmpty)
}

/** The finishings of an order's parts, each once. */
export function finishingsWords(lines: Order['lines']): string {
  return listed([...new Set(lines.map(({ finishing }) => finishing || text.card.asMachined))])
}
