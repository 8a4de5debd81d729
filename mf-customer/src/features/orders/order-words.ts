import type { Order } from '@kerf/shared-contracts/contracts/orders'
import type { Shipment } from '@kerf/shared-contracts/contracts/shipments'
import { shortId } from '@kerf/shared-contracts/rules/display-identifier'
import { piecesWords, stagesOf as reachedStages } from '@kerf/shared-parts/rfqs/words.ts'
import type { Stage } from '@kerf/shared-ui/content/stage-rail.tsx'
import { formatDate, formatMoney } from '@kerf/shared-ui/words/format.ts'
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

/** How the parts of an order are finished, each kind once. */
export function finishingsWords(lines: Order['lines']): string {
  return [...new Set(lines.map(({ finishing }) => finishing || text.card.asMachined))].join(', ')
}

/** What a shipment holds of each part, such as 'Housing: 5 PCS'; empty where the order has one part alone. */
export function shippedParts({ lines: shipped }: Pick<Shipment, 'lines'>, { lines }: Pick<Order, 'lines'>): string[] {
  if (lines.length < 2) return []
  return lines.flatMap((line, index) => {
    const quantity = shipped.find(({ orderLineId }) => orderLineId === line.id)?.quantity ?? 0
    return quantity > 0 ? [text.shipments.partPieces(lineName(line, index + 1), piecesWords(quantity))] : []
  })
}

/** Whether a shipment has arrived, which all of them have once the order is delivered; and when, where that is known. */
export function arrivalOf(
  { status, deliveryDate }: Pick<Shipment, 'status' | 'deliveryDate'>,
  { orderStatus, stageChanges }: Pick<Order, 'orderStatus' | 'stageChanges'>,
): { arrived: boolean; on: string | null } {
  if (status === 'delivered' || orderStatus !== 'delivered')
    return { arrived: status === 'delivered', on: deliveryDate }
  const orderArrived = stageChanges.findLast(({ to }) => to === 'delivered')?.changedAt ?? null
  return { arrived: true, on: deliveryDate ?? orderArrived }
}
