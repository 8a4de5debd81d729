import type { Quote } from '@kerf/shared-contracts/contracts/quotes'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Download } from 'lucide-react'
import { useDownload } from '../files/use-download.ts'
import { text } from './text.ts'

const words = text.document

interface DownloadQuoteProps {
  quote: Pick<Quote, 'id' | 'quoteNumber' | 'quoteFileUrl' | 'quoteFileName'>
  label: string
  /** Names the quote for screen readers, where there are several. */
  name?: string
}

/** Downloads the document of the current offer. */
export function DownloadQuote({ quote, label, name }: DownloadQuoteProps) {
  const { isDownloading, download } = useDownload({
    saved: [words.saved, words.savedText],
    failed: [words.failed, words.failedText],
  })
  const path = `/api/quotes/${quote.id}/download`
  return (
    <Button
      icon={<Download size={16} aria-hidden />}
      loading={isDownloading}
      aria-label={name}
      disabledReason={quote.quoteFileUrl ? undefined : words.none}
      onClick={() => download(path, quote.quoteFileName ?? `${quote.quoteNumber}.pdf`)}
    >
      {label}
    </Button>
  )
}
