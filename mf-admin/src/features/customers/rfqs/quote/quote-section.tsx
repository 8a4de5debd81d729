import type { Quote } from '@kerf/shared-contracts/contracts/quotes'
import type { Rfq } from '@kerf/shared-contracts/contracts/rfqs'
import { mayQuote } from '@kerf/shared-contracts/rules/rfq-lifecycle'
import { useHasDraft } from '@kerf/shared-parts/forms/use-kept-form.ts'
import { useSayEnded, WhilePossible } from '@kerf/shared-parts/forms/while-possible.tsx'
import { messageOf, polling } from '@kerf/shared-runtime'
import { useGetRfqQuoteQuery } from '@kerf/shared-runtime/endpoints/quotes-admin'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Cluster, Muted, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { ErrorState } from '@kerf/shared-ui/feedback/error-state.tsx'
import { SkeletonText } from '@kerf/shared-ui/feedback/skeleton.tsx'
import { PencilLine } from 'lucide-react'
import { useState } from 'react'
import { MessagesLink } from '../../../shared/messages-link.tsx'
import { rfqEnded } from '../rfq-ended.ts'
import { ManualOrder, SalesOrder } from '../sales-order/sales-order.tsx'
import { text } from '../text.ts'
import { QuoteForm } from './quote-form.tsx'
import { QuoteSummary } from './quote-summary.tsx'
import { quotePlace } from './use-quote-form.ts'

const words = text.quote

interface QuoteSectionProps {
  rfq: Rfq
  /** Called while a quote is being sent, so that nothing closes over it. */
  onSending: (sending: boolean) => void
}

function GivenQuote({ rfq, quote, onRevise }: { rfq: Rfq; quote: Quote; onRevise: (() => void) | undefined }) {
  return (
    <Stack $gap={16}>
      <QuoteSummary quote={quote} />
      <Cluster>
        {onRevise && (
          <Button icon={<PencilLine size={16} aria-hidden />} onClick={onRevise}>
            {words.revise}
          </Button>
        )}
        <MessagesLink about="quote" id={quote.id} label={words.messages} />
      </Cluster>
      {quote.status === 'accepted' && <SalesOrder rfq={rfq} quote={quote} />}
    </Stack>
  )
}

/** An RFQ's quote and what follows from it, or the form that creates it. */
export function QuoteSection({ rfq, onSending }: QuoteSectionProps) {
  const hasQuote = rfq.quote !== null
  const { data, error, isFetching, refetch } = useGetRfqQuoteQuery({ id: rfq.id }, { ...polling, skip: !hasQuote })
  const hasDraft = useHasDraft(quotePlace(rfq.id))
  const [isRevising, setRevising] = useState(hasDraft)
  const [isTyped, setTyped] = useState(false)
  const quote = hasQuote ? data : undefined
  const mayOffer = mayQuote(rfq.status) && (quote === undefined || quote.status === 'pending')
  // Input for a first quote stays when a colleague's quote arrives: then it is compared with that one.
  const isOpen = isTyped || (mayOffer && (hasQuote ? isRevising && quote !== undefined : true))
  const ended = rfqEnded(rfq)
  useSayEnded(ended)
  const stop = () => setRevising(false)
  return (
    <Stack $gap={16}>
      {quote && (
        <GivenQuote rfq={rfq} quote={quote} onRevise={mayOffer && !isOpen ? () => setRevising(true) : undefined} />
      )}
      {hasQuote && !quote && !error && <SkeletonText lines={5} />}
      {hasQuote && !quote && error && (
        <ErrorState title={words.loadFailed} text={messageOf(error, '')} onRetry={refetch} retrying={isFetching} />
      )}
      {!hasQuote && rfq.status === 'declined' && <Muted>{words.notQuotable}</Muted>}
      {rfq.status === 'withdrawn' && <Muted>{words.notQuoted}</Muted>}
      {!hasQuote && rfq.orderNumber !== null && <ManualOrder rfq={rfq} />}
      <WhilePossible ended={ended} place={quotePlace(rfq.id)}>
        {(isOpen || ended) && (
          <QuoteForm
            key="form"
            rfq={rfq}
            quote={quote}
            onSending={onSending}
            onDone={stop}
            onTyped={setTyped}
            onCancel={hasQuote && !ended ? stop : undefined}
          />
        )}
      </WhilePossible>
    </Stack>
  )
}
