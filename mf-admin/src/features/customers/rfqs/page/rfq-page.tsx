import type { Rfq } from '@kerf/shared-contracts/contracts/rfqs'
import { displayIdentifier } from '@kerf/shared-contracts/rules/display-identifier'
import { nextOfRfq } from '@kerf/shared-contracts/rules/next-step'
import { mayQuote } from '@kerf/shared-contracts/rules/rfq-lifecycle'
import { NextStep } from '@kerf/shared-parts/pages/next-step.tsx'
import { ThingPage } from '@kerf/shared-parts/pages/thing-page.tsx'
import { polling } from '@kerf/shared-runtime'
import { useEstimateRfqQuery } from '@kerf/shared-runtime/endpoints/estimates'
import { useGetRfqQuery } from '@kerf/shared-runtime/endpoints/rfqs'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { CardGrid } from '@kerf/shared-ui/content/card-grid.tsx'
import { HeldBack } from '@kerf/shared-ui/content/held-back.tsx'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { VisuallyHidden } from '@kerf/shared-ui/content/visually-hidden.tsx'
import { SkeletonText } from '@kerf/shared-ui/feedback/skeleton.tsx'
import { FileX } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { HistoryCard } from '../../../activity/history-card.tsx'
import { RfqActions } from '../panel/rfq-actions.tsx'
import { RfqFacts } from '../panel/rfq-facts.tsx'
import { useReviewing } from '../panel/use-reviewing.ts'
import { QuoteSection } from '../quote/quote-section.tsx'
import { RfqStatus } from '../rfq-status.tsx'
import { text } from '../text.ts'
import { SupplierRequestsCard } from './supplier-requests-card.tsx'

const words = { ...text.page, failed: text.panel.loadFailed }
/** The width that the prices of several parts need; below it the quote is shown under the request. */
const columnWidth = 520

const back = { to: '/admin/customers?tab=rfqs', label: words.back }

/** The request beside the quote, and the history. */
function RfqSections({ rfq }: { rfq: Rfq }) {
  useReviewing(rfq)
  const isQuotable = rfq.quote === null && mayQuote(rfq.status)
  const estimate = useEstimateRfqQuery({ id: rfq.id }, { skip: !isQuotable })
  const isFormLaidOut = !isQuotable || estimate.data !== undefined || estimate.isError
  return (
    <Stack $gap={16}>
      <CardGrid $min={columnWidth}>
        <Card title={words.asked}>
          <Stack $gap={24}>
            <RfqFacts rfq={rfq} />
          </Stack>
        </Card>
        <div>
          <VisuallyHidden as="h2">{words.offered}</VisuallyHidden>
          <HeldBack isReady={isFormLaidOut}>
            <QuoteSection rfq={rfq} onSending={() => undefined} />
          </HeldBack>
        </div>
      </CardGrid>
      <SupplierRequestsCard rfq={rfq} />
      <HistoryCard of={rfq} />
    </Stack>
  )
}

const skeleton = (
  <CardGrid $min={columnWidth}>
    <Card title={words.asked}>
      <SkeletonText lines={12} />
    </Card>
    <Card title={text.quote.title}>
      <SkeletonText lines={8} />
    </Card>
  </CardGrid>
)

function OneRfq({ id }: { id: string }) {
  const asked = useGetRfqQuery({ id }, polling)
  return (
    <ThingPage
      asked={asked}
      words={words}
      back={back}
      icon={<FileX size={22} />}
      title={(rfq) => text.panel.title(displayIdentifier(rfq))}
      description={(rfq) => <bdi>{rfq.projectName}</bdi>}
      badge={(rfq) => <RfqStatus rfq={rfq} />}
      actions={(rfq) => <RfqActions rfq={rfq} />}
      next={(rfq) => <NextStep next={nextOfRfq(rfq)} reader="provider" />}
      skeleton={skeleton}
    >
      {(rfq) => <RfqSections rfq={rfq} />}
    </ThingPage>
  )
}

/** `/admin/rfqs/{id}`: one RFQ with its quote and all work on it. */
export function RfqPage() {
  const { id = '' } = useParams()
  return <OneRfq key={id} id={id} />
}
