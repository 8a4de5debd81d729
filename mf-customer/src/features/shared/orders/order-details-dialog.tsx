import { materialWords, piecesWords, toleranceWords } from '@kerf/shared-contracts/client/words'
import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { orderStatusLabel } from '@kerf/shared-contracts/rules/order-lifecycle'
import { Button } from '@kerf/shared-ui/button'
import { type Definition, DefinitionList } from '@kerf/shared-ui/definition-list'
import { Dialog } from '@kerf/shared-ui/dialog'
import { ErrorState } from '@kerf/shared-ui/error-state'
import { formatDate } from '@kerf/shared-ui/format'
import { SectionTitle, Stack } from '@kerf/shared-ui/layout'
import { SkeletonText } from '@kerf/shared-ui/skeleton'
import { StatusBadge } from '@kerf/shared-ui/status-badge'
import { FileArchive } from 'lucide-react'
import { InvoiceLink } from './invoice-link.tsx'
import { useDialogOrder } from './order-dialog-query.ts'
import { orderAmount, orderName } from './order-words.ts'
import { QualityCheckPanel } from './quality-check-panel.tsx'
import { Shipments } from './shipments.tsx'
import { text } from './text.ts'
import { useOrderFiles } from './use-order-files.ts'

const words = text.details

function amountWithCurrency(order: Order): string {
  const amount = orderAmount(order, '')
  return amount ? `${amount} ${order.currency || 'USD'}` : words.tbd
}

function detailItems(order: Order): Definition[] {
  const present = (label: string, value: string | null | undefined, wide = false) =>
    value ? [{ label, value, wide }] : []
  return [
    { label: words.orderNumber, value: orderName(order) },
    { label: words.quoteNumber, value: order.quote?.quoteNumber ?? text.card.none },
    ...present(words.purchaseOrder, order.customerPurchaseOrderNumber),
    {
      label: words.status,
      value: <StatusBadge status={order.orderStatus} label={orderStatusLabel(order.orderStatus)} />,
    },
    { label: words.orderDate, value: formatDate(order.orderDate) },
    { label: words.dueDate, value: formatDate(order.dueDate ?? order.estimatedDeliveryDate, words.tbd) },
    { label: words.material, value: materialWords(order) },
    { label: words.tolerance, value: toleranceWords(order.tolerance, words.standard) },
    { label: words.finishing, value: order.finishing || words.standard },
    { label: words.ordered, value: piecesWords(order.quantity) },
    { label: words.shipped, value: piecesWords(order.quantityShipped) },
    { label: words.amount, value: amountWithCurrency(order) },
    ...present(words.tracking, order.trackingNumber),
    ...present(words.carrier, order.shippingCarrier),
    ...present(words.orderNotes, order.notes, true),
    ...present(words.projectNotes, order.rfq.notes, true),
  ]
}

function partItems(order: Order): Definition[] {
  return order.lines.map((line, index) => ({
    label: line.name ?? words.part(index + 1),
    value: `${materialWords(line)}, ${piecesWords(line.quantity)}`,
    wide: true,
  }))
}

function Details({ order }: { order: Order }) {
  const hasShipments = order.orderStatus === 'shipped' || order.orderStatus === 'delivered' || order.quantityShipped > 0
  return (
    <Stack $gap={24}>
      <QualityCheckPanel order={order} />
      <DefinitionList items={detailItems(order)} columns={4} />
      {order.lines.length > 1 && (
        <Stack $gap={8}>
          <SectionTitle>{words.parts}</SectionTitle>
          <DefinitionList items={partItems(order)} columns={1} />
        </Stack>
      )}
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
      <InvoiceLink order={order} />
      <Button variant="primary" icon={<FileArchive size={16} aria-hidden />} onClick={download} loading={downloading}>
        {words.downloadAll}
      </Button>
    </>
  )
}

/** Everything about one order, over whichever list it was opened from. */
export function OrderDetailsDialog({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const { order, failed, retrying, retry } = useDialogOrder(orderId)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      title={words.title(order ? orderName(order) : '')}
      description={order?.rfq.projectName}
      footer={order && <DetailsFooter order={order} />}
    >
      {order && <Details order={order} />}
      {failed && <ErrorState title={words.loadFailed} onRetry={retry} retrying={retrying} />}
      {!order && !failed && <SkeletonText lines={8} />}
    </Dialog>
  )
}
