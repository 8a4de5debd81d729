import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { useSaving } from '@kerf/shared-parts/files/use-saving.ts'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { isApiError, toast } from '@kerf/shared-runtime'
import { orderName } from '../order-words.ts'
import { text } from '../text.ts'

interface DownloadWords {
  preparing: [title: string, text: string]
  saved: [title: string, text: string]
  failed: [title: string, text: string]
}

/** Downloads all files of an order as one ZIP and says how it went. */
export function useOrderFiles(order: Pick<Order, 'id' | 'orderNumber'>, words: DownloadWords) {
  const { saving, save } = useSaving()
  const download = () => {
    toast.info(...words.preparing)
    return save(`/api/orders/${order.id}/files/download-all`, `order-${orderName(order)}-documents.zip`, {
      onSaved: () => toast.success(...words.saved),
      onFailed: (error) => {
        if (isApiError(error) && error.code === 'file.none_available') toast.error(text.files.none, text.files.noneText)
        else toast.error(words.failed[0], failureWords(error, words.failed[1]))
      },
    })
  }
  return { downloading: saving !== null, download }
}
