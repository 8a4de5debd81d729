import { messageOf, polling, saysNotFound } from '@kerf/shared-runtime'
import { useGetCustomerQuery } from '@kerf/shared-runtime/endpoints/customers'
import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { ErrorState } from '@kerf/shared-ui/feedback/error-state.tsx'
import { PageHeader } from '@kerf/shared-ui/frames/page-header.tsx'
import { UserX } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { back } from './back.ts'
import { CustomerLoading } from './customer-loading.tsx'
import { CustomerStory } from './customer-story.tsx'
import { text } from './text.ts'

/** One customer: who they are, what they asked for, were offered and ordered, and what happened. */
export function CustomerPage() {
  const { id = '' } = useParams()
  const { currentData, error, isFetching, refetch } = useGetCustomerQuery({ id }, polling)
  if (currentData) return <CustomerStory key={id} customer={currentData} />
  if (!error) return <CustomerLoading />
  if (saysNotFound(error)) {
    return (
      <EmptyState
        headingLevel={1}
        icon={<UserX size={22} />}
        title={text.missing}
        text={text.missingText}
        action={<ButtonLink to="/admin/customers">{text.toCustomers}</ButtonLink>}
      />
    )
  }
  return (
    <>
      <PageHeader title={text.title} back={back} />
      <ErrorState title={text.failed} text={messageOf(error, '')} onRetry={refetch} retrying={isFetching} />
    </>
  )
}
