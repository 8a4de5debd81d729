import type { Quote } from '@kerf/shared-contracts/contracts/quotes'
import { RestoredNotice } from '@kerf/shared-parts/forms/kept-form.tsx'
import { askBeforeLeaving, LeaveGuard } from '@kerf/shared-parts/forms/leave-guard.tsx'
import { messageOf, polling, saysNotFound, toast } from '@kerf/shared-runtime'
import { useGetQuoteQuery } from '@kerf/shared-runtime/endpoints/quotes'
import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { Cluster, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { VisuallyHidden } from '@kerf/shared-ui/content/visually-hidden.tsx'
import { Dialog } from '@kerf/shared-ui/dialogs/dialog.tsx'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { ErrorState } from '@kerf/shared-ui/feedback/error-state.tsx'
import { SkeletonText } from '@kerf/shared-ui/feedback/skeleton.tsx'
import { FileX, Printer } from 'lucide-react'
import { useEffect } from 'react'
import { MessagesLink } from '../../shared/messages-link.tsx'
import { AnswerButtons } from '../answer/answer-buttons.tsx'
import { AnswerInterruptionNotice } from '../answer/answer-interruption-notice.tsx'
import { RespondPanel } from '../answer/respond-panel.tsx'
import { type QuoteAnswer, useQuoteAnswer } from '../answer/use-quote-answer.ts'
import type { QuoteCardActions } from '../list/quote-card.tsx'
import { DownloadQuote } from '../quote-downloads.tsx'
import { QuoteRenewal } from '../quote-renewal.tsx'
import { text } from '../text.ts'
import { QuoteChangeList } from './quote-change-list.tsx'
import { QuoteDocument } from './quote-document.tsx'

interface QuoteDialogProps extends Pick<QuoteCardActions, 'onUploadPurchaseOrder'> {
  quoteId: string
  onClose: () => void
}

/** A quote as a document, and the customer's answer to it. */
export function QuoteDialog({ quoteId, onClose, onUploadPurchaseOrder }: QuoteDialogProps) {
  const { data: quote, error, isFetching, refetch } = useGetQuoteQuery({ id: quoteId }, polling)
  const answer = useQuoteAnswer(quoteId, quote, refetch)
  const missing = quote === undefined && saysNotFound(error)
  const failed = error !== undefined && quote === undefined && !missing

  useEffect(() => {
    if (failed) toast.error(text.dialog.failed)
  }, [failed])

  const close = async () => {
    if (!answer.isUnsent || (await askBeforeLeaving())) onClose()
  }
  const isAnswering = answer.answering !== null && answer.interruption === null
  return (
    <Dialog
      open
      onOpenChange={close}
      size="large"
      title={text.dialog.title(quote?.quoteNumber ?? '')}
      description={quote?.rfq.projectName}
      locked={answer.form.isSubmitting}
      footer={
        quote &&
        !isAnswering && (
          <AnswerButtons
            quote={quote}
            onUploadPurchaseOrder={() => {
              onClose()
              onUploadPurchaseOrder(quote)
            }}
            onAnswer={answer.begin}
          />
        )
      }
    >
      {quote && <OpenQuote quote={quote} answer={answer} />}
      {failed && (
        <ErrorState title={text.dialog.failed} text={messageOf(error, '')} onRetry={refetch} retrying={isFetching} />
      )}
      {missing && (
        <EmptyState headingLevel={3} icon={<FileX size={22} />} title={text.notFound} text={text.notFoundText} />
      )}
      {!quote && !failed && !missing && (
        <>
          <VisuallyHidden role="status">{text.dialog.loading}</VisuallyHidden>
          <SkeletonText lines={10} />
        </>
      )}
    </Dialog>
  )
}

function OpenQuote({ quote, answer }: { quote: Quote; answer: QuoteAnswer }) {
  const { answering, interruption, isUnsent, form } = answer
  return (
    <Stack $gap={16}>
      <LeaveGuard when={isUnsent} {...text.leave} onLeave={form.keeping.forget} asker={form.keeping.asker} />
      <RestoredNotice restoredAt={form.keeping.restoredAt} onDiscard={form.keeping.discard} />
      {interruption && (
        <AnswerInterruptionNotice quote={quote} interruption={interruption} typed={form.values.response.trim()} />
      )}
      <QuoteRenewal quote={quote} />
      <Cluster>
        {quote.quoteFileUrl && <DownloadQuote quote={quote} label={text.dialog.document} />}
        <ButtonLink to={`/quotes/print?quote=${quote.id}`} target="_blank" icon={<Printer size={16} aria-hidden />}>
          {text.dialog.print}
        </ButtonLink>
        <MessagesLink about="rfq" id={quote.rfqId} rfq={quote.rfq} />
      </Cluster>
      <QuoteChangeList quote={quote} />
      <QuoteDocument quote={quote} />
      {answering && !interruption && <RespondPanel quote={quote} status={answering.status} answer={answer} />}
    </Stack>
  )
}
