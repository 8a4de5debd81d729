import { PageHeader } from '@kerf/shared-ui/frames/page-header.tsx'
import { useAddressDialog } from '@kerf/shared-ui/tables/use-address-dialog.tsx'
import { OrderDetailsDialog } from '../orders/details/order-details-dialog.tsx'
import { OrderTrackingDialog } from '../orders/details/order-tracking-dialog.tsx'
import { RfqDetailsDialog } from '../rfqs/details/rfq-details-dialog.tsx'
import { OrderHistory } from './order-history.tsx'
import { RfqHistory } from './rfq-history.tsx'
import { text } from './text.ts'

/** All past orders, and all RFQs ever submitted. */
export function HistoryPage() {
  const details = useAddressDialog('order')
  const tracking = useAddressDialog('tracking')
  const rfq = useAddressDialog('rfq')
  return (
    <>
      <PageHeader title={text.title} description={text.description} />
      <OrderHistory onDetails={details.open} onTracking={tracking.open}>
        <RfqHistory onDetails={rfq.open} />
      </OrderHistory>
      {details.id && <OrderDetailsDialog orderId={details.id} onClose={details.close} />}
      {tracking.id && <OrderTrackingDialog orderId={tracking.id} onClose={tracking.close} />}
      {rfq.id && <RfqDetailsDialog rfqId={rfq.id} onClose={rfq.close} />}
    </>
  )
}
