import type { Quote } from '@kerf/shared-contracts/contracts/quotes'
import { useSaving } from '@kerf/shared-parts/files/use-saving.ts'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { isApiError, toast } from '@kerf/shared-runtime'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Download } from 'lucide-react'
import { text } from './text.ts'

const words = text.quote

function sayWhy(error: unknown): void {
  const isMissing = isApiError(error) && error.status === 404
  if (isMissing) toast.error(words.noPurchaseOrder, words.noPurchaseOrderText)
  else toast.error(words.purchaseOrderFailed, failureWords(error, words.purchaseOrderFailedText))
}

/** Saves the purchase order that the customer uploaded. */
export function DownloadPurchaseOrder({ quote }: { quote: Quote }) {
  const { saving, save } = useSaving()
  const path = `/api/admin/quotes/${quote.id}/purchase-order/download`
  const name = `${quote.purchaseOrderNumber ?? quote.quoteNumber}.pdf`
  return (
    <Button
      icon={<Download size={16} aria-hidden />}
      loading={saving !== null}
      onClick={() => save(path, name, { onFailed: sayWhy })}
    >
      {words.downloadPurchaseOrder}
    </Button>
  )
}
