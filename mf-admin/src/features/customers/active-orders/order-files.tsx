import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { useSaving } from '@kerf/shared-parts/files/use-saving.ts'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { toast } from '@kerf/shared-runtime'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Cluster, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { FileArchive } from 'lucide-react'
import { StoredFiles } from '../../shared/stored-files.tsx'
import { text } from './text.ts'

const words = text.files

/** The customer's files, and all documents of the order as one ZIP. */
export function OrderFiles({ order }: { order: Order }) {
  const { saving, save } = useSaving()
  const download = () =>
    save(`/api/orders/${order.id}/files/download-all`, `order-${order.orderNumber}-documents.zip`, {
      onFailed: (error) => toast.error(words.failed, failureWords(error, words.failedText)),
    })
  return (
    <Card title={words.title}>
      <Stack $gap={12}>
        <StoredFiles files={order.rfq.files} label={words.list} />
        <Cluster>
          <Button icon={<FileArchive size={16} aria-hidden />} loading={saving !== null} onClick={download}>
            {words.downloadAll}
          </Button>
        </Cluster>
      </Stack>
    </Card>
  )
}
