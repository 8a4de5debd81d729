import { Button } from '@kerf/shared-ui/button'
import { EmptyState } from '@kerf/shared-ui/empty-state'
import { ErrorState } from '@kerf/shared-ui/error-state'
import { SearchX } from 'lucide-react'
import type { PagedList } from './paged-lists.ts'
import { text } from './text.ts'

/** Stands in place of a list that could not be had. */
export function ListFailure({ list, noun }: { list: PagedList<unknown>; noun: string }) {
  return (
    <ErrorState
      title={text.lists.loadFailed(noun)}
      text={text.lists.loadFailedText}
      onRetry={list.retry}
      retrying={list.retrying}
    />
  )
}

/** Stands in a list of which the filters leave nothing. */
export function NoMatch({ title, onClear }: { title: string; onClear: () => void }) {
  return (
    <EmptyState
      icon={<SearchX size={22} />}
      title={title}
      text={text.lists.noMatchText}
      action={<Button onClick={onClear}>{text.lists.clear}</Button>}
    />
  )
}
