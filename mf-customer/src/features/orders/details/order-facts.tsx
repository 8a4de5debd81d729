import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { customerAddress } from '@kerf/shared-contracts/rules/addresses'
import { shownValue } from '@kerf/shared-contracts/rules/catalog'
import { displayIdentifier } from '@kerf/shared-contracts/rules/display-identifier'
import { orderStatusLabel } from '@kerf/shared-contracts/rules/order-lifecycle'
import { CarrierTracking } from '@kerf/shared-parts/orders/carrier-tracking.tsx'
import { DueDate } from '@kerf/shared-parts/orders/due-date.tsx'
import { DueDateChanges, promiseFacts } from '@kerf/shared-parts/orders/due-dates.tsx'
import { orderQuantityWords } from '@kerf/shared-parts/orders/words.ts'
import { destinationFacts } from '@kerf/shared-parts/rfqs/rfq-facts.tsx'
import { materialsWords, piecesWords, toleranceWords } from '@kerf/shared-parts/rfqs/words.ts'
import { StatusBadge } from '@kerf/shared-parts/statuses/status-badge.tsx'
import { TextLink } from '@kerf/shared-ui/actions/text-link.tsx'
import { type Definition, DefinitionList } from '@kerf/shared-ui/content/definition-list.tsx'
import { formatDate, formatMoney } from '@kerf/shared-ui/words/format.ts'
import { orderAmount, orderName } from '../order-words.ts'
import { text } from '../text.ts'
import { OrderLines } from './order-lines.tsx'

const words = text.details

function amountWithCurrency(order: Order): string {
  const amount = orderAmount(order, '')
  return amount ? `${amount} ${order.currency || 'USD'}` : words.tbd
}

function QuoteNumber({ order: { quoteId, quote } }: { order: Order }) {
  if (quoteId === null || quote === null) return text.card.none
  return <TextLink to={customerAddress.quote(quoteId)}>{quote.quoteNumber}</TextLink>
}

/** The facts of a single part; several parts have a table of their own. */
function partItems(order: Order): Definition[] {
  const [line, ...others] = order.lines
  if (line === undefined || others.length > 0) return []
  return [
    ...(line.name ? [{ label: words.part, value: line.name }] : []),
    { label: words.tolerance, value: toleranceWords(order.tolerance, words.standard) },
    { label: words.finishing, value: shownValue(order.finishing) || words.standard },
    { label: words.unitPrice, value: formatMoney(line.unitPrice, order.currency) },
  ]
}

function detailItems(order: Order): Definition[] {
  const present = (label: string, value: string | null | undefined, wide = false) =>
    value ? [{ label, value, wide }] : []
  return [
    { label: words.orderNumber, value: orderName(order) },
    { label: words.quoteNumber, value: <QuoteNumber order={order} /> },
    {
      label: words.rfq,
      value: <TextLink to={customerAddress.rfq(order.rfqId)}>{displayIdentifier(order.rfq)}</TextLink>,
    },
    ...present(words.purchaseOrder, order.customerPurchaseOrderNumber),
    {
      label: words.status,
      value: <StatusBadge status={order.orderStatus} label={orderStatusLabel(order.orderStatus)} />,
    },
    { label: words.orderDate, value: formatDate(order.orderDate) },
    { label: words.dueDate, value: <DueDate order={order} undated={words.tbd} /> },
    ...promiseFacts(order),
    { label: words.material, value: materialsWords(order, order.lines) },
    ...partItems(order),
    { label: words.ordered, value: orderQuantityWords(order) },
    ...(order.lines.length > 1 ? [] : [{ label: words.shipped, value: piecesWords(order.quantityShipped) }]),
    { label: words.amount, value: amountWithCurrency(order) },
    ...(order.trackingNumber
      ? [{ label: words.tracking, value: <CarrierTracking of={order}>{order.trackingNumber}</CarrierTracking> }]
      : []),
    ...present(words.carrier, order.shippingCarrier),
    ...destinationFacts(order),
    ...present(words.orderNotes, order.notes, true),
    ...present(words.terms, order.terms, true),
    ...present(words.projectNotes, order.rfq.notes, true),
  ]
}

/** All facts of an order in a grid; several parts are in a table. */
export function OrderFacts({ order }: { order: Order }) {
  return (
    <>
      <DefinitionList items={detailItems(order)} columns={4} />
      {(order.lines.length > 1 || order.charges.length > 0) && <OrderLines order={order} />}
      <DueDateChanges order={order} />
    </>
  )
}
