import type { PostalAddress } from '@kerf/shared-contracts/contracts/company-addresses'
import type { Order } from '../../models/order.ts'
import type { OrderLine } from '../../models/order-line.ts'
import type { Shipment } from '../../models/shipment.ts'
import type { BusinessDocument, Column } from '../../platform/documents/document.ts'
import { known, partDetail, presentDestination, writtenDay, writtenQuantity } from '../documents/presenter.ts'
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

const columns: Column[] = [
  { label: '#', width: 32 },
  { label: 'Part' },
  { label: 'Ordered', align: 'right', width: 72 },
  { label: 'In this shipment', align: 'right', width: 92 },
  { label: 'Still to come', align: 'right', width: 82 },
]

/** What is in the box, without prices (docs/product/documents.md, 'Packing slip'). */
export function packingSlip(facts: PackingFacts, letterhead: Letterhead): BusinessDocument {
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
    title: 'Packing slip',
    number: `${order.number}, shipment ${facts.position}`,
    subject: facts.projectName,
    provider: letterhead,
    facts: known({
      Shipped: writtenDay(shipment.shipmentDate),
      Carrier: shipment.shippingCarrier,
      'Tracking number': shipment.trackingNumber,
      'Your purchase order': order.customerPurchaseOrderNumber,
    }),
    parties: [presentDestination('Deliver to', facts.shipTo, facts.recipient)],
    blocks: [{ kind: 'table', label: 'Contents', columns, rows }],
  }
}
