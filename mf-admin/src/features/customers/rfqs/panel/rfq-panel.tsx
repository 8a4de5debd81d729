import { adminAddress } from '@kerf/shared-contracts/rules/addresses'
import { displayIdentifier } from '@kerf/shared-contracts/rules/display-identifier'
import { PageLink } from '@kerf/shared-parts/pages/page-link.tsx'
import { messageOf, polling, toast } from '@kerf/shared-runtime'
import { useGetRfqQuery } from '@kerf/shared-runtime/endpoints/rfqs'
import { Cluster, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { SidePanel } from '@kerf/shared-ui/dialogs/side-panel.tsx'
import { ErrorState } from '@kerf/shared-ui/feedback/error-state.tsx'
import { SkeletonText } from '@kerf/shared-ui/feedback/skeleton.tsx'
import { useEffect, useState } from 'react'
import { QuoteSection } from '../quote/quote-section.tsx'
import { text } from '../text.ts'
import { RfqActions } from './rfq-actions.tsx'
import { RfqFacts } from './rfq-facts.tsx'
import { useReviewing } from './use-reviewing.ts'

const words = text.panel

/** One RFQ beside the list: the request, its quote, and the sales order. What is done next with it stands in the foot. */
export function RfqPanel({ rfqId, onClose }: { rfqId: string; onClose: () => void }) {
  const { data: rfq, error, isFetching, refetch } = useGetRfqQuery({ id: rfqId }, polling)
  const [sending, setSending] = useState(false)
  const failed = error !== undefined && rfq === undefined
  useReviewing(rfq)

  useEffect(() => {
    if (failed) toast.error(words.error, words.loadFailed)
  }, [failed])

  return (
    <SidePanel
      open
      onOpenChange={onClose}
      width="wide"
      locked={sending}
      title={words.title(rfq ? displayIdentifier(rfq) : '')}
      description={rfq?.projectName ?? ''}
    >
      {rfq && (
        <Stack $gap={24}>
          <Cluster>
            <PageLink to={adminAddress.rfq(rfq.id)} />
            <RfqActions rfq={rfq} />
          </Cluster>
          <RfqFacts rfq={rfq} />
          <QuoteSection rfq={rfq} onSending={setSending} />
        </Stack>
      )}
      {failed && (
        <ErrorState title={words.loadFailed} text={messageOf(error, '')} onRetry={refetch} retrying={isFetching} />
      )}
      {!rfq && !failed && <SkeletonText lines={10} />}
    </SidePanel>
  )
}
