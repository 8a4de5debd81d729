import type { PurchaseOrder } from '@kerf/shared-contracts/contracts/purchase-orders'
import { useFileDownload } from '@kerf/shared-parts/files/file-download.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Muted, SectionTitle, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { FileLinks } from '@kerf/shared-ui/files/file-links.tsx'
import { formatDate, formatFileSize } from '@kerf/shared-ui/words/format.ts'
import { text } from '../text.ts'
import { DocumentUpload } from './document-upload.tsx'

const words = text.documents

/** The uploaded purchase order, certificates, invoices and other documents. */
export function DocumentsCard({ order }: { order: PurchaseOrder }) {
  const downloadButton = useFileDownload()
  const files = order.documents.map((document) => ({
    id: document.id,
    name: document.fileName,
    href: document.fileUrl,
    kind: 'other' as const,
    size: document.fileSize,
    note: [
      words.kinds[document.kind],
      document.isFromSupplier ? words.fromSupplier : words.fromUs,
      formatDate(document.uploadedAt),
    ].join(' · '),
  }))
  return (
    <Card title={words.title}>
      <Stack $gap={16}>
        {files.length === 0 ? (
          <Muted>{words.none}</Muted>
        ) : (
          <FileLinks
            label={words.list}
            files={files}
            kindWords={{ other: '' }}
            sizeWords={formatFileSize}
            actions={downloadButton}
          />
        )}
        <SectionTitle>{words.add}</SectionTitle>
        <DocumentUpload orderId={order.id} />
      </Stack>
    </Card>
  )
}
