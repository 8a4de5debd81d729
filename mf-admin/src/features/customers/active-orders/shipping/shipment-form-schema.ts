import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { wholeNumberOf } from '@kerf/shared-contracts/rules/typed-text'
import { z } from 'zod'
import { text } from '../text.ts'
import { type CarrierChoice, carrierFields, carrierNameMissing, carrierOf, namesCarrier } from './carrier-choice.ts'

const words = text.shipments

/** An order's line, and the pieces left to ship. */
export interface OpenLine {
  id: string
  name: string
  /** Pieces. */
  remaining: number
}

export interface ShipmentValues extends CarrierChoice {
  /** What was typed for each line, by its id. */
  quantities: Record<string, string>
  trackingNumber: string
}

/** All lines of an order, also those that are shipped in full. */
export function linesToShip({ lines }: Pick<Order, 'lines'>): OpenLine[] {
  return lines.map(({ id, name, quantity, quantityShipped }, index) => ({
    id,
    name: name ?? text.project.part(index + 1),
    remaining: quantity - quantityShipped,
  }))
}

/**
 * The lines that a form asks for: those of which something is left, and those that something is typed for, as a colleague
 * may have shipped the rest of them meanwhile. Where neither is left, all of them.
 */
export function askedLines(lines: readonly OpenLine[], quantities: ShipmentValues['quantities']): readonly OpenLine[] {
  const asked = lines.filter(({ id, remaining }) => remaining > 0 || (quantities[id] ?? '').trim() !== '')
  return asked.length > 0 ? asked : lines
}

/** An empty form. */
export function emptyShipment(lines: readonly OpenLine[]): ShipmentValues {
  const quantities = Object.fromEntries(lines.map(({ id }) => [id, '']))
  return { quantities, trackingNumber: '', carrier: '', carrierName: '' }
}

/** Pieces as typed; empty counts as 0, anything but a whole number as NaN. */
function pieces(typed: string | undefined): number {
  if ((typed ?? '').trim() === '') return 0
  return wholeNumberOf(typed ?? '') ?? Number.NaN
}

/**
 * The form of a shipment (docs/product/shipments.md, 'Recording a shipment'): whole pieces, no more than remain. Some of
 * several lines may be left out, but not all.
 */
export function shipmentForm(lines: readonly OpenLine[]) {
  const quantities = z.record(z.string(), z.string()).superRefine((typed, context) => {
    const refuse = (id: string) => context.addIssue({ code: 'custom', path: [id], message: words.invalidQuantity })
    const wrong = lines.filter(({ id, remaining }) => !(pieces(typed[id]) <= remaining))
    for (const { id } of wrong) refuse(id)
    const [first] = lines
    if (wrong.length === 0 && first && totalPieces(typed) === 0) refuse(first.id)
  })
  return z
    .object({ quantities, trackingNumber: z.string().trim().max(120), ...carrierFields })
    .refine(namesCarrier, carrierNameMissing)
}

/** All pieces of a shipment together. */
function totalPieces(quantities: ShipmentValues['quantities']): number {
  return Object.values(quantities).reduce((sum, typed) => sum + pieces(typed), 0)
}

/** The body of the call. Lines are named only if there are several. @param values valid ones */
export function shipmentBody(lines: readonly OpenLine[], values: ShipmentValues) {
  const shares = lines
    .map(({ id }) => ({ orderLineId: id, quantity: pieces(values.quantities[id]) }))
    .filter(({ quantity }) => quantity > 0)
  return {
    quantityShipped: totalPieces(values.quantities),
    trackingNumber: values.trackingNumber.trim() || null,
    shippingCarrier: carrierOf(values),
    ...(lines.length > 1 ? { lines: shares } : {}),
  }
}
