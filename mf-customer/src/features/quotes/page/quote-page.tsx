import type { Quote } from '@kerf/shared-contracts/contracts/quotes'
import { customerAddress } from '@kerf/shared-contracts/rules/addresses'
import { nextOfQuote } from '@kerf/shared-contracts/rules/next-step'
import { ThingPage } from '@kerf/shared-parts/pages/thing-page.tsx'
import { QuoteBadge } from '@kerf/shared-parts/quotes/quote-badge.tsx'
import { polling } from '@kerf/shared-runtime'
import { useGetQuoteQuery } from '@kerf/shared-runtime/endpoints/quotes'
import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Cluster, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { VisuallyHidden } from '@kerf/shared-ui/content/visually-hidden.tsx'
import { SkeletonText } from '@kerf/shared-ui/feedback/skeleton.tsx'
import { formatDate } from '@kerf/shared-ui/words/format.ts'
import { Files, FileX, Package } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useParams } from 'react-router-dom'
import { OwnNextStep } from '../../shared/your-turn.tsx'
import { AnswerButtons } from '../answer/answer-buttons.tsx'
import { AnswerNotices } from '../answer/answer-notices.tsx'
import { RespondPanel } from '../answer/respond-panel.tsx'
import { type QuoteAnswer, useQuoteAnswer } from '../answer/use-quote-answer.ts'
import { QuoteChangeList } from '../details/quote-change-list.tsx'
import { QuoteDocument } from '../details/quote-document.tsx'
import { QuotePapers } from '../details/quote-papers.tsx'
import { PurchaseOrderDialog } from '../purchase-order/purchase-order-dialog.tsx'
import { DownloadPurchaseOrder } from '../quote-downloads.tsx'
import { text } from '../text.ts'

const words = {
  ...text.page,
  loading: text.dialog.loading,
  failed: text.dialog.failed,
  missing: text.notFound,
  missingText: text.notFoundText,
}

const skeleton = (
  <Card>
    <SkeletonText lines={14} />
  </Card>
)

/** The links of a quote: its documents, its request, and its order. */
function QuoteLinks({ quote }: { quote: Quote }) {
  const { orderId } = quote.rfq
  return (
    <Cluster>
      <QuotePapers quote={quote} />
      {quote.purchaseOrderUrl && <DownloadPurchaseOrder quote={quote} />}
      <ButtonLink to={customerAddress.rfq(quote.rfqId)} icon={<Files size={16} aria-hidden />}>
        {words.viewRfq}
      </ButtonLink>
      {orderId && (
        <ButtonLink to={customerAddress.order(orderId)} icon={<Package size={16} aria-hidden />}>
          {words.viewOrder}
        </ButtonLink>
      )}
    </Cluster>
  )
}

/** The answer form opens above the document, where the buttons are that open it. */
function QuoteSections({ quote, answer }: { quote: Quote; answer: QuoteAnswer }) {
  const { answering, interruption } = answer
  return (
    <Stack $gap={16}>
      <VisuallyHidden as="h2">{words.offer}</VisuallyHidden>
      <AnswerNotices quote={quote} answer={answer} />
      {answering && !interruption && <RespondPanel quote={quote} status={answering.status} answer={answer} />}
      <QuoteLinks quote={quote} />
      <QuoteChangeList quote={quote} />
      <QuoteDocument quote={quote} />
    </Stack>
  )
}

/** The form that had the focus is gone once it was sent or given up: it goes to the heading, which is read out. */
function useFocusAfterAnswer(isAnswering: boolean): void {
  const wasAnswering = useRef(false)
  useEffect(() => {
    const focused = document.activeElement
    const isLost = wasAnswering.current && !isAnswering && (focused === null || focused === document.body)
    wasAnswering.current = isAnswering
    const heading = document.querySelector('h1')
    if (!isLost || !heading) return
    heading.tabIndex = -1
    heading.focus()
  }, [isAnswering])
}

function OneQuote({ id }: { id: string }) {
  const asked = useGetQuoteQuery({ id }, polling)
  const answer = useQuoteAnswer(id, asked.currentData, asked.refetch)
  const [isUploading, setUploading] = useState(false)
  const isAnswering = answer.answering !== null && answer.interruption === null
  useFocusAfterAnswer(isAnswering)
  return (
    <ThingPage
      asked={asked}
      words={words}
      back={{ to: '/quotes', label: words.back }}
      icon={<FileX size={22} />}
      title={(quote) => text.dialog.title(quote.quoteNumber)}
      description={(quote) => <bdi>{quote.rfq.projectName}</bdi>}
      badge={(quote) => <QuoteBadge quote={quote} />}
      actions={(quote) =>
        !isAnswering && (
          <AnswerButtons quote={quote} onUploadPurchaseOrder={() => setUploading(true)} onAnswer={answer.begin} />
        )
      }
      next={(quote) => (
        <OwnNextStep next={nextOfQuote(quote)} rfq={quote.rfq} validUntil={formatDate(quote.validUntil)} />
      )}
      skeleton={skeleton}
    >
      {(quote) => (
        <>
          <QuoteSections quote={quote} answer={answer} />
          {isUploading && <PurchaseOrderDialog quote={quote} onClose={() => setUploading(false)} />}
        </>
      )}
    </ThingPage>
  )
}

/** `/quotes/{id}`: one quote as a document, and the customer's answer to it. */
export function QuotePage() {
  const { id = '' } = useParams()
  return <OneQuote key={id} id={id} />
}
