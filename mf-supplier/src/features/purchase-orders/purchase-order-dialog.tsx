import type { OwnPurchaseOrder } from '@kerf/shared-contracts/contracts/purchase-orders-supplier'
import { isOpenPurchaseOrder } from '@kerf/shared-contracts/rules/purchase-order-lifecycle'
import { MessagesLink } from '@kerf/shared-parts/messages/messages-link.tsx'
import { PurchaseOrderPdfButton } from '@kerf/shared-parts/orders/document-buttons.tsx'
import { polling } from '@kerf/shared-runtime'
import { useGetOwnPurchaseOrderQuery } from '@kerf/shared-runtime/endpoints/purchase-orders-supplier'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { useState } from 'react'
import { DetailsDialog } from '../shared/details-dialog.tsx'
import { AcknowledgeDialog, PromiseDialog } from './date-dialogs.tsx'
import { PurchaseOrderDetails } from './purchase-order-details.tsx'
import { ReportDialog } from './report-dialog.tsx'
import { ShipDialog } from './ship-dialog.tsx'
import { text } from './text.ts'
import { UploadDialog } from './upload-dialog.tsx'

const dialogs = {
  acknowledge: AcknowledgeDialog,
  promise: PromiseDialog,
  report: ReportDialog,
  ship: ShipDialog,
  upload: UploadDialog,
}
type Step = keyof typeof dialogs

/** The next actions on an order, the main one last. */
function stepsOf({ status }: OwnPurchaseOrder): { step: Step; label: string; isMain?: boolean }[] {
  if (status === 'cancelled') return []
  const upload = { step: 'upload' as const, label: text.upload.action }
  if (!isOpenPurchaseOrder(status)) return [upload]
  const [promise, report] = [
    { step: 'promise' as const, label: text.promise.action },
    { step: 'report' as const, label: text.report.action },
  ]
  if (status === 'issued') {
    return [upload, report, { step: 'acknowledge', label: text.acknowledge.action, isMain: true }]
  }
  const isShipped = status === 'shipped'
  return [
    upload,
    promise,
    report,
    { step: 'ship', label: isShipped ? text.ship.correct : text.ship.action, isMain: !isShipped },
  ]
}

/** One purchase order, with the supplier's actions. */
export function PurchaseOrderDialog({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const query = useGetOwnPurchaseOrderQuery({ id: orderId }, polling)
  const [step, setStep] = useState<Step>()
  const order = query.data
  if (order && step) {
    const Opened = dialogs[step]
    return <Opened order={order} onClose={() => setStep(undefined)} />
  }
  return (
    <DetailsDialog
      title={order?.purchaseOrderNumber ?? text.title}
      description={order?.projectName}
      query={query}
      onClose={onClose}
      actions={
        order && (
          <>
            <MessagesLink page="/supplier/messages" about="purchaseOrder" id={order.id} />
            <PurchaseOrderPdfButton
              path={`/api/supplier/purchase-orders/${order.id}/document`}
              number={order.purchaseOrderNumber}
            />
            {stepsOf(order).map(({ step: next, label, isMain }) => (
              <Button key={next} variant={isMain ? 'primary' : 'secondary'} onClick={() => setStep(next)}>
                {label}
              </Button>
            ))}
          </>
        )
      }
    >
      {order && <PurchaseOrderDetails order={order} />}
    </DetailsDialog>
  )
}
