import type { Order } from '@kerf/shared-contracts/contracts/orders'
import type { Shipment } from '@kerf/shared-contracts/contracts/shipments'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { FileCheck, FileText, PackageOpen } from 'lucide-react'
import { useDownload } from '../files/use-download.ts'
import { text } from './text.ts'

const words = text.documents

/** Downloads an order's confirmation, which Kerf generates on demand. */
export function ConfirmationButton({ order }: { order: Pick<Order, 'id' | 'orderNumber'> }) {
  const { isDownloading, download } = useDownload({ failed: words.failed })
  const path = `/api/orders/${order.id}/confirmation`
  return (
    <Button
      icon={<FileCheck size={16} aria-hidden />}
      loading={isDownloading}
      onClick={() => download(path, `Order confirmation ${order.orderNumber}.pdf`)}
    >
      {words.confirmation}
    </Button>
  )
}

interface PackingSlipProps {
  shipment: Pick<Shipment, 'id' | 'orderId'>
  /** The shipment's name, if there are several. */
  name?: string
}

/** Downloads a shipment's packing slip. */
export function PackingSlipButton({ shipment, name }: PackingSlipProps) {
  const { isDownloading, download } = useDownload({ failed: words.failed })
  const path = `/api/orders/${shipment.orderId}/shipments/${shipment.id}/packing-slip`
  return (
    <Button
      icon={<PackageOpen size={16} aria-hidden />}
      loading={isDownloading}
      aria-label={name === undefined ? undefined : words.packingSlipOf(name)}
      onClick={() => download(path, 'Packing slip.pdf')}
    >
      {words.packingSlip}
    </Button>
  )
}

interface PurchaseOrderPdfProps {
  /** Path of the call that generates it, for the signed-in role. */
  path: string
  /** `PO-0001`. */
  number: string
}

/** Downloads a purchase order to a supplier, which Kerf generates on demand. */
export function PurchaseOrderPdfButton({ path, number }: PurchaseOrderPdfProps) {
  const { isDownloading, download } = useDownload({ failed: words.failed })
  return (
    <Button
      icon={<FileText size={16} aria-hidden />}
      loading={isDownloading}
      onClick={() => download(path, `Purchase order ${number}.pdf`)}
    >
      {words.purchaseOrder}
    </Button>
  )
}
