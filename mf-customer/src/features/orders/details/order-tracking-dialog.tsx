import { dueDateWords } from '@kerf/shared-parts/orders/due-date.tsx'
import { OrderStages } from '@kerf/shared-parts/orders/order-stages.tsx'
import { SectionTitle, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Dialog } from '@kerf/shared-ui/dialogs/dialog.tsx'
import { SkeletonText } from '@kerf/shared-ui/feedback/skeleton.tsx'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import { orderName } from '../order-words.ts'
import { text } from '../text.ts'
import { useDialogOrder } from './order-dialog-query.ts'
import { OrderFailure } from './order-failure.tsx'
import { Shipments } from './shipments.tsx'

/** The progress of an order: its eight stages and its shipments. */
export function OrderTrackingDialog({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const { order, failed, error, missing, retrying, retry } = useDialogOrder(orderId)
  const due = order && dueDateWords(order)
  const description = [order && isolated(order.rfq.projectName), due && text.tracking.due(due)]
    .filter(Boolean)
    .join(' · ')
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      title={text.tracking.title(order ? orderName(order) : '')}
      description={description}
    >
      {order && (
        <Stack $gap={24}>
          <OrderStages label={text.tracking.stages} order={order} />
          <Stack $gap={8}>
            <SectionTitle>{text.tracking.shipments}</SectionTitle>
            <Shipments order={order} />
          </Stack>
        </Stack>
      )}
      {failed && <OrderFailure missing={missing} error={error} onRetry={retry} retrying={retrying} />}
      {!order && !failed && <SkeletonText lines={8} />}
    </Dialog>
  )
}
