import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { StoredFiles } from '@kerf/shared-parts/files/stored-files.tsx'
import { useDownload } from '@kerf/shared-parts/files/use-download.ts'
import { ConfirmationButton } from '@kerf/shared-parts/orders/document-buttons.tsx'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Cluster, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { FileArchive } from 'lucide-react'
import { text } from '../text.ts'

const words = text.files

/** The customer's files, and all documents of the order as one ZIP. */
export function OrderFiles({ order }: { order: Order }) {
  const { isDownloading, download } = useDownload({ failed: [words.failed, words.failedText] })
  const path = `/api/orders/${order.id}/files/download-all`
  const name = `order-${order.orderNumber}-documents.zip`
  return (
    <Card title={words.title}>
      <Stack $gap={12}>
        <StoredFiles files={order.rfq.files} label={words.list} />
        <Cluster>
          <Button
            icon={<FileArchive size={16} aria-hidden />}
            loading={isDownloading}
            onClick={() => download(path, name)}
          >
            {words.downloadAll}
          </Button>
          <ConfirmationButton order={order} />
        </Cluster>
      </Stack>
    </Card>
  )
}
