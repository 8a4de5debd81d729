import type { ListedQuote } from '@kerf/shared-contracts/contracts/quotes'
import { useDownload } from '@kerf/shared-parts/files/use-download.ts'
import { DownloadPurchaseOrder as DownloadPurchaseOrderOf } from '@kerf/shared-parts/quotes/download-purchase-order.tsx'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Download } from 'lucide-react'
import { text } from './text.ts'

const words = text.files

interface DownloadQuoteProps {
  quote: ListedQuote
  label: string
  /** Names the project for screen readers. */
  isOneOfSeveral?: boolean
}

/** Downloads the document of the current offer. */
export function DownloadQuote({ quote, label, isOneOfSeveral = false }: DownloadQuoteProps) {
  const { isDownloading, download } = useDownload({
    saved: [words.saved, words.savedText],
    failed: [words.failed, words.failedText],
  })
  const path = `/api/quotes/${quote.id}/download`
  return (
    <Button
      icon={<Download size={16} aria-hidden />}
      loading={isDownloading}
      aria-label={isOneOfSeveral ? text.card.of(label, quote.rfq.projectName) : undefined}
      disabledReason={quote.quoteFileUrl ? undefined : words.noDocument}
      onClick={() => download(path, quote.quoteFileName ?? `${quote.quoteNumber}.pdf`)}
    >
      {label}
    </Button>
  )
}

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
