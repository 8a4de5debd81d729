import { spoken } from '../words/spoken.ts'
import { chosenFileTexts } from './chosen-file-texts.tsx'
import { FileDrop } from './file-drop.tsx'
import { FileList } from './file-list.tsx'

interface PdfChoiceProps {
  /** Accessible name. */
  label: string
  file: File | null
  onFile: (file: File | null) => void
  /** Called when the chosen file has no PDF extension. */
  onReject: () => void
  /** Percent sent, 0 to 100, while the file uploads. */
  progress?: number | undefined
  /** What is wrong with the chosen file; it stays chosen. */
  error?: string | undefined
  texts?: { drop: string; hint: string; chosen: string }
  /** See FileList. */
  fileTexts?: typeof chosenFileTexts
}

const defaultTexts = spoken('pdfChoice', {
  drop: 'Drop a PDF here, or choose it',
  hint: 'PDF only',
  chosen: 'Chosen file',
})

function statusOf(progress: number | undefined, error: string | undefined) {
  if (progress !== undefined) return 'uploading'
  return error === undefined ? 'waiting' : 'failed'
}

/** One PDF: a drop zone, then its name with upload progress or an error. */
export function PdfChoice({
  label,
  file,
  onFile,
  onReject,
  progress,
  error,
  texts = defaultTexts,
  fileTexts = chosenFileTexts,
}: PdfChoiceProps) {
  if (file === null) {
    return (
      <FileDrop
        label={label}
        title={texts.drop}
        hint={texts.hint}
        accept={['.pdf']}
        onFiles={([first]) => onFile(first ?? null)}
        onReject={onReject}
      />
    )
  }
  const { name, size } = file
  return (
    <FileList
      label={texts.chosen}
      files={[{ id: name, name, size, status: statusOf(progress, error), progress: progress ?? 0, error }]}
      onRemove={() => onFile(null)}
      texts={fileTexts}
    />
  )
}
