import { Button } from '@kerf/shared-ui/button'
import { shownFileName } from '@kerf/shared-ui/file-name'
import { Cluster } from '@kerf/shared-ui/layout'
import { Notice } from '@kerf/shared-ui/notice'
import { text } from './text.ts'

/** Says that an unfinished request was kept, and which of its files have to be chosen again. */
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
