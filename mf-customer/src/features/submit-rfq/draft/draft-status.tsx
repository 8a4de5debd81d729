import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Cluster, Muted } from '@kerf/shared-ui/content/layout.tsx'
import { VisuallyHidden } from '@kerf/shared-ui/content/visually-hidden.tsx'
import { formatDate } from '@kerf/shared-ui/words/format.ts'
import { text } from '../text.ts'
import type { DraftSavingState } from './draft-saving.ts'

/** In words, whether what was typed is saved. */
function statusWords({ status, saved, isDirty }: DraftSavingState, unsent: number): string {
  const words = text.draft
  switch (status.is) {
    case 'offline':
      return words.offline
    case 'failed':
      return words.failed(status.reason)
    case 'stale':
      return words.stale
    case 'saving':
      return words.saving
    default: {
      if (isDirty) return words.saving
      if (saved === null) return words.none
      const kept = words.saved(formatDate(saved.keptUntil))
      return unsent > 0 ? `${kept} ${words.unsent(unsent)}` : kept
    }
  }
}

interface DraftStatusProps {
  state: DraftSavingState
  /** Files that were not sent yet. */
  unsent: number
  /** Discards the draft, if there is one. */
  onDiscard: (() => void) | undefined
  /** Leads to the question which draft stays. */
  onChoose: () => void
}

/** Whether the draft is saved, and how to discard it. A screen reader is told only of what went wrong. */
export function DraftStatus({ state, unsent, onDiscard, onChoose }: DraftStatusProps) {
  const words = statusWords(state, unsent)
  const isWrong = ['offline', 'failed', 'stale'].includes(state.status.is)
  return (
    <Cluster $gap={8}>
      <Muted>{words}</Muted>
      <VisuallyHidden role="status">{isWrong ? words : ''}</VisuallyHidden>
      {state.status.is === 'stale' && (
        <Button size="small" onClick={onChoose}>
          {text.draft.elsewhere.choose}
        </Button>
      )}
      {onDiscard && (
        <Button size="small" variant="ghost" onClick={onDiscard}>
          {text.draft.discard}
        </Button>
      )}
    </Cluster>
  )
}
