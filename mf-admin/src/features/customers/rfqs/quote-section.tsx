import type { Quote } from '@kerf/shared-contracts/contracts/quotes'
import type { Rfq } from '@kerf/shared-contracts/contracts/rfqs'
import { mayQuote } from '@kerf/shared-contracts/rules/rfq-lifecycle'
import { messageOf, polling } from '@kerf/shared-runtime'
import { useGetRfqQuoteQuery } from '@kerf/shared-runtime/endpoints/quotes-admin'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Cluster, Muted, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { ErrorState } from '@kerf/shared-ui/feedback/error-state.tsx'
import { SkeletonText } from '@kerf/shared-ui/feedback/skeleton.tsx'
import { PencilLine } from 'lucide-react'
import { useState } from 'react'
import { QuoteForm } from './quote-form.tsx'
import { QuoteSummary } from './quote-summary.tsx'
import { SalesOrder } from './sales-order.tsx'
import { text } from './text.ts'

const words = text.quote

interface QuoteSectionProps {
  rfq: Rfq
  /** Told while a quote is on its way, so that nothing closes over it. */
  onSending: (sending: boolean) => void
}

function GivenQuote({ rfq, quote, onSending }: QuoteSectionProps & { quote: Quote }) {
  const [revising, setRevising] = useState(false)
  const mayRevise = quote.status === 'pending' && mayQuote(rfq.status)
  const stopRevising = () => setRevising(false)
  return (
    <Stack $gap={16}>
      <QuoteSummary quote={quote} />
      {mayRevise && !revising && (
        <Cluster>
          <Button icon={<PencilLine size={16} aria-hidden />} onClick={() => setRevising(true)}>
            {words.revise}
          </Button>
        </Cluster>
      )}
      {mayRevise && revising && (
        <QuoteForm
          key={quote.revision}
          rfq={rfq}
          quote={quote}
          onSending={onSending}
          onDone={stopRevising}
          onCancel={stopRevising}
        />
      )}
      {quote.status === 'accepted' && <SalesOrder rfq={rfq} quote={quote} />}
    </Stack>
  )
}

function ExistingQuote(props: QuoteSectionProps) {
  const { data: quote, error, isFetching, refetch } = useGetRfqQuoteQuery({ id: props.rfq.id }, polling)
  if (quote) return <GivenQuote {...props} quote={quote} />
  if (!error) return <SkeletonText lines={5} />
  return <ErrorState title={words.loadFailed} text={messageOf(error, '')} onRetry={refetch} retrying={isFetching} />
}

/** The quote of an RFQ and what follows from it, or the form that makes it. */
export function QuoteSection({ rfq, onSending }: QuoteSectionProps) {
  if (rfq.quote) return <ExistingQuote rfq={rfq} onSending={onSending} />
  if (!mayQuote(rfq.status)) return <Muted>{words.notQuotable}</Muted>
  return <QuoteForm rfq={rfq} onSending={onSending} onDone={() => undefined} />
}
