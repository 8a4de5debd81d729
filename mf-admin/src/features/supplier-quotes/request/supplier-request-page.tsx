import { ThingPage } from '@kerf/shared-parts/pages/thing-page.tsx'
import { polling } from '@kerf/shared-runtime'
import { useGetSupplierRequestQuery } from '@kerf/shared-runtime/endpoints/supplier-requests'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Badge } from '@kerf/shared-ui/feedback/badge.tsx'
import { SkeletonText } from '@kerf/shared-ui/feedback/skeleton.tsx'
import { SearchX } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { RequestButtons } from './request-buttons.tsx'
import type { RequestDetails } from './request-details.ts'
import { SupplierRequestView } from './supplier-request-view.tsx'
import { text } from './text.ts'

const back = { to: '/admin/supplier-quotes', label: text.back }

const skeleton = (
  <Stack $gap={16}>
    {[text.facts.title, text.comparison.title, text.answers.title].map((title) => (
      <Card key={title} title={title}>
        <SkeletonText lines={5} />
      </Card>
    ))}
  </Stack>
)

function RequestState({ request: { isOpen, isAwarded } }: { request: RequestDetails }) {
  if (isAwarded) return <Badge tone="green">{text.awardedState}</Badge>
  return <Badge tone={isOpen ? 'green' : 'grey'}>{isOpen ? text.open : text.closed}</Badge>
}

function OneRequest({ id }: { id: string }) {
  const asked = useGetSupplierRequestQuery({ id }, polling)
  return (
    <ThingPage
      asked={asked}
      words={text}
      back={back}
      icon={<SearchX size={22} />}
      title={({ projectName }) => projectName}
      description={({ referenceNumber }) => referenceNumber}
      badge={(request) => <RequestState request={request} />}
      actions={(request) => <RequestButtons request={request} />}
      skeleton={skeleton}
    >
      {(request) => <SupplierRequestView request={request} />}
    </ThingPage>
  )
}

/** One request to suppliers: what was asked, who answered how, their quotes beside each other, and the award. */
export function SupplierRequestPage() {
  const { id = '' } = useParams()
  return <OneRequest key={id} id={id} />
}
