import type { Quote } from '@kerf/shared-contracts/contracts/quotes'
import { useDownload } from '@kerf/shared-parts/files/use-download.ts'
import type { ApiError } from '@kerf/shared-runtime'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Download } from 'lucide-react'
import { text } from './text.ts'

const words = text.quote

const missing = [words.noPurchaseOrder, words.noPurchaseOrderText] as const
const downloadWords = {
  failed: [words.purchaseOrderFailed, words.purchaseOrderFailedText],
  refused: ({ status }: ApiError) => (status === 404 ? missing : undefined),
} as const

/** Saves the purchase order that the customer uploaded. */
export function DownloadPurchaseOrder({ quote }: { quote: Quote }) {
  const { isDownloading, download } = useDownload(downloadWords)
  const path = `/api/admin/quotes/${quote.id}/purchase-order/download`
  const name = `${quote.purchaseOrderNumber ?? quote.quoteNumber}.pdf`
  return (
    <Button icon={<Download size={16} aria-hidden />} loading={isDownloading} onClick={() => download(path, name)}>
      {words.downloadPurchaseOrder}
    </Button>
  )
}
