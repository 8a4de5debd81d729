import { useListShipmentsQuery } from '@kerf/shared-runtime/endpoints/shipments'
import { SkeletonText } from '@kerf/shared-ui/feedback/skeleton.tsx'
import { PrintPage } from '@kerf/shared-ui/print/print-page.tsx'
import { Navigate, useSearchParams } from 'react-router-dom'
import { usePrintedFrom } from '../../shared/print-address.ts'
import { useDialogOrder } from '../details/order-dialog-query.ts'
import { OrderFailure } from '../details/order-failure.tsx'
import { orderName } from '../order-words.ts'
import { OrderDocument } from './order-document.tsx'
import { text } from './text.ts'

/** The order that the address names, with its shipments. */
function usePrintedOrder(orderId: string) {
  const { order, failed, error, missing, retrying, retry } = useDialogOrder(orderId)
  const shipments = useListShipmentsQuery({ id: orderId }, { skip: order === undefined })
  const withoutShipments = shipments.isError && shipments.data === undefined
  return {
    order,
    shipments: shipments.data,
    failed: failed || withoutShipments,
    error: withoutShipments ? shipments.error : error,
    missing,
    retrying: retrying || shipments.isFetching,
    retry: withoutShipments ? () => void shipments.refetch() : retry,
  }
}

function PrintedOrder({ orderId }: { orderId: string }) {
  const { order, shipments, failed, error, missing, retrying, retry } = usePrintedOrder(orderId)
  const back = usePrintedFrom(order ? `/orders?order=${order.id}` : '/orders')
  const isReady = order !== undefined && shipments !== undefined
  const reason = failed ? text.nothing : text.loading
  return (
    <PrintPage
      accent="customer"
      back={{ to: back, label: text.back }}
      documentTitle={order && text.documentTitle(orderName(order))}
      printDisabledReason={isReady ? undefined : reason}
    >
      {isReady && <OrderDocument order={order} shipments={shipments} />}
      {!isReady && failed && <OrderFailure missing={missing} error={error} onRetry={retry} retrying={retrying} />}
      {!isReady && !failed && <SkeletonText lines={12} />}
    </PrintPage>
  )
}

/** `/orders/print?order=<id>`: one order alone on a page, for paper or a PDF. */
export function OrderPrintPage() {
  const [address] = useSearchParams()
  const orderId = address.get('order')
  return orderId ? <PrintedOrder orderId={orderId} /> : <Navigate to="/orders" replace />
}
