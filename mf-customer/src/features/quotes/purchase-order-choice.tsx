import { useUploadProgress } from '@kerf/shared-contracts/client/use-upload-progress'
import { FileList } from '@kerf/shared-ui/file-list'
import { PdfChoice } from '@kerf/shared-ui/pdf-choice'
import { toast } from '@kerf/shared-ui/toasts'
import type { FileRefusal } from './file-refusal.ts'
import { text } from './text.ts'

const words = text.purchaseOrder

interface PurchaseOrderChoiceProps {
  /** Read aloud. */
  label: string
  file: File | null
  onFile: (file: File | null) => void
  uploading: boolean
  /** What the server had against a file; shown as long as that file is chosen. */
  refusal: FileRefusal | null
}

/** The purchase order: one PDF, with the progress of its upload. */
export function PurchaseOrderChoice({ label, file, onFile, uploading, refusal }: PurchaseOrderChoiceProps) {
  const progress = useUploadProgress(file)
  if (file && refusal?.file === file && !uploading) {
    const { name, size } = file
    return (
      <FileList
        label={words.choice.chosen}
        files={[{ id: name, name, size, status: 'failed', error: refusal.reason }]}
        onRemove={() => onFile(null)}
      />
    )
  }
  return (
    <PdfChoice
      label={label}
      file={file}
      onFile={onFile}
      onReject={() => toast.error(words.notPdf)}
      progress={uploading ? progress : undefined}
      texts={words.choice}
    />
  )
}
