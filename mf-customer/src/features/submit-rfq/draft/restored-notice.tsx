import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Cluster } from '@kerf/shared-ui/content/layout.tsx'
import { Notice } from '@kerf/shared-ui/feedback/notice.tsx'
import { shownFileName } from '@kerf/shared-ui/files/file-name.tsx'
import { text } from '../text.ts'

/** Says that an unfinished request was restored, and which of its files have to be chosen again. */
export function RestoredNotice({ lostFiles, onStartOver }: { lostFiles: readonly string[]; onStartOver: () => void }) {
  return (
    <Notice tone="blue">
      <Cluster $gap={12}>
        <span>
          {text.restored.text} {lostFiles.length > 0 && text.restored.files(lostFiles.map(shownFileName))}
        </span>
        <Button size="small" onClick={onStartOver}>
          {text.restored.discard}
        </Button>
      </Cluster>
    </Notice>
  )
}
