import type { ListedQuote } from '@kerf/shared-contracts/contracts/quotes'
import { useSaving } from '@kerf/shared-parts/files/use-saving.ts'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { isApiError, toast } from '@kerf/shared-runtime'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Download } from 'lucide-react'
import { text } from './text.ts'

const words = text.files

interface DownloadQuoteProps {
  quote: ListedQuote
  label: string
  /** Read aloud, it then says of which project. */
  isOneOfSeveral?: boolean
}

/** Saves the document of the current offer. */
export function DownloadQuote({ quote, label, isOneOfSeveral = false }: DownloadQuoteProps) {
  const { saving, save } = useSaving()
  const download = () =>
    save(`/api/quotes/${quote.id}/download`, quote.quoteFileName ?? `${quote.quoteNumber}.pdf`, {
      onSaved: () => toast.success(words.saved, words.savedText),
      onFailed: (error) => toast.error(words.failed, failureWords(error, words.failedText)),
    })
  return (
    <Button
      icon={<Download size={16} aria-hidden />}
      loading={saving !== null}
      aria-label={isOneOfSeveral ? text.card.of(label, quote.rfq.projectName) : undefined}
      disabledReason={quote.quoteFileUrl ? undefined : words.noDocument}
      onClick={download}
    >
      {label}
    </Button>
  )
}

/** Saves the purchase order that the customer uploaded. */
export function DownloadPurchaseOrder({ quote }: { quote: ListedQuote }) {
  const { saving, save } = useSaving()
  const download = () =>
    save(`/api/quotes/${quote.id}/purchase-order/download`, `${quote.purchaseOrderNumber ?? quote.quoteNumber}.pdf`, {
      onFailed: (error) => {
        if (isApiError(error) && error.status === 404) toast.error(words.noPurchaseOrder, words.noPurchaseOrderText)
        else toast.error(words.purchaseOrderFailed, failureWords(error, words.purchaseOrderFailedText))
      },
    })
  return (
    <Button icon={<Download size={16} aria-hidden />} loading={saving !== null} onClick={download}>
      {text.card.downloadPurchaseOrder}
    </Button>
  )
}
