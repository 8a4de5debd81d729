import type { ListedQuote } from '@kerf/shared-contracts/contracts/quotes'
import { DownloadPurchaseOrder as DownloadPurchaseOrderOf } from '@kerf/shared-parts/quotes/download-purchase-order.tsx'
import { text } from './text.ts'

/** Downloads the purchase order that the customer uploaded. */
export function DownloadPurchaseOrder({ quote }: { quote: ListedQuote }) {
  return (
    <DownloadPurchaseOrderOf
      quote={quote}
      path={`/api/quotes/${quote.id}/purchase-order/download`}
      label={text.card.downloadPurchaseOrder}
    />
  )
}
