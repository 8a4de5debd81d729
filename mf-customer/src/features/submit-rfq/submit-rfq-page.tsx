import { useGetCurrentUserQuery } from '@kerf/shared-contracts/client/generated/auth'
import { ErrorState } from '@kerf/shared-ui/error-state'
import { Skeleton } from '@kerf/shared-ui/skeleton'
import { VisuallyHidden } from '@kerf/shared-ui/visually-hidden'
import { useIsViewer } from '../shared/use-is-viewer.ts'
import { RfqPageHeader } from './rfq-page-header.tsx'
import { SubmitRfq } from './submit-rfq.tsx'
import { text } from './text.ts'
import { ViewerNotice } from './viewer-notice.tsx'

/** Where a customer asks for a quote. The form waits for the user, whose draft it may hold; a viewer is told who can send it. */
export function SubmitRfqPage() {
  const { data: user, isError, isFetching, refetch } = useGetCurrentUserQuery()
  const isViewer = useIsViewer()
  const mayWrite = user !== undefined && !isViewer
  return (
    <>
      {!mayWrite && <RfqPageHeader />}
      {user && isViewer && <ViewerNotice company={user.company?.name} />}
      {mayWrite && <SubmitRfq key={user.id} userId={user.id} />}
      {!user && isError && <ErrorState title={text.userFailed} onRetry={refetch} retrying={isFetching} />}
      {!user && !isError && (
        <>
          <VisuallyHidden role="status">{text.loading}</VisuallyHidden>
          <Skeleton height="420px" />
        </>
      )}
    </>
  )
}
