import type { Quote } from '@kerf/shared-contracts/contracts/quotes'
import type { ApiError } from '@kerf/shared-runtime'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Download } from 'lucide-react'
import { useDownload } from '../files/use-download.ts'
import { text } from './text.ts'

const words = text.purchaseOrder

const missing = [words.missing, words.missingText] as const
const downloadWords = {
  failed: [words.failed, words.failedText],
  refused: ({ status }: ApiError) => (status === 404 ? missing : undefined),
} as const

interface DownloadPurchaseOrderProps {
  quote: Pick<Quote, 'quoteNumber' | 'purchaseOrderNumber'>
  /** Its path in the reader's portal. */
  path: string
  label: string
}

/** Downloads the purchase order that the customer uploaded. */
export function DownloadPurchaseOrder({ quote, path, label }: DownloadPurchaseOrderProps) {
  const { isDownloading, download } = useDownload(downloadWords)
  const name = `${quote.purchaseOrderNumber ?? quote.quoteNumber}.pdf`
  return (
    <Button icon={<Download size={16} aria-hidden />} loading={isDownloading} onClick={() => download(path, name)}>
      {label}
    </Button>
  )
}
