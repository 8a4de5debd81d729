import type { ListedQuote } from '@kerf/shared-contracts/contracts/quotes'
import { mayRequestFreshQuote } from '@kerf/shared-contracts/rules/quote-lifecycle'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { toast } from '@kerf/shared-runtime'
import { useRequestFreshQuoteMutation } from '@kerf/shared-runtime/endpoints/quotes'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Cluster, Muted, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { formatDate } from '@kerf/shared-ui/words/format.ts'
import { RefreshCw } from 'lucide-react'
import { useMayAct } from '../shared/use-may-act.ts'
import { ViewingOnly } from '../shared/viewing-only.tsx'
import { text } from './text.ts'

const words = text.renewal

/** Lets the customer request a new quote in place of an expired one. Nothing for valid quotes. */
export function QuoteRenewal({ quote }: { quote: ListedQuote }) {
  const [request, { isLoading }] = useRequestFreshQuoteMutation()
  const mayAct = useMayAct()
  if (!mayRequestFreshQuote(quote)) return null
  const { renewalRequestedAt } = quote

  const ask = async () => {
    const answer = await request({ id: quote.id })
    if (answer.error) toast.error(words.failed, failureWords(answer.error, words.failedText))
    else toast.success(words.done, words.doneText)
  }
  return (
    <Stack $gap={8}>
      <Muted>{words.expired(formatDate(quote.validUntil))}</Muted>
      {renewalRequestedAt && <Muted>{words.asked(formatDate(renewalRequestedAt))}</Muted>}
      {!renewalRequestedAt && !mayAct(quote.rfq) && <ViewingOnly rfq={quote.rfq} act={words.act} />}
      {!renewalRequestedAt && mayAct(quote.rfq) && (
        <Cluster>
          <Button variant="primary" icon={<RefreshCw size={16} aria-hidden />} loading={isLoading} onClick={ask}>
            {words.ask}
          </Button>
        </Cluster>
      )}
    </Stack>
  )
}
