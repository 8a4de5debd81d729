import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Cluster, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Notice } from '@kerf/shared-ui/feedback/notice.tsx'
import { isolatedList } from '@kerf/shared-ui/words/isolated.tsx'
import type { Pasted } from './pasted-rows.ts'
import { text } from './text.ts'
import { LeftOutLines, ProblemLines } from './unread-lines.tsx'

const words = text.pasted

interface PasteNoticeProps {
  pasted: Pasted
  /** Undefined once the rows were changed since, which an undo would lose. */
  onUndo: (() => void) | undefined
  onClose: () => void
}

/** What became of pasted cells: which were not understood, which lines and columns were left out, and why. */
export function PasteNotice({ pasted, onUndo, onClose }: PasteNoticeProps) {
  const { count, problems, leftOut, notRead, isCut } = pasted
  const isWhole = problems.length + leftOut.length + notRead.length === 0 && !isCut
  return (
    <Notice tone={isWhole ? 'blue' : 'yellow'}>
      <Stack $gap={8}>
        <p>
          {words.done(count)} {count > 0 && words.notSaved}
        </p>
        <ProblemLines lines={problems} />
        <LeftOutLines lines={leftOut} />
        {notRead.length > 0 && (
          <p>{words.notRead(isolatedList(notRead.map(({ head, column }) => head || text.read.noHead(column))))}</p>
        )}
        {isCut && <p>{words.cut}</p>}
        <Cluster>
          {onUndo && (
            <Button size="small" onClick={onUndo}>
              {words.undo}
            </Button>
          )}
          <Button size="small" onClick={onClose}>
            {words.close}
          </Button>
        </Cluster>
      </Stack>
    </Notice>
  )
}
