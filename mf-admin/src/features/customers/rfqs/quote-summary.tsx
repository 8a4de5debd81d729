import type { Quote } from '@kerf/shared-contracts/contracts/quotes'
import { quoteStatusLabel } from '@kerf/shared-contracts/rules/quote-lifecycle'
import { partName, piecesWords } from '@kerf/shared-parts/rfqs/words.ts'
import { StatusBadge } from '@kerf/shared-parts/statuses/status-badge.tsx'
import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { type Definition, DefinitionList } from '@kerf/shared-ui/content/definition-list.tsx'
import { Cluster, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Remarks } from '@kerf/shared-ui/content/remarks.tsx'
import { Notice } from '@kerf/shared-ui/feedback/notice.tsx'
import { DataTable, type DataTableColumn } from '@kerf/shared-ui/tables/data-table.tsx'
import { formatDate, formatDateTime, formatMoney } from '@kerf/shared-ui/words/format.ts'
import { FileText } from 'lucide-react'
import { DownloadPurchaseOrder } from './download-purchase-order.tsx'
import { text } from './text.ts'

const words = text.quote

type Line = Quote['lines'][number]

function lineColumns({ currency, rfq }: Quote): DataTableColumn<Line>[] {
  const names = new Map(rfq.parts.map((part) => [part.id, partName(part)]))
  return [
    { id: 'part', header: words.part, primary: true, cell: (line) => names.get(line.partId) ?? line.partName },
    { id: 'quantity', header: words.quantity, width: 110, align: 'end', cell: ({ quantity }) => piecesWords(quantity) },
    {
      id: 'unitPrice',
      header: words.unitPrice,
      width: 120,
      align: 'end',
      cell: ({ unitPrice }) => formatMoney(unitPrice, currency),
    },
    {
      id: 'amount',
      header: words.amount,
      width: 120,
      align: 'end',
      cell: ({ amount }) => formatMoney(amount, currency),
    },
  ]
}

function quoteItems(quote: Quote): Definition[] {
  const label = quoteStatusLabel(quote)
  return [
    { label: words.number, value: quote.quoteNumber },
    { label: words.status, value: <StatusBadge status={quote.isExpired ? 'expired' : quote.status} label={label} /> },
    { label: words.amount, value: formatMoney(quote.amount, quote.currency) },
    { label: words.validUntil, value: formatDate(quote.validUntil) },
    { label: words.delivery, value: formatDate(quote.estimatedDeliveryDate, text.panel.notSpecified) },
    { label: words.sent, value: formatDate(quote.createdAt) },
    ...(quote.revision > 1 ? [{ label: words.revision, value: quote.revision }] : []),
    ...(quote.purchaseOrderNumber ? [{ label: words.purchaseOrder, value: quote.purchaseOrderNumber }] : []),
    ...(quote.notes ? [{ label: words.notes, value: quote.notes, wide: true }] : []),
  ]
}

function QuoteNotice({ quote }: { quote: Quote }) {
  if (quote.renewalRequestedAt) {
    return <Notice tone="yellow">{words.renewalAsked(formatDate(quote.renewalRequestedAt))}</Notice>
  }
  return quote.isExpired ? <Notice tone="yellow">{words.expired(formatDate(quote.validUntil))}</Notice> : null
}

function QuoteHistory({ quote }: { quote: Quote }) {
  const earlier = quote.revisions
    .filter(({ revision }) => revision !== quote.revision)
    .map(({ revision, createdAt, amount, currency, notes }) => ({
      id: String(revision),
      headline: words.earlierLine(revision, formatDate(createdAt), formatMoney(amount, currency)),
      text: notes,
    }))
  const response = { id: 'response', headline: formatDateTime(quote.respondedAt), text: quote.customerResponse }
  return (
    <>
      {quote.customerResponse && (
        <Stack $gap={4}>
          <strong>{words.response}</strong>
          <Remarks label={words.response} items={[response]} />
        </Stack>
      )}
      {earlier.length > 0 && (
        <Stack $gap={4}>
          <strong>{words.earlier}</strong>
          <Remarks label={words.earlier} items={earlier} />
        </Stack>
      )}
    </>
  )
}

/** The quote that an RFQ has: its terms, its papers, what the customer said to it, and what was offered before. */
export function QuoteSummary({ quote }: { quote: Quote }) {
  return (
    <Card title={words.title} headingLevel={3}>
      <Stack $gap={16}>
        <QuoteNotice quote={quote} />
        <DefinitionList items={quoteItems(quote)} columns={4} />
        {quote.lines.length > 1 && (
          <DataTable
            caption={words.prices}
            columns={lineColumns(quote)}
            rows={quote.lines}
            rowId={(line) => `${line.partId} ${line.quantity}`}
            isHighlighted={(line) => line.isChosen}
          />
        )}
        <QuoteHistory quote={quote} />
        {(quote.quoteFileUrl || quote.purchaseOrderUrl) && (
          <Cluster>
            {quote.quoteFileUrl && (
              <ButtonLink
                to={quote.quoteFileUrl}
                target="_blank"
                rel="noreferrer"
                icon={<FileText size={16} aria-hidden />}
              >
                {words.document}
              </ButtonLink>
            )}
            {quote.purchaseOrderUrl && <DownloadPurchaseOrder quote={quote} />}
          </Cluster>
        )}
      </Stack>
    </Card>
  )
}
