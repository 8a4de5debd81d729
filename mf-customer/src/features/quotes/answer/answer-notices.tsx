import type { Quote } from '@kerf/shared-contracts/contracts/quotes'
import { RestoredNotice } from '@kerf/shared-parts/forms/kept-form.tsx'
import { LeaveGuard } from '@kerf/shared-parts/forms/leave-guard.tsx'
import { QuoteRenewal } from '../quote-renewal.tsx'
import { text } from '../text.ts'
import { AnswerInterruptionNotice } from './answer-interruption-notice.tsx'
import type { QuoteAnswer } from './use-quote-answer.ts'

/** Notices above a quote: an interrupted answer, and that it expired. */
export function AnswerNotices({ quote, answer }: { quote: Quote; answer: QuoteAnswer }) {
  const { interruption, isUnsent, form } = answer
  return (
    <>
      <LeaveGuard when={isUnsent} {...text.leave} onLeave={form.keeping.forget} asker={form.keeping.asker} />
      <RestoredNotice restoredAt={form.keeping.restoredAt} onDiscard={form.keeping.discard} />
      {interruption && (
        <AnswerInterruptionNotice quote={quote} interruption={interruption} typed={form.values.response.trim()} />
      )}
      <QuoteRenewal quote={quote} />
    </>
  )
}
