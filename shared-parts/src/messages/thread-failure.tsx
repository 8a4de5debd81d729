import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { ErrorState } from '@kerf/shared-ui/feedback/error-state.tsx'
import { PaneMiddle } from '@kerf/shared-ui/messages/conversation-layout.tsx'
import { SearchX } from 'lucide-react'
import { text } from './text.ts'

const words = text.thread

interface ThreadFailureProps {
  list: { retry: () => void; retrying: boolean; error?: unknown }
  /** It does not exist, so retrying is useless. */
  notFound: boolean
  listAddress: string
  /** Says what to do if retrying may help. */
  failedText: string
}

/** Shown in place of a conversation that failed to load. */
export function ThreadFailure({ list, notFound, listAddress, failedText }: ThreadFailureProps) {
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
      <ErrorState
        title={words.failed}
        text={failedText}
        error={list.error}
        onRetry={list.retry}
        retrying={list.retrying}
      />
    </PaneMiddle>
  )
}
