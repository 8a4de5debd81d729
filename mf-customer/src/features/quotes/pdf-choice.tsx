import { FileDrop } from '@kerf/shared-ui/file-drop'
import { FileList } from '@kerf/shared-ui/file-list'
import { toast } from '@kerf/shared-ui/toasts'
import { text } from './text.ts'
import { useUploadProgress } from './use-upload-progress.ts'

const words = text.purchaseOrder

interface PdfChoiceProps {
  /** Read aloud. */
  label: string
  file: File | null
  onFile: (file: File | null) => void
  uploading: boolean
}

/** One PDF: a place to drop it, then its name with the upload's progress. */
export function PdfChoice({ label, file, onFile, uploading }: PdfChoiceProps) {
  const progress = useUploadProgress(file)
  if (file === null) {
    return (
      <FileDrop
        label={label}
        title={words.drop}
        hint={words.hint}
        accept={['.pdf']}
        onFiles={([first]) => onFile(first ?? null)}
        onReject={() => toast.error(words.notPdf)}
      />
    )
  }
  const status = uploading ? 'uploading' : 'waiting'
  return (
    <FileList
      label={words.chosen}
      files={[{ id: file.name, name: file.name, size: file.size, status, progress }]}
      onRemove={() => onFile(null)}
      texts={words.states}
    />
  )
}
