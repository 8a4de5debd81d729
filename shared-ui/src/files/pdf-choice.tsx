import { chosenFileTexts } from './chosen-file-texts.tsx'
import { FileDrop } from './file-drop.tsx'
import { FileList } from './file-list.tsx'

interface PdfChoiceProps {
  /** Read aloud. */
  label: string
  file: File | null
  onFile: (file: File | null) => void
  /** A file that is no PDF by its name was offered. */
  onReject: () => void
  /** Percent sent, 0 to 100, while the file is on its way. */
  progress?: number | undefined
  /** What is wrong with the chosen file, in words; it stays chosen. */
  error?: string | undefined
  texts?: { drop: string; hint: string; chosen: string }
  /** See FileList. */
  fileTexts?: typeof chosenFileTexts
}

const defaultTexts = { drop: 'Drop a PDF here, or choose it', hint: 'PDF only', chosen: 'Chosen file' }

function statusOf(progress: number | undefined, error: string | undefined) {
  if (progress !== undefined) return 'uploading'
  return error === undefined ? 'waiting' : 'failed'
}

/** One PDF: a place to drop it, then its name with the upload's progress, or with what is wrong with it. */
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
