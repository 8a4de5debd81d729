import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Halves } from '@kerf/shared-ui/content/stat-grid.tsx'
import { Badge } from '@kerf/shared-ui/feedback/badge.tsx'
import { PageHeader } from '@kerf/shared-ui/frames/page-header.tsx'
import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { useQuoteDialogs } from '../use-quote-dialogs.tsx'
import { AnswersCard } from './answers-card.tsx'
import { AwardSection } from './award/award-section.tsx'
import { Comparison } from './comparison.tsx'
import { DueDateDialog } from './due-date-dialog.tsx'
import { MarginCard } from './margin-card.tsx'
import type { RequestDetails } from './request-details.ts'
import { RequestFacts } from './request-facts.tsx'
import { text } from './text.ts'

interface SupplierRequestViewProps {
  request: RequestDetails
  back: { to: string; label: string }
}

/** A request to suppliers as it is now. */
export function SupplierRequestView({ request, back }: SupplierRequestViewProps) {
  const { projectName, referenceNumber, isOpen, rfqs } = request
  const [isDating, setDating] = useState(false)
  const { open, dialog } = useQuoteDialogs([request])
  return (
    <>
      <PageHeader
        title={projectName}
        description={referenceNumber}
        back={back}
        badge={<Badge tone={isOpen ? 'green' : 'grey'}>{isOpen ? text.open : text.closed}</Badge>}
        actions={
          <Button icon={<CalendarClock size={16} aria-hidden />} onClick={() => setDating(true)}>
            {isOpen ? text.due.change : text.due.reopen}
          </Button>
        }
      />
      <Stack $gap={16}>
        <RequestFacts request={request} />
        <Comparison request={request} onOpen={open} />
        <AwardSection request={request} />
        {rfqs.length > 0 ? (
          <Halves>
            <AnswersCard request={request} />
            <MarginCard request={request} />
          </Halves>
        ) : (
          <AnswersCard request={request} />
        )}
      </Stack>
      {isDating && <DueDateDialog request={request} onClose={() => setDating(false)} />}
      {dialog}
    </>
  )
}
