import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { displayIdentifier } from '@kerf/shared-contracts/rules/display-identifier'
import { orderStatusLabel } from '@kerf/shared-contracts/rules/order-lifecycle'
import { askBeforeClosing } from '@kerf/shared-parts/forms/ask-before-closing.ts'
import { CarrierTracking } from '@kerf/shared-parts/orders/carrier-tracking.tsx'
import { ConfirmationButton } from '@kerf/shared-parts/orders/document-buttons.tsx'
import { DueDateChanges, promiseFacts } from '@kerf/shared-parts/orders/due-dates.tsx'
import { destinationFacts } from '@kerf/shared-parts/rfqs/rfq-facts.tsx'
import { materialsWords, piecesWords, toleranceWords } from '@kerf/shared-parts/rfqs/words.ts'
import { StatusBadge } from '@kerf/shared-parts/statuses/status-badge.tsx'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { TextLink } from '@kerf/shared-ui/actions/text-link.tsx'
import { type Definition, DefinitionList } from '@kerf/shared-ui/content/definition-list.tsx'
import { SectionTitle, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Dialog } from '@kerf/shared-ui/dialogs/dialog.tsx'
import { SkeletonText } from '@kerf/shared-ui/feedback/skeleton.tsx'
import { formatDate, formatMoney } from '@kerf/shared-ui/words/format.ts'
import { FileArchive, Printer } from 'lucide-react'
import { MessagesLink } from '../../shared/messages-link.tsx'
import { orderAmount, orderName } from '../order-words.ts'
import { QualityCheckPanel } from '../quality-check/quality-check-panel.tsx'
import { text } from '../text.ts'
import { InvoiceLink } from './invoice-link.tsx'
import { useDialogOrder } from './order-dialog-query.ts'
import { OrderFailure } from './order-failure.tsx'
import { OrderLines } from './order-lines.tsx'
import { Shipments } from './shipments.tsx'
import { useOrderFiles } from './use-order-files.ts'

const words = text.details

function amountWithCurrency(order: Order): string {
  const amount = orderAmount(order, '')
  return amount ? `${amount} ${order.currency || 'USD'}` : words.tbd
}

function QuoteNumber({ order: { quoteId, quote } }: { order: Order }) {
  if (quoteId === null || quote === null) return text.card.none
  return <TextLink to={`/quotes?quote=${quoteId}`}>{quote.quoteNumber}</TextLink>
}

/** The facts of a single part; several parts have a table of their own. */
function partItems(order: Order): Definition[] {
  const [line, ...others] = order.lines
  if (line === undefined || others.length > 0) return []
  return [
    ...(line.name ? [{ label: words.part, value: line.name }] : []),
    { label: words.tolerance, value: toleranceWords(order.tolerance, words.standard) },
    { label: words.finishing, value: order.finishing || words.standard },
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
      value: <TextLink to={`/rfqs?rfq=${order.rfqId}`}>{displayIdentifier(order.rfq)}</TextLink>,
    },
    ...present(words.purchaseOrder, order.customerPurchaseOrderNumber),
    {
      label: words.status,
      value: <StatusBadge status={order.orderStatus} label={orderStatusLabel(order.orderStatus)} />,
    },
    { label: words.orderDate, value: formatDate(order.orderDate) },
    { label: words.dueDate, value: formatDate(order.dueDate ?? order.estimatedDeliveryDate, words.tbd) },
    ...promiseFacts(order),
    { label: words.material, value: materialsWords(order, order.lines) },
    ...partItems(order),
    { label: words.ordered, value: piecesWords(order.quantity) },
    { label: words.shipped, value: piecesWords(order.quantityShipped) },
    { label: words.amount, value: amountWithCurrency(order) },
    ...(order.trackingNumber
      ? [{ label: words.tracking, value: <CarrierTracking of={order}>{order.trackingNumber}</CarrierTracking> }]
      : []),
    ...present(words.carrier, order.shippingCarrier),
    ...destinationFacts(order.rfq),
    ...present(words.orderNotes, order.notes, true),
    ...present(words.projectNotes, order.rfq.notes, true),
  ]
}

function Details({ order }: { order: Order }) {
  const hasShipments = order.orderStatus === 'shipped' || order.orderStatus === 'delivered' || order.quantityShipped > 0
  return (
    <Stack $gap={24}>
      <QualityCheckPanel order={order} />
      <DefinitionList items={detailItems(order)} columns={4} />
      {(order.lines.length > 1 || order.charges.length > 0) && <OrderLines order={order} />}
      <DueDateChanges order={order} />
      {hasShipments && (
        <Stack $gap={8}>
          <SectionTitle>{words.shipments}</SectionTitle>
          <Shipments order={order} />
        </Stack>
      )}
    </Stack>
  )
}

function DetailsFooter({ order }: { order: Order }) {
  const { downloading, download } = useOrderFiles(order, {
    preparing: [words.preparing, words.preparingText],
    saved: [words.complete, words.completeText],
    failed: [words.failed, words.failedText],
  })
  return (
    <>
      <MessagesLink about="order" id={order.id} rfq={order.rfq} />
      <ButtonLink
        to={`/orders/print?order=${order.id}`}
        target="_blank"
        rel="noreferrer"
        icon={<Printer size={16} aria-hidden />}
      >
        {words.print}
      </ButtonLink>
      <ConfirmationButton order={order} />
      <InvoiceLink order={order} />
      <Button variant="primary" icon={<FileArchive size={16} aria-hidden />} onClick={download} loading={downloading}>
        {words.downloadAll}
      </Button>
    </>
  )
}

/** Everything about one order, over whichever list it was opened from. */
export function OrderDetailsDialog({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const { order, failed, missing, retrying, retry } = useDialogOrder(orderId)
  return (
    <Dialog
      open
      onOpenChange={() => askBeforeClosing(onClose)}
      size="large"
      title={words.title(order ? orderName(order) : '')}
      description={order?.rfq.projectName}
      footer={order && <DetailsFooter order={order} />}
    >
      {order && <Details order={order} />}
      {failed && <OrderFailure missing={missing} onRetry={retry} retrying={retrying} />}
      {!order && !failed && <SkeletonText lines={8} />}
    </Dialog>
  )
}
