import type { Order } from '@kerf/shared-contracts/contracts/orders'
import type { Shipment } from '@kerf/shared-contracts/contracts/shipments'
import { formatDateTime } from '@kerf/shared-ui/words/format.ts'
import { piecesWords } from '../rfqs/words.ts'
import { text } from './text.ts'

/** The name of a part of an order. @param position from 1 */
export function lineName({ name }: Pick<Order['lines'][number], 'name'>, position: number): string {
  return name ?? text.part(position)
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
