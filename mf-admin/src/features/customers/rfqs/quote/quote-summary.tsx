import type { Quote } from '@kerf/shared-contracts/contracts/quotes'
import { DownloadPurchaseOrder } from '@kerf/shared-parts/quotes/download-purchase-order.tsx'
import { DownloadQuote } from '@kerf/shared-parts/quotes/download-quote.tsx'
import { EarlierOffers } from '@kerf/shared-parts/quotes/earlier-offers.tsx'
import { chosenLabel } from '@kerf/shared-parts/quotes/offers.ts'
import { QuoteBadge } from '@kerf/shared-parts/quotes/quote-badge.tsx'
import { QuoteLines } from '@kerf/shared-parts/quotes/quote-lines.tsx'
import { destinationFacts } from '@kerf/shared-parts/rfqs/rfq-facts.tsx'
import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { type Definition, DefinitionList } from '@kerf/shared-ui/content/definition-list.tsx'
import { Cluster, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Remarks } from '@kerf/shared-ui/content/remarks.tsx'
import { Notice } from '@kerf/shared-ui/feedback/notice.tsx'
import { formatDate, formatDateTime, formatMoney } from '@kerf/shared-ui/words/format.ts'
import { FileText } from 'lucide-react'
import { text } from '../text.ts'

const words = text.quote

const offerLabels = { earlier: words.earlier, delivery: words.delivery, notes: words.notes }

function quoteItems(quote: Quote): Definition[] {
  return [
    { label: words.number, value: quote.quoteNumber },
    { label: words.status, value: <QuoteBadge quote={quote} /> },
    { label: words.amount, value: formatMoney(quote.amount, quote.currency) },
    { label: words.validUntil, value: formatDate(quote.validUntil) },
    { label: words.delivery, value: formatDate(quote.estimatedDeliveryDate, text.panel.notSpecified) },
    { label: words.sent, value: formatDate(quote.createdAt) },
    ...(quote.revision > 1 ? [{ label: words.revision, value: quote.revision }] : []),
    ...(quote.purchaseOrderNumber ? [{ label: words.purchaseOrder, value: quote.purchaseOrderNumber }] : []),
    ...(quote.destination ? destinationFacts(quote.destination) : []),
    ...(quote.notes ? [{ label: words.notes, value: quote.notes, wide: true }] : []),
    ...(quote.terms ? [{ label: words.terms, value: quote.terms, wide: true }] : []),
  ]
}

function QuoteNotice({ quote }: { quote: Quote }) {
  if (quote.renewalRequestedAt) {
    return <Notice tone="yellow">{words.renewalAsked(formatDate(quote.renewalRequestedAt))}</Notice>
  }
  return quote.isExpired ? <Notice tone="yellow">{words.expired(formatDate(quote.validUntil))}</Notice> : null
}

function CustomerResponse({ quote }: { quote: Quote }) {
  if (!quote.customerResponse) return null
  const response = { id: 'response', headline: formatDateTime(quote.respondedAt), text: quote.customerResponse }
  return (
    <Stack $gap={4}>
      <strong>{words.response}</strong>
      <Remarks label={words.response} items={[response]} />
    </Stack>
  )
}

/** An RFQ's quote: its terms, its documents, the customer's answer, and earlier offers. */
export function QuoteSummary({ quote }: { quote: Quote }) {
  return (
    <Card title={words.title} headingLevel={3}>
      <Stack $gap={16}>
        <QuoteNotice quote={quote} />
        <DefinitionList items={quoteItems(quote)} columns={4} />
        {(quote.lines.length > 1 || quote.charges.length > 0) && (
          <QuoteLines label={words.prices} rfq={quote.rfq} offer={quote} chosenLabel={chosenLabel(quote)} />
        )}
        <CustomerResponse quote={quote} />
        <EarlierOffers quote={quote} labels={offerLabels} />
        {(quote.quoteFileUrl || quote.purchaseOrderUrl) && (
          <Cluster>
            {quote.quoteFileUrl && (
              <>
                <ButtonLink
                  to={quote.quoteFileUrl}
                  target="_blank"
                  rel="noreferrer"
                  icon={<FileText size={16} aria-hidden />}
                >
                  {words.document}
                </ButtonLink>
                <DownloadQuote quote={quote} label={words.downloadDocument} />
              </>
            )}
            {quote.purchaseOrderUrl && (
              <DownloadPurchaseOrder
                quote={quote}
                path={`/api/admin/quotes/${quote.id}/purchase-order/download`}
                label={words.downloadPurchaseOrder}
              />
            )}
          </Cluster>
        )}
      </Stack>
    </Card>
  )
}
