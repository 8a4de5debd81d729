import type { Quote } from '@kerf/shared-contracts/contracts/quotes'
import { customerAddress } from '@kerf/shared-contracts/rules/addresses'
import { askBeforeLeaving } from '@kerf/shared-parts/forms/leave-guard.tsx'
import { PageLink } from '@kerf/shared-parts/pages/page-link.tsx'
import { messageOf, polling, saysNotFound, toast } from '@kerf/shared-runtime'
import { useGetQuoteQuery } from '@kerf/shared-runtime/endpoints/quotes'
import { Cluster, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { VisuallyHidden } from '@kerf/shared-ui/content/visually-hidden.tsx'
import { Dialog } from '@kerf/shared-ui/dialogs/dialog.tsx'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { ErrorState } from '@kerf/shared-ui/feedback/error-state.tsx'
import { SkeletonText } from '@kerf/shared-ui/feedback/skeleton.tsx'
import { FileX } from 'lucide-react'
import { useEffect } from 'react'
import { AnswerButtons, GivenAnswer } from '../answer/answer-buttons.tsx'
import { AnswerNotices } from '../answer/answer-notices.tsx'
import { RespondPanel } from '../answer/respond-panel.tsx'
import { type QuoteAnswer, useQuoteAnswer } from '../answer/use-quote-answer.ts'
import type { QuoteCardActions } from '../list/quote-card.tsx'
import { text } from '../text.ts'
import { QuoteChangeList } from './quote-change-list.tsx'
import { QuoteDocument } from './quote-document.tsx'
import { QuotePapers } from './quote-papers.tsx'

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
          <>
            <GivenAnswer quote={quote} />
            <AnswerButtons
              quote={quote}
              onUploadPurchaseOrder={() => {
                onClose()
                onUploadPurchaseOrder(quote)
              }}
              onAnswer={answer.begin}
            />
          </>
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
  const { answering, interruption } = answer
  return (
    <Stack $gap={16}>
      <AnswerNotices quote={quote} answer={answer} />
      <Cluster>
        <PageLink to={customerAddress.quote(quote.id)} />
        <QuotePapers quote={quote} />
      </Cluster>
      <QuoteChangeList quote={quote} />
      <QuoteDocument quote={quote} />
      {answering && !interruption && <RespondPanel quote={quote} status={answering.status} answer={answer} />}
    </Stack>
  )
}
