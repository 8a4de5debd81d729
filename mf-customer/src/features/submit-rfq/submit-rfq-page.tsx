import { useGetCurrentUserQuery } from '@kerf/shared-contracts/client/generated/auth'
import { ErrorState } from '@kerf/shared-ui/error-state'
import { PageHeader } from '@kerf/shared-ui/page-header'
import { Skeleton } from '@kerf/shared-ui/skeleton'
import { useIsViewer } from '../shared/use-is-viewer.ts'
import { SubmitRfq } from './submit-rfq.tsx'
import { text } from './text.ts'
import { ViewerNotice } from './viewer-notice.tsx'

/** Where a customer asks for a quote. The form waits for the user, whose draft it may hold; a viewer is told who can send it. */
export function SubmitRfqPage() {
  const { data: user, isError, isFetching, refetch } = useGetCurrentUserQuery()
  const isViewer = useIsViewer()
  return (
    <>
      <PageHeader title={text.title} description={text.description} back={{ to: '/', label: text.back }} />
      {user && isViewer && <ViewerNotice company={user.company?.name} />}
      {user && !isViewer && <SubmitRfq key={user.id} userId={user.id} />}
      {!user && isError && <ErrorState title={text.userFailed} onRetry={refetch} retrying={isFetching} />}
      {!user && !isError && <Skeleton height="420px" />}
    </>
  )
}
