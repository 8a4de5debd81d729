import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { customerAddress } from '@kerf/shared-contracts/rules/addresses'
import { askBeforeClosing } from '@kerf/shared-parts/forms/ask-before-closing.ts'
import { PageLink } from '@kerf/shared-parts/pages/page-link.tsx'
import { Cluster, SectionTitle, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Dialog } from '@kerf/shared-ui/dialogs/dialog.tsx'
import { SkeletonText } from '@kerf/shared-ui/feedback/skeleton.tsx'
import { orderName } from '../order-words.ts'
import { QualityCheckPanel } from '../quality-check/quality-check-panel.tsx'
import { text } from '../text.ts'
import { useDialogOrder } from './order-dialog-query.ts'
import { OrderDocuments } from './order-documents.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderFailure } from './order-failure.tsx'
import { Shipments } from './shipments.tsx'

const words = text.details

function Details({ order }: { order: Order }) {
  const hasShipments = order.orderStatus === 'shipped' || order.orderStatus === 'delivered' || order.quantityShipped > 0
  return (
    <Stack $gap={24}>
      <QualityCheckPanel order={order} />
      <Cluster>
        <PageLink to={customerAddress.order(order.id)} />
        <OrderDocuments order={order} />
      </Cluster>
      <OrderFacts order={order} />
      {hasShipments && (
        <Stack $gap={8}>
          <SectionTitle>{words.shipments}</SectionTitle>
          <Shipments order={order} />
        </Stack>
      )}
    </Stack>
  )
}

/** Everything about one order, over whichever list it was opened from. A decision that waits stands in the foot. */
export function OrderDetailsDialog({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const { order, failed, error, missing, retrying, retry } = useDialogOrder(orderId)
  return (
    <Dialog
      open
      onOpenChange={() => askBeforeClosing(onClose)}
      size="large"
      title={words.title(order ? orderName(order) : '')}
      description={order?.rfq.projectName}
    >
      {order && <Details order={order} />}
      {failed && <OrderFailure missing={missing} error={error} onRetry={retry} retrying={retrying} />}
      {!order && !failed && <SkeletonText lines={8} />}
    </Dialog>
  )
}
