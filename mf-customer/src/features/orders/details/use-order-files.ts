import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { useDownload } from '@kerf/shared-parts/files/use-download.ts'
import { orderName } from '../order-words.ts'
import { text } from '../text.ts'

interface DownloadWords {
  preparing: [title: string, text: string]
  saved: [title: string, text: string]
  failed: [title: string, text: string]
}

/** Downloads all files of an order as one ZIP and reports the result. */
export function useOrderFiles(order: Pick<Order, 'id' | 'orderNumber'>, words: DownloadWords) {
  const { isDownloading, download } = useDownload({
    started: words.preparing,
    saved: words.saved,
    failed: words.failed,
    refused: ({ code }) => (code === 'file.none_available' ? [text.files.none, text.files.noneText] : undefined),
  })
  const path = `/api/orders/${order.id}/files/download-all`
  return { downloading: isDownloading, download: () => download(path, `order-${orderName(order)}-documents.zip`) }
}
