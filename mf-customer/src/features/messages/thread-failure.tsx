import { ButtonLink } from '@kerf/shared-ui/button-link'
import { PaneMiddle } from '@kerf/shared-ui/conversation-layout'
import { EmptyState } from '@kerf/shared-ui/empty-state'
import { ErrorState } from '@kerf/shared-ui/error-state'
import { SearchX } from 'lucide-react'
import { text } from './text.ts'

const words = text.thread

interface ThreadFailureProps {
  list: { retry: () => void; retrying: boolean }
  /** There is nothing of this id here, and trying again is of no use. */
  notFound: boolean
  listAddress: string
}

/** Stands in place of a conversation that could not be had. */
export function ThreadFailure({ list, notFound, listAddress }: ThreadFailureProps) {
  if (notFound) {
    return (
      <PaneMiddle>
        <EmptyState
          icon={<SearchX size={22} />}
          title={words.notFound}
          text={words.notFoundText}
          action={
            <ButtonLink to={listAddress} replace>
              {words.showAll}
            </ButtonLink>
          }
        />
      </PaneMiddle>
    )
  }
  return (
    <PaneMiddle>
      <ErrorState title={words.failed} text={words.failedText} onRetry={list.retry} retrying={list.retrying} />
    </PaneMiddle>
  )
}
