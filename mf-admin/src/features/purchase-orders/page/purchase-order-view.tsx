import type { PurchaseOrder } from '@kerf/shared-contracts/contracts/purchase-orders'
import { isOpenPurchaseOrder } from '@kerf/shared-contracts/rules/purchase-order-lifecycle'
import { useDownload } from '@kerf/shared-parts/files/use-download.ts'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Halves } from '@kerf/shared-ui/content/stat-grid.tsx'
import { Notice } from '@kerf/shared-ui/feedback/notice.tsx'
import { formatDate } from '@kerf/shared-ui/words/format.ts'
import { Ban, FileText } from 'lucide-react'
import { useState } from 'react'
import { MessagesLink } from '../../shared/messages-link.tsx'
import { DocumentsCard } from '../documents/documents-card.tsx'
import { ReceiptsCard } from '../receipts/receipts-card.tsx'
import { CancelDialog } from '../status/cancel-dialog.tsx'
import { ProgressCard } from '../status/progress-card.tsx'
import { StatusCard } from '../status/status-card.tsx'
import { text } from '../text.ts'
import { CustomerOrderCard } from './customer-order-card.tsx'
import { FactsCard } from './facts-card.tsx'
import { LinesCard } from './lines-card.tsx'
import { PaymentCard } from './payment-card.tsx'

const words = text.page

/** Downloads the purchase order as the PDF that Kerf creates. */
function DownloadDocument({ order: { id, purchaseOrderNumber } }: { order: PurchaseOrder }) {
  const { isDownloading, download } = useDownload({ failed: text.document.failed })
  return (
    <Button
      icon={<FileText size={16} aria-hidden />}
      loading={isDownloading}
      onClick={() => download(`/api/admin/purchase-orders/${id}/document`, text.document.file(purchaseOrderNumber))}
    >
      {text.document.action}
    </Button>
  )
}

/** Actions on a purchase order. */
export function PurchaseOrderActions({ order }: { order: PurchaseOrder }) {
  const [isCancelling, setCancelling] = useState(false)
  return (
    <>
      <MessagesLink about="purchaseOrder" id={order.id} />
      <DownloadDocument order={order} />
      {isOpenPurchaseOrder(order.status) && (
        <Button icon={<Ban size={16} aria-hidden />} onClick={() => setCancelling(true)}>
          {text.cancel.action}
        </Button>
      )}
      {isCancelling && <CancelDialog order={order} onClose={() => setCancelling(false)} />}
    </>
  )
}

/** A purchase order in its current state. */
export function PurchaseOrderView({ order }: { order: PurchaseOrder }) {
  const { status, cancelledAt, cancelReason } = order
  return (
    <Stack $gap={16}>
      {cancelledAt !== null && <Notice tone="red">{words.cancelled(formatDate(cancelledAt), cancelReason)}</Notice>}
      {status !== 'cancelled' && <StatusCard order={order} />}
      <FactsCard order={order} />
      <LinesCard order={order} />
      <ReceiptsCard order={order} />
      <Halves>
        <DocumentsCard order={order} />
        <Stack $gap={16}>
          <ProgressCard order={order} />
          <CustomerOrderCard key={order.orderId} order={order} />
          <PaymentCard order={order} />
        </Stack>
      </Halves>
    </Stack>
  )
}
