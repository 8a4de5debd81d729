import { useGetCurrentUserQuery } from '@kerf/shared-contracts/client/generated/auth'
import { ErrorState } from '@kerf/shared-ui/error-state'
import { PageHeader } from '@kerf/shared-ui/page-header'
import { Skeleton } from '@kerf/shared-ui/skeleton'
import { SubmitRfq } from './submit-rfq.tsx'
import { text } from './text.ts'

/** Where a customer asks for a quote. The form waits for the user, whose draft it may hold. */
export function SubmitRfqPage() {
  const { data: user, isError, isFetching, refetch } = useGetCurrentUserQuery()
  return (
    <>
      <PageHeader title={text.title} description={text.description} back={{ to: '/', label: text.back }} />
      {user && <SubmitRfq key={user.id} userId={user.id} />}
      {!user && isError && <ErrorState title={text.userFailed} onRetry={refetch} retrying={isFetching} />}
      {!user && !isError && <Skeleton height="420px" />}
    </>
  )
}
