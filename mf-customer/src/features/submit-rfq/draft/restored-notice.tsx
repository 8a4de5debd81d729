import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Cluster } from '@kerf/shared-ui/content/layout.tsx'
import { Notice } from '@kerf/shared-ui/feedback/notice.tsx'
import { shownFileName } from '@kerf/shared-ui/files/file-name.tsx'
import { formatDate, formatDateTime } from '@kerf/shared-ui/words/format.ts'
import { text } from '../text.ts'

interface RestoredNoticeProps {
  /** When the draft was saved, and until when it is kept; null if only this browser has it. */
  saved: { savedAt: string; keptUntil: string } | null
  lostFiles: readonly string[]
  onStartOver: () => void
}

/** Says that an unfinished request was restored, and which of its files have to be chosen again. */
export function RestoredNotice({ saved, lostFiles, onStartOver }: RestoredNoticeProps) {
  const words = text.restored
  return (
    <Notice tone="blue">
      <Cluster $gap={12}>
        <span>
          {words.text} {saved && words.saved(formatDateTime(saved.savedAt), formatDate(saved.keptUntil))}{' '}
          {lostFiles.length > 0 && words.files(lostFiles.map(shownFileName))}
        </span>
        <Button size="small" onClick={onStartOver}>
          {words.discard}
        </Button>
      </Cluster>
    </Notice>
  )
}
