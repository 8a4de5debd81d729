import type { Order } from '@kerf/shared-contracts/contracts/orders'
import type { Shipment } from '@kerf/shared-contracts/contracts/shipments'
import { displayIdentifier } from '@kerf/shared-contracts/rules/display-identifier'
import { orderStatusLabel } from '@kerf/shared-contracts/rules/order-lifecycle'
import { materialWords, piecesWords, toleranceWords } from '@kerf/shared-parts/rfqs/words.ts'
import type { Definition } from '@kerf/shared-ui/content/definition-list.tsx'
import { PrintFacts, PrintHead, PrintProse, PrintSection } from '@kerf/shared-ui/print/print-document.tsx'
import { type PrintColumn, PrintTable } from '@kerf/shared-ui/print/print-table.tsx'
import { color, fontSize } from '@kerf/shared-ui/theme/tokens.ts'
import { formatDate, formatMoney } from '@kerf/shared-ui/words/format.ts'
import { styled } from 'styled-components'
import { text } from '../list/text.ts'
import { arrivalOf, lineName, orderAmount, orderName, shippedParts, stagesOf } from '../order-words.ts'

const words = text.print

type Line = Order['lines'][number]

/* On a narrow screen the table is moved sideways before words are broken. */
const Part = styled.div`
  min-width: 18ch;
`

const Asked = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize[12]};
`

function facts(order: Order): Definition[] {
  return [
    { label: words.customer, value: customerWords(order) },
    { label: words.orderDate, value: formatDate(order.orderDate) },
    { label: words.dueDate, value: formatDate(order.dueDate ?? order.estimatedDeliveryDate, words.tbd) },
    { label: words.status, value: orderStatusLabel(order.orderStatus) },
    { label: words.purchaseOrder, value: order.customerPurchaseOrderNumber ?? words.none },
    { label: words.quote, value: order.quote?.quoteNumber ?? words.none },
    { label: words.rfq, value: displayIdentifier(order.rfq) },
    { label: words.project, value: order.rfq.projectName },
  ]
}

function customerWords({ user }: Order): string {
  const company = user.company?.name ?? user.companyNameInput
  const number = user.company?.customerNumber
  return [company, user.name, user.email, number].filter(Boolean).join('\n')
}

function lineColumns({ lines, currency }: Order): PrintColumn<Line>[] {
  const asked = (line: Line) =>
    [materialWords(line), line.finishing, toleranceWords(line.tolerance, '')].filter(Boolean).join(' · ')
  return [
    {
      id: 'part',
      header: words.part,
      cell: (line) => (
        <Part>
          {lineName(line, lines.indexOf(line) + 1)}
          <Asked>{asked(line)}</Asked>
        </Part>
      ),
    },
    { id: 'quantity', header: words.quantity, align: 'end', cell: ({ quantity }) => piecesWords(quantity) },
    { id: 'shipped', header: words.shipped, align: 'end', cell: ({ quantityShipped }) => piecesWords(quantityShipped) },
    { id: 'price', header: words.unitPrice, align: 'end', cell: ({ unitPrice }) => formatMoney(unitPrice, currency) },
    { id: 'amount', header: words.amount, align: 'end', cell: ({ amount }) => formatMoney(amount, currency) },
  ]
}

const shipmentColumns = (order: Order): PrintColumn<Shipment>[] => [
  { id: 'shipped', header: words.shippedOn, cell: ({ shipmentDate }) => formatDate(shipmentDate) },
  {
    id: 'carrier',
    header: words.carrier,
    cell: ({ shippingCarrier, trackingNumber }) =>
      [shippingCarrier, trackingNumber].filter(Boolean).join(' ') || words.untracked,
  },
  {
    id: 'delivered',
    header: words.deliveredOn,
    cell: (shipment) => {
      const { arrived, on } = arrivalOf(shipment, order)
      return formatDate(on, arrived ? words.yes : words.inTransit)
    },
  },
  {
    id: 'quantity',
    header: words.quantity,
    align: 'end',
    cell: ({ quantityShipped }) => piecesWords(quantityShipped),
  },
]

/** Which parts a shipment holds stands where the order has several. */
function shippedColumns(order: Order): PrintColumn<Shipment>[] {
  const [shipped, ...others] = shipmentColumns(order)
  if (shipped === undefined || order.lines.length < 2) return shipmentColumns(order)
  const parts: PrintColumn<Shipment> = {
    id: 'parts',
    header: words.parts,
    cell: (shipment) => shippedParts(shipment, order).map((part) => <div key={part}>{part}</div>),
  }
  return [shipped, parts, ...others]
}

function stageFacts(order: Order): Definition[] {
  return stagesOf(order).map(({ label, state, date }) => ({
    label,
    value: [words.states[state], date].filter(Boolean).join('\n'),
  }))
}

/** An order as it is kept on paper: parties, parts, what was shipped, how far it is, notes. */
export function OrderDocument({ order, shipments }: { order: Order; shipments: readonly Shipment[] }) {
  const total = { label: words.total, value: orderAmount(order, words.tbd) }
  return (
    <>
      <PrintHead provider={words.provider} title={words.title} lines={[orderName(order)]} />
      <PrintSection title={words.details}>
        <PrintFacts items={facts(order)} />
      </PrintSection>
      <PrintSection title={words.parts}>
        <PrintTable
          caption={words.parts}
          columns={lineColumns(order)}
          rows={order.lines}
          rowId={({ id }) => id}
          totals={[total]}
        />
      </PrintSection>
      <PrintSection title={words.shipments}>
        {shipments.length === 0 ? (
          <PrintProse>{words.noShipments}</PrintProse>
        ) : (
          <PrintTable
            caption={words.shipments}
            columns={shippedColumns(order)}
            rows={shipments}
            rowId={({ id }) => id}
            totals={[{ label: words.shippedInAll, value: piecesWords(order.quantityShipped) }]}
          />
        )}
      </PrintSection>
      <PrintSection title={words.stages}>
        <PrintFacts items={stageFacts(order)} />
      </PrintSection>
      <Notes title={words.orderNotes}>{order.notes}</Notes>
      <Notes title={words.projectNotes}>{order.rfq.notes}</Notes>
    </>
  )
}

function Notes({ title, children }: { title: string; children: string | null }) {
  if (!children) return null
  return (
    <PrintSection title={title}>
      <PrintProse>{children}</PrintProse>
    </PrintSection>
  )
}
