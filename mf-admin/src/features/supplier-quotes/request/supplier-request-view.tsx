import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Halves } from '@kerf/shared-ui/content/stat-grid.tsx'
import { useQuoteDialogs } from '../decisions/use-quote-dialogs.tsx'
import { AnswersCard } from './answers-card.tsx'
import { AwardSection } from './award/award-section.tsx'
import { Comparison } from './comparison/comparison.tsx'
import { MarginCard } from './comparison/margin-card.tsx'
import type { RequestDetails } from './request-details.ts'
import { RequestFacts } from './request-facts.tsx'

/** A request to suppliers as it is now. */
export function SupplierRequestView({ request }: { request: RequestDetails }) {
  const { open, dialog } = useQuoteDialogs([request])
  return (
    <>
      <Stack $gap={16}>
        <RequestFacts request={request} />
        <Comparison request={request} onOpen={open} />
        <AwardSection request={request} />
        {request.rfqs.length > 0 ? (
          <Halves>
            <AnswersCard request={request} />
            <MarginCard request={request} />
          </Halves>
        ) : (
          <AnswersCard request={request} />
        )}
      </Stack>
      {dialog}
    </>
  )
}
