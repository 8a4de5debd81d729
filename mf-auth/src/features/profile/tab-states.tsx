import { Card } from '@kerf/shared-ui/content/card.tsx'
import { ErrorState } from '@kerf/shared-ui/feedback/error-state.tsx'
import { SkeletonText } from '@kerf/shared-ui/feedback/skeleton.tsx'
import { text } from './text.ts'

interface LoadingOrFailedProps {
  /** What is loaded, as in "Failed to load your devices". */
  what: string
  query: { isError: boolean; error?: unknown; isFetching: boolean; refetch: () => unknown }
  lines?: number
}

/** Replaces content that is loading or could not be loaded. */
export function LoadingOrFailed({ what, query, lines = 4 }: LoadingOrFailedProps) {
  const { isError, error, isFetching, refetch } = query
  if (!isError) {
    return (
      <div aria-busy>
        <SkeletonText lines={lines} />
      </div>
    )
  }
  const { title, text: explanation } = text.loadFailed
  return (
    <ErrorState title={title(what)} text={explanation} error={error} onRetry={() => refetch()} retrying={isFetching} />
  )
}

/** Like {@link LoadingOrFailed}, as the whole content of a tab. */
export function LoadingOrFailedCard(props: LoadingOrFailedProps) {
  return (
    <Card>
      <LoadingOrFailed {...props} />
    </Card>
  )
}
