import { useGetCurrentUserQuery } from '@kerf/shared-runtime/endpoints/auth'
import { VisuallyHidden } from '@kerf/shared-ui/content/visually-hidden.tsx'
import { ErrorState } from '@kerf/shared-ui/feedback/error-state.tsx'
import { LoadingBlock } from '@kerf/shared-ui/feedback/skeleton.tsx'
import { useIsViewer } from '../shared/use-is-viewer.ts'
import { RfqPageHeader } from './rfq-page-header.tsx'
import { SubmitRfq } from './submit-rfq.tsx'
import { text } from './text.ts'
import { ViewerNotice } from './viewer-notice.tsx'

/** Where a customer submits an RFQ. The form waits for the user, whose draft it may restore; a viewer is told who can submit. */
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
          <LoadingBlock height="420px" />
        </>
      )}
    </>
  )
}
