import { useUploadProgress } from '@kerf/shared-contracts/client/use-upload-progress'
import { PdfChoice } from '@kerf/shared-ui/pdf-choice'
import { toast } from '@kerf/shared-ui/toasts'
import { text } from './text.ts'

const words = text.purchaseOrder

interface PurchaseOrderChoiceProps {
  /** Read aloud. */
  label: string
  file: File | null
  onFile: (file: File | null) => void
  uploading: boolean
}

/** The purchase order: one PDF, with the progress of its upload. */
export function PurchaseOrderChoice({ label, file, onFile, uploading }: PurchaseOrderChoiceProps) {
  const progress = useUploadProgress(file)
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
