import { messageOf, polling, saysNotFound } from '@kerf/shared-runtime'
import { useGetSupplierRequestQuery } from '@kerf/shared-runtime/endpoints/supplier-requests'
import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { VisuallyHidden } from '@kerf/shared-ui/content/visually-hidden.tsx'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { ErrorState } from '@kerf/shared-ui/feedback/error-state.tsx'
import { Skeleton, SkeletonText } from '@kerf/shared-ui/feedback/skeleton.tsx'
import { PageHeader } from '@kerf/shared-ui/frames/page-header.tsx'
import { SearchX } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { SupplierRequestView } from './supplier-request-view.tsx'
import { text } from './text.ts'

const back = { to: '/admin/supplier-quotes', label: text.back }

function Loading() {
  return (
    <div aria-busy>
      <PageHeader
        title={
          <>
            <VisuallyHidden>{text.loading}</VisuallyHidden>
            <Skeleton width="240px" height="28px" />
          </>
        }
        back={back}
        description={<Skeleton width="100px" height="16px" />}
      />
      <Stack $gap={16}>
        {[text.facts.title, text.comparison.title, text.answers.title].map((title) => (
          <Card key={title} title={title}>
            <SkeletonText lines={5} />
          </Card>
        ))}
      </Stack>
    </div>
  )
}

/** One request to suppliers: what was asked, who answered how, their quotes beside each other, and the award. */
export function SupplierRequestPage() {
  const { id = '' } = useParams()
  const { currentData, error, isFetching, refetch } = useGetSupplierRequestQuery({ id }, polling)
  if (currentData) return <SupplierRequestView key={id} request={currentData} back={back} />
  if (!error) return <Loading />
  if (saysNotFound(error)) {
    return (
      <EmptyState
        headingLevel={1}
        icon={<SearchX size={22} />}
        title={text.missing}
        text={text.missingText}
        action={<ButtonLink to={back.to}>{text.toList}</ButtonLink>}
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
