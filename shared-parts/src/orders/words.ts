import type { Order } from '@kerf/shared-contracts/contracts/orders'
import type { Shipment } from '@kerf/shared-contracts/contracts/shipments'
import { formatDateTime } from '@kerf/shared-ui/words/format.ts'
import { piecesWords } from '../rfqs/words.ts'
import { text } from './text.ts'

/** What a part of an order is called. @param position from 1 */
export function lineName({ name }: Pick<Order['lines'][number], 'name'>, position: number): string {
  return name ?? text.part(position)
}

/** What a shipment holds of each part, such as 'Housing: 5 PCS'; empty where the order has one part alone. */
export function shippedParts({ lines: shipped }: Pick<Shipment, 'lines'>, { lines }: Pick<Order, 'lines'>): string[] {
  if (lines.length < 2) return []
  return lines.flatMap((line, index) => {
    const quantity = shipped.find(({ orderLineId }) => orderLineId === line.id)?.quantity ?? 0
    return quantity > 0 ? [text.shipments.piecesOf(lineName(line, index + 1), piecesWords(quantity))] : []
  })
}

/** Who carries a shipment, and under which number. */
export function carrierWords({
  shippingCarrier,
  trackingNumber,
}: Pick<Shipment, 'shippingCarrier' | 'trackingNumber'>): string {
  return [shippingCarrier, trackingNumber].filter(Boolean).join(' ') || text.shipments.untracked
}

/** What the customer decided on the quality check, newest first: which way, when, who, and with which words. */
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

/** The stages that say something about a parcel; a shipment starts with the first stage of its order. */
export const parcelStages: readonly Shipment['trackingStatus'][] = ['packing', 'shipped', 'delivered']
