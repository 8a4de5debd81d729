import type { PostalAddress } from '@kerf/shared-contracts/contracts/company-addresses'
import type { Order } from '../../models/order.ts'
import type { OrderLine } from '../../models/order-line.ts'
import type { Shipment } from '../../models/shipment.ts'
import type { BusinessDocument, Column } from '../../platform/documents/document.ts'
import { text } from '../../platform/documents/text.ts'
import { writtenDay, writtenQuantity } from '../../platform/language/written.ts'
import { known, partDetail, presentDestination } from '../documents/presenter.ts'
import type { Letterhead, Recipient } from '../documents/service.ts'

/** How much of a line is in a shipment, and how much remains to ship after it. */
export interface PackedLine {
  line: OrderLine
  shipped: number
  remaining: number
}

export interface PackingFacts {
  order: Pick<Order, 'number' | 'customerPurchaseOrderNumber'>
  projectName: string
  shipment: Pick<Shipment, 'shipmentDate' | 'shippingCarrier' | 'trackingNumber'>
  /** Counts from 1, in the order in which they were sent. */
  position: number
  lines: readonly PackedLine[]
  recipient: Recipient
  /** As in the request; otherwise to the customer. */
  shipTo: PostalAddress | null
}

const columns = (): Column[] => [
  { label: '#', width: 32 },
  { label: text.columns.part },
  { label: text.columns.ordered, align: 'right', width: 72 },
  { label: text.columns.inShipment, align: 'right', width: 92 },
  { label: text.columns.toCome, align: 'right', width: 82 },
]

/** What is in the box, without prices (docs/product/documents.md, 'Packing slip'). */
export function packingSlip(facts: PackingFacts, letterhead: Letterhead): BusinessDocument {
  const words = text.packingSlip
  const { order, shipment } = facts
  const rows = facts.lines.map(({ line, shipped, remaining }, index) => {
    const detail = partDetail(line)
    return {
      cells: [
        { text: String(index + 1) },
        { text: line.name, ...(detail && { detail }) },
        ...[line.quantity, shipped, remaining].map((quantity) => ({ text: writtenQuantity(quantity) })),
      ],
      isAside: shipped === 0,
    }
  })
  return {
    title: words.title,
    number: words.number(order.number, facts.position),
    subject: facts.projectName,
    provider: letterhead,
    facts: known({
      [words.shipped]: writtenDay(shipment.shipmentDate),
      [words.carrier]: shipment.shippingCarrier,
      [words.trackingNumber]: shipment.trackingNumber,
      [text.yourPurchaseOrder]: order.customerPurchaseOrderNumber,
    }),
    parties: [presentDestination(text.deliverTo, facts.shipTo, facts.recipient)],
    blocks: [{ kind: 'table', label: text.contents, columns: columns(), rows }],
  }
}
