import { messageOf, polling, saysNotFound } from '@kerf/shared-runtime'
import { useGetPurchaseOrderQuery } from '@kerf/shared-runtime/endpoints/purchase-orders'
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
import { PurchaseOrderView } from './purchase-order-view.tsx'
import { text } from './text.ts'

const words = text.page
const back = { to: '/admin/purchase-orders', label: words.back }

function Loading() {
  return (
    <div aria-busy>
      <PageHeader
        title={
          <>
            <VisuallyHidden>{words.loading}</VisuallyHidden>
            <Skeleton width="140px" height="28px" />
          </>
        }
        back={back}
        description={<Skeleton width="260px" height="16px" />}
      />
      <Stack $gap={16}>
        <Card title={text.status.title}>
          <SkeletonText lines={3} />
        </Card>
        <Card title={text.facts.title}>
          <SkeletonText lines={6} />
        </Card>
        <Card title={text.lines.title}>
          <SkeletonText lines={4} />
        </Card>
      </Stack>
    </div>
  )
}

/** One purchase order: how far it is, what came of it, its documents, and what it is for. */
export function PurchaseOrderPage() {
  const { id = '' } = useParams()
  const { currentData, error, isFetching, refetch } = useGetPurchaseOrderQuery({ id }, polling)
  if (currentData) return <PurchaseOrderView key={id} order={currentData} back={back} />
  if (!error) return <Loading />
  if (saysNotFound(error)) {
    return (
      <EmptyState
        headingLevel={1}
        icon={<SearchX size={22} />}
        title={words.missing}
        text={words.missingText}
        action={<ButtonLink to={back.to}>{words.toList}</ButtonLink>}
      />
    )
  }
  return (
    <>
      <PageHeader title={text.title} back={back} />
      <ErrorState title={words.failed} text={messageOf(error, '')} onRetry={refetch} retrying={isFetching} />
    </>
  )
}
