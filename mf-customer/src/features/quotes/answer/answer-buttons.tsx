import type { Quote } from '@kerf/shared-contracts/contracts/quotes'
import { mayAccept, mayDeclineQuote, mayUploadPurchaseOrder } from '@kerf/shared-contracts/rules/quote-lifecycle'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Badge } from '@kerf/shared-ui/feedback/badge.tsx'
import { Check, FileUp, X } from 'lucide-react'
import { styled } from 'styled-components'
import { useMayAct } from '../../shared/use-may-act.ts'
import { ViewingOnly } from '../../shared/viewing-only.tsx'
import { text } from '../text.ts'
import type { Answering } from './answer-interruption.ts'

/* Aligned with the button beside it. On a phone children take the full width, except for the pill. */
const Answer = styled.span`
  display: flex;
  align-items: center;
`

interface AnswerButtonsProps {
  quote: Quote
  onAnswer: (status: Answering['status']) => void
  onUploadPurchaseOrder: () => void
}

/** The answer given to a quote; nothing while it is pending. */
export function GivenAnswer({ quote }: Pick<AnswerButtonsProps, 'quote'>) {
  if (mayDeclineQuote(quote)) return null
  return (
    <Answer>
      <Badge>{text.dialog.answered(quote.status)}</Badge>
    </Answer>
  )
}

/** The actions on a quote: answer it, or upload the purchase order of an accepted one. */
export function AnswerButtons({ quote, onAnswer, onUploadPurchaseOrder }: AnswerButtonsProps) {
  const mayAct = useMayAct()(quote.rfq)
  if (!mayDeclineQuote(quote)) {
    if (!mayUploadPurchaseOrder(quote)) return null
    if (!mayAct) return <ViewingOnly rfq={quote.rfq} act={text.card.uploadAct} />
    return (
      <Button variant="primary" icon={<FileUp size={16} aria-hidden />} onClick={onUploadPurchaseOrder}>
        {text.card.uploadPurchaseOrder}
      </Button>
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
