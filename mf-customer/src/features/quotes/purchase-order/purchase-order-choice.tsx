import { attachmentRefusal } from '@kerf/shared-parts/files/attachment-kinds.ts'
import { type FileRefusal, reasonOf } from '@kerf/shared-parts/files/file-refusal.ts'
import { useUploadProgress } from '@kerf/shared-parts/files/use-upload-progress.ts'
import { toast } from '@kerf/shared-runtime'
import { PdfChoice } from '@kerf/shared-ui/files/pdf-choice.tsx'
import { text } from '../text.ts'

const words = text.purchaseOrder

interface PurchaseOrderChoiceProps {
  /** Accessible name. */
  label: string
  file: File | null
  onFile: (file: File | null) => void
  uploading: boolean
  /** Why a file was not uploaded; shown as long as that file is chosen. */
  refusal: FileRefusal | null
}

/** The purchase order: one PDF, checked by name and first bytes, with its upload progress. */
export function PurchaseOrderChoice({ label, file, onFile, uploading, refusal }: PurchaseOrderChoiceProps) {
  const progress = useUploadProgress(file)
  const take = async (chosen: File | null) => {
    const reason = chosen ? await attachmentRefusal(chosen, ['pdf']) : undefined
    if (reason === undefined) onFile(chosen)
    else toast.error(reason === 'size' ? words.tooLarge : words.notPdf)
  }
  return (
    <PdfChoice
      label={label}
      file={file}
      onFile={take}
      onReject={() => toast.error(words.notPdf)}
      progress={uploading ? progress : undefined}
      error={reasonOf(refusal, file)}
      texts={words.choice}
    />
  )
}
