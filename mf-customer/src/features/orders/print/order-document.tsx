import type { Order } from '@kerf/shared-contracts/contracts/orders'
import type { Shipment } from '@kerf/shared-contracts/contracts/shipments'
import { shownValue } from '@kerf/shared-contracts/rules/catalog'
import { displayIdentifier } from '@kerf/shared-contracts/rules/display-identifier'
import { orderStatusLabel } from '@kerf/shared-contracts/rules/order-lifecycle'
import { promiseFacts } from '@kerf/shared-parts/orders/due-dates.tsx'
import { stagesOf } from '@kerf/shared-parts/orders/stages.ts'
import { arrivalOf, carrierWords, lineName, shippedParts } from '@kerf/shared-parts/orders/words.ts'
import { companyWords } from '@kerf/shared-parts/people/customer-words.ts'
import { linesOfTotal } from '@kerf/shared-parts/quotes/offers.ts'
import { destinationFacts } from '@kerf/shared-parts/rfqs/rfq-facts.tsx'
import { materialWords, piecesWords, toleranceWords } from '@kerf/shared-parts/rfqs/words.ts'
import { useProvider } from '@kerf/shared-runtime'
import type { Definition } from '@kerf/shared-ui/content/definition-list.tsx'
import { PrintFacts, PrintHead, PrintProse, PrintSection } from '@kerf/shared-ui/print/print-document.tsx'
import { type PrintColumn, PrintTable } from '@kerf/shared-ui/print/print-table.tsx'
import { color, fontSize } from '@kerf/shared-ui/theme/tokens.ts'
import { formatDate, formatMoney } from '@kerf/shared-ui/words/format.ts'
import { styled } from 'styled-components'
import { orderAmount, orderName } from '../order-words.ts'
import { text } from './text.ts'

type Line = Order['lines'][number]

/* On a narrow screen the table scrolls sideways before words are broken. */
const Part = styled.div`
  min-width: 18ch;
`

const Asked = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize[12]};
`

function facts(order: Order): Definition[] {
  return [
    { label: text.customer, value: customerLines(order) },
    { label: text.orderDate, value: formatDate(order.orderDate) },
    { label: text.dueDate, value: formatDate(order.dueDate ?? order.estimatedDeliveryDate, text.tbd) },
    ...promiseFacts(order),
    { label: text.status, value: orderStatusLabel(order.orderStatus) },
    { label: text.purchaseOrder, value: order.customerPurchaseOrderNumber ?? text.none },
    { label: text.quote, value: order.quote?.quoteNumber ?? text.none },
    { label: text.rfq, value: displayIdentifier(order.rfq) },
    { label: text.project, value: order.rfq.projectName },
    ...destinationFacts(order),
  ]
}

function customerLines({ user }: Order): string {
  return [companyWords(user), user.name, user.email, user.company?.customerNumber].filter(Boolean).join('\n')
}

function lineColumns({ lines, currency }: Order): PrintColumn<Line>[] {
  const asked = (line: Line) =>
    [materialWords(line), shownValue(line.finishing), toleranceWords(line.tolerance, '')].filter(Boolean).join(' · ')
  return [
    {
      id: 'part',
      header: text.part,
      cell: (line) => (
        <Part>
          {lineName(line, lines.indexOf(line) + 1)}
          <Asked>{asked(line)}</Asked>
        </Part>
      ),
    },
    { id: 'quantity', header: text.quantity, align: 'end', cell: ({ quantity }) => piecesWords(quantity) },
    { id: 'shipped', header: text.shipped, align: 'end', cell: ({ quantityShipped }) => piecesWords(quantityShipped) },
    { id: 'price', header: text.unitPrice, align: 'end', cell: ({ unitPrice }) => formatMoney(unitPrice, currency) },
    { id: 'amount', header: text.amount, align: 'end', cell: ({ amount }) => formatMoney(amount, currency) },
  ]
}

const shipmentColumns = (order: Order): PrintColumn<Shipment>[] => [
  { id: 'shipped', header: text.shippedOn, cell: ({ shipmentDate }) => formatDate(shipmentDate) },
  {
    id: 'carrier',
    header: text.carrier,
    cell: carrierWords,
  },
  {
    id: 'delivered',
    header: text.deliveredOn,
    cell: (shipment) => {
      const { arrived, on } = arrivalOf(shipment, order)
      return formatDate(on, arrived ? text.yes : text.inTransit)
    },
  },
  {
    id: 'quantity',
    header: text.quantity,
    align: 'end',
    cell: ({ quantityShipped }) => piecesWords(quantityShipped),
  },
]

/** The parts of a shipment are listed only if the order has several. */
function shippedColumns(order: Order): PrintColumn<Shipment>[] {
  const [shipped, ...others] = shipmentColumns(order)
  if (shipped === undefined || order.lines.length < 2) return shipmentColumns(order)
  const parts: PrintColumn<Shipment> = {
    id: 'parts',
    header: text.parts,
    cell: (shipment) => shippedParts(shipment, order).map((part) => <div key={part}>{part}</div>),
  }
  return [shipped, parts, ...others]
}

function stageFacts(order: Order): Definition[] {
  return stagesOf(order).map(({ label, state, date }) => ({
    label,
    value: [text.states[state], date].filter(Boolean).join('\n'),
  }))
}

function chargedSums(order: Order) {
  return linesOfTotal(order).map(({ label, amount }) => ({ label, value: formatMoney(amount, order.currency) }))
}

/** An order on paper: parties, parts, shipments, progress, notes. */
export function OrderDocument({ order, shipments }: { order: Order; shipments: readonly Shipment[] }) {
  const provider = useProvider()
  const total = { label: text.total, value: orderAmount(order, text.tbd) }
  return (
    <>
      <PrintHead provider={provider} title={text.title} lines={[orderName(order)]} />
      <PrintSection title={text.details}>
        <PrintFacts items={facts(order)} />
      </PrintSection>
      <PrintSection title={text.parts}>
        <PrintTable
          caption={text.parts}
          columns={lineColumns(order)}
          rows={order.lines}
          rowId={({ id }) => id}
          totals={[...chargedSums(order), total]}
        />
      </PrintSection>
      <PrintSection title={text.shipments}>
        {shipments.length === 0 ? (
          <PrintProse>{text.noShipments}</PrintProse>
        ) : (
          <PrintTable
            caption={text.shipments}
            columns={shippedColumns(order)}
            rows={shipments}
            rowId={({ id }) => id}
            // Quantities of unlike parts are not added; the table of parts says what was shipped of each.
            totals={
              order.lines.length > 1 ? [] : [{ label: text.shippedInAll, value: piecesWords(order.quantityShipped) }]
            }
          />
        )}
      </PrintSection>
      <PrintSection title={text.stages}>
        <PrintFacts items={stageFacts(order)} />
      </PrintSection>
      <Notes title={text.terms}>{order.terms}</Notes>
      <Notes title={text.orderNotes}>{order.notes}</Notes>
      <Notes title={text.projectNotes}>{order.rfq.notes}</Notes>
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
