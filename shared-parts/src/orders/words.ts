import type { Order } from '@kerf/shared-contracts/contracts/orders'
import type { Shipment } from '@kerf/shared-contracts/contracts/shipments'
import { formatDateTime } from '@kerf/shared-ui/words/format.ts'
import { listed } from '@kerf/shared-ui/words/listed.ts'
import { locale } from '@kerf/shared-ui/words/locale.ts'
import { partsWords, piecesWords } from '../rfqs/words.ts'
import { text } from './text.ts'

/** The name of a part of an order. @param position from 1 */
export function lineName({ name }: Pick<Order['lines'][number], 'name'>, position: number): string {
  return name ?? text.part(position)
}

/** The quantity of an order, short enough for a cell. Quantities of unlike parts are not added: several parts are counted. */
export function orderQuantityWords({ lines, quantity }: Pick<Order, 'lines' | 'quantity'>): string {
  return lines.length > 1 ? partsWords(lines.length) : piecesWords(quantity)
}

/** How much of a quantity was shipped, as in '10 of 24 PCS'. */
export function shippedOfWords({ quantity, quantityShipped }: Pick<Order, 'quantity' | 'quantityShipped'>): string {
  return text.shipments.shippedOf(quantityShipped.toLocaleString(locale()), piecesWords(quantity))
}

/** How much of an order was shipped: '10 of 24 PCS', or of several parts 'Housing: 6 of 10 PCS, Lid: 0 of 10 PCS'. */
export function shippedWords(order: Pick<Order, 'lines' | 'quantity' | 'quantityShipped'>): string {
  const { lines } = order
  if (lines.length < 2) return shippedOfWords(order)
  return listed(lines.map((line, index) => text.shipments.piecesOf(lineName(line, index + 1), shippedOfWords(line))))
}

/** What is left to ship, as in '14 PCS', or of several parts 'Housing: 4 PCS, Lid: 10 PCS'. */
export function unshippedWords({
  lines,
}: {
  lines: readonly Pick<Order['lines'][number], 'name' | 'quantity' | 'quantityShipped'>[]
}): string {
  const left = lines.flatMap((line, index) => {
    const rest = line.quantity - line.quantityShipped
    if (rest <= 0) return []
    return [
      lines.length > 1 ? text.shipments.piecesOf(lineName(line, index + 1), piecesWords(rest)) : piecesWords(rest),
    ]
  })
  return listed(left)
}

/** What a shipment contains of each part, such as 'Housing: 5 PCS'; empty if the order has only one part. */
export function shippedParts({ lines: shipped }: Pick<Shipment, 'lines'>, { lines }: Pick<Order, 'lines'>): string[] {
  if (lines.length < 2) return []
  return lines.flatMap((line, index) => {
    const quantity = shipped.find(({ orderLineId }) => orderLineId === line.id)?.quantity ?? 0
    return quantity > 0 ? [text.shipments.piecesOf(lineName(line, index + 1), piecesWords(quantity))] : []
  })
}

/** The carrier and tracking number of a shipment. */
export function carrierWords({
  shippingCarrier,
  trackingNumber,
}: Pick<Shipment, 'shippingCarrier' | 'trackingNumber'>): string {
  return [shippingCarrier, trackingNumber].filter(Boolean).join(' ') || text.shipments.untracked
}

/** The customer's decisions on the quality check, newest first: the decision, when, who, and their notes. */
export function qualityRemarks({ qualityDecisions }: Pick<Order, 'qualityDecisions'>) {
  const words = text.quality
  return qualityDecisions.map(({ decision, decidedAt, decidedBy, notes }) => {
    const headlineAt = decision === 'approved' ? words.approvedOn : words.revisionRequestedOn
    const by = decidedBy && words.by(decidedBy)
    return {
      id: decidedAt,
      headline: [headlineAt(formatDateTime(decidedAt)), by].filter(Boolean).join(' '),
      text: notes,
    }
  })
}

/** Whether and when a shipment arrived. Once an order is delivered, all of its shipments count as delivered. */
export function arrivalOf(
  { status, deliveryDate }: Pick<Shipment, 'status' | 'deliveryDate'>,
  { orderStatus, stageChanges }: Pick<Order, 'orderStatus' | 'stageChanges'>,
): { arrived: boolean; on: string | null } {
  if (status === 'delivered' || orderStatus !== 'delivered')
    return { arrived: status === 'delivered', on: deliveryDate }
  const orderArrived = stageChanges.findLast(({ to }) => to === 'delivered')?.changedAt ?? null
  return { arrived: true, on: deliveryDate ?? orderArrived }
}

/** The stages at which a parcel can be; a shipment starts with the first stage of its order. */
export const parcelStages: readonly Shipment['trackingStatus'][] = ['packing', 'shipped', 'delivered']
