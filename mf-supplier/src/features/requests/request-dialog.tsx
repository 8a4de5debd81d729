import type { ReceivedRequest } from '@kerf/shared-contracts/contracts/supplier-requests-supplier'
import { MessagesLink } from '@kerf/shared-parts/messages/messages-link.tsx'
import { polling } from '@kerf/shared-runtime'
import {
  useGetReceivedRequestQuery,
  useMarkRequestViewedMutation,
} from '@kerf/shared-runtime/endpoints/supplier-requests-supplier'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { useEffect, useState } from 'react'
import { DetailsDialog } from '../shared/details-dialog.tsx'
import { DeclineDialog } from './decline-dialog.tsx'
import { QuoteDialog } from './quote-dialog.tsx'
import { RequestDetails } from './request-details.tsx'
import { text } from './text.ts'

interface RequestActionsProps {
  request: ReceivedRequest
  onQuote: () => void
  onDecline: () => void
}

function RequestActions({ request: { id, isOpen, quote, declinedAt }, onQuote, onDecline }: RequestActionsProps) {
  const mayQuote = quote ? quote.mayRevise : isOpen
  return (
    <>
      <MessagesLink page="/supplier/messages" about="supplierRequest" id={id} />
      {isOpen && !quote && !declinedAt && <Button onClick={onDecline}>{text.decline.action}</Button>}
      {mayQuote && (
        <Button variant="primary" onClick={onQuote}>
          {quote ? text.revise : text.quote}
        </Button>
      )}
    </>
  )
}

/** One request with its requirements and the ways to answer it. Opening it marks it as viewed. */
export function RequestDialog({ requestId, onClose }: { requestId: string; onClose: () => void }) {
  const query = useGetReceivedRequestQuery({ id: requestId }, polling)
  const [markViewed] = useMarkRequestViewedMutation()
  const [answer, setAnswer] = useState<'quote' | 'decline'>()
  const request = query.data
  const isNew = request?.viewedAt === null
  useEffect(() => {
    // A failure only leaves it new: the next opening marks it.
    if (isNew) void markViewed({ id: requestId })
  }, [isNew, markViewed, requestId])

  const back = () => setAnswer(undefined)
  if (request && answer === 'quote') return <QuoteDialog request={request} onClose={back} />
  if (request && answer === 'decline') return <DeclineDialog request={request} onClose={back} />
  return (
    <DetailsDialog
      title={request?.referenceNumber ?? text.title}
      description={request?.projectName}
      query={query}
      onClose={onClose}
      actions={
        request && (
          <RequestActions request={request} onQuote={() => setAnswer('quote')} onDecline={() => setAnswer('decline')} />
        )
      }
    >
      {request && <RequestDetails request={request} />}
    </DetailsDialog>
  )
}
