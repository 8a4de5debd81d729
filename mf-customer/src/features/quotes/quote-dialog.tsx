import { messageOf } from '@kerf/shared-contracts/client/api-error'
import { useGetQuoteQuery } from '@kerf/shared-contracts/client/generated/quotes'
import { polling } from '@kerf/shared-contracts/client/polling'
import type { Quote } from '@kerf/shared-contracts/contracts/quotes'
import { mayAccept, mayDeclineQuote, mayUploadPurchaseOrder } from '@kerf/shared-contracts/rules/quote-lifecycle'
import { Badge } from '@kerf/shared-ui/badge'
import { Button } from '@kerf/shared-ui/button'
import { Dialog } from '@kerf/shared-ui/dialog'
import { ErrorState } from '@kerf/shared-ui/error-state'
import { Stack } from '@kerf/shared-ui/layout'
import { Notice } from '@kerf/shared-ui/notice'
import { SkeletonText } from '@kerf/shared-ui/skeleton'
import { toast } from '@kerf/shared-ui/toasts'
import { Check, FileUp, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useMayAct } from '../shared/use-may-act.ts'
import { ViewingOnly } from '../shared/viewing-only.tsx'
import type { QuoteCardActions } from './quote-card.tsx'
import { QuoteDocument } from './quote-document.tsx'
import { QuoteRenewal } from './quote-renewal.tsx'
import { RespondPanel } from './respond-panel.tsx'
import { text } from './text.ts'

interface Answering {
  status: 'accepted' | 'declined'
  /** The offer that was on screen when the customer began to answer. */
  revision: number
}

interface QuoteDialogProps extends Pick<QuoteCardActions, 'onUploadPurchaseOrder'> {
  quoteId: string
  onClose: () => void
}

interface AnswerButtonsProps {
  quote: Quote
  onAnswer: (status: Answering['status']) => void
  onUploadPurchaseOrder: () => void
}

function AnswerButtons({ quote, onAnswer, onUploadPurchaseOrder }: AnswerButtonsProps) {
  const mayAct = useMayAct()(quote.rfq)
  if (!mayDeclineQuote(quote)) {
    return (
      <>
        <Badge>{text.dialog.answered(quote.status)}</Badge>
        {mayUploadPurchaseOrder(quote) &&
          (!mayAct ? (
            <ViewingOnly rfq={quote.rfq} act={text.card.uploadAct} />
          ) : (
            <Button variant="primary" icon={<FileUp size={16} aria-hidden />} onClick={onUploadPurchaseOrder}>
              {text.card.uploadPurchaseOrder}
            </Button>
          ))}
      </>
    )
  }
  if (!mayAct) return <ViewingOnly rfq={quote.rfq} act={text.respond.act} />
  return (
    <>
      <Button icon={<X size={16} aria-hidden />} onClick={() => onAnswer('declined')}>
        {text.respond.decline}
      </Button>
      {mayAccept(quote) && (
        <Button variant="primary" icon={<Check size={16} aria-hidden />} onClick={() => onAnswer('accepted')}>
          {text.respond.accept}
        </Button>
      )}
    </>
  )
}

/** A quote as a document, and the customer's answer to it. */
export function QuoteDialog({ quoteId, onClose, onUploadPurchaseOrder }: QuoteDialogProps) {
  const { data: quote, error, isFetching, refetch } = useGetQuoteQuery({ id: quoteId }, polling)
  const [answering, setAnswering] = useState<Answering | null>(null)
  const [seenRevision, setSeenRevision] = useState<number | null>(null)
  const failed = error !== undefined && quote === undefined

  useEffect(() => {
    if (failed) toast.error(text.dialog.failed)
  }, [failed])

  const isRevised = answering !== null && quote !== undefined && quote.revision !== answering.revision
  const isAnswered = quote !== undefined && !mayDeclineQuote(quote)
  const showsPanel = quote !== undefined && answering !== null && !isRevised && !isAnswered
  const noteRevised = () => {
    setSeenRevision(answering?.revision ?? null)
    setAnswering(null)
    refetch()
  }
  const wasRevised = isRevised || (seenRevision !== null && !isAnswered)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      title={text.dialog.title(quote?.quoteNumber ?? '')}
      description={quote?.rfq.projectName}
      footer={
        quote &&
        !showsPanel && (
          <AnswerButtons
            quote={quote}
            onUploadPurchaseOrder={() => {
              onClose()
              onUploadPurchaseOrder(quote)
            }}
            onAnswer={(status) => {
              setSeenRevision(null)
              setAnswering({ status, revision: quote.revision })
            }}
          />
        )
      }
    >
      {quote && (
        <Stack $gap={16}>
          {wasRevised && <Notice tone="yellow">{text.respond.revised}</Notice>}
          <QuoteRenewal quote={quote} />
          <QuoteDocument quote={quote} />
          {showsPanel && (
            <RespondPanel
              quote={quote}
              status={answering.status}
              revision={answering.revision}
              onRevised={noteRevised}
              onDone={() => setAnswering(null)}
            />
          )}
        </Stack>
      )}
      {failed && (
        <ErrorState title={text.dialog.failed} text={messageOf(error, '')} onRetry={refetch} retrying={isFetching} />
      )}
      {!quote && !failed && <SkeletonText lines={10} />}
    </Dialog>
  )
}
