import type { OwnSupplierQuote } from '@kerf/shared-contracts/contracts/supplier-quotes-supplier'
import { polling } from '@kerf/shared-runtime'
import {
  useGetOwnSupplierQuoteQuery,
  useListOwnQuoteRevisionsQuery,
} from '@kerf/shared-runtime/endpoints/supplier-quotes-supplier'
import { ButtonLink } from '@kerf/shared-ui/actions/button-link.tsx'
import { TextLink } from '@kerf/shared-ui/actions/text-link.tsx'
import { DefinitionList } from '@kerf/shared-ui/content/definition-list.tsx'
import { SectionTitle, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Remarks } from '@kerf/shared-ui/content/remarks.tsx'
import { Notice } from '@kerf/shared-ui/feedback/notice.tsx'
import { ListRow, Rows, Spread } from '@kerf/shared-ui/tables/list-rows.tsx'
import { formatCount, formatDate, formatDateTime, formatMoney } from '@kerf/shared-ui/words/format.ts'
import { DetailsDialog } from '../shared/details-dialog.tsx'
import { text as shared } from '../shared/text.ts'
import { QuoteStatus } from './quote-status.tsx'
import { text } from './text.ts'

function factsOf(quote: OwnSupplierQuote) {
  const { currency, purchaseOrderId, purchaseOrderNumber, awardedAmount } = quote
  const words = text.facts
  const order = purchaseOrderId && (
    <TextLink to={`/supplier/purchase-orders?order=${purchaseOrderId}`}>{purchaseOrderNumber}</TextLink>
  )
  const file = quote.quoteFileUrl && (
    <TextLink to={quote.quoteFileUrl} target="_blank" rel="noreferrer">
      {quote.quoteFileName}
    </TextLink>
  )
  return [
    { label: text.columns.status, value: <QuoteStatus quote={quote} /> },
    { label: text.columns.price, value: formatMoney(quote.price, currency) },
    { label: text.columns.leadTime, value: text.days(quote.leadTime) },
    { label: words.validUntil, value: formatDate(quote.validUntil, shared.none) },
    { label: words.setup, value: formatMoney(quote.setupPrice, currency) },
    { label: words.freight, value: formatMoney(quote.freightPrice, currency) },
    { label: words.revision, value: text.revision(quote.revision, formatDateTime(quote.submittedAt)) },
    ...(awardedAmount ? [{ label: words.awarded, value: formatMoney(awardedAmount, currency) }] : []),
    { label: shared.seal, value: <span title={quote.seal}>{quote.seal.slice(0, 12)}</span> },
    ...(order ? [{ label: words.order, value: order }] : []),
    ...(file ? [{ label: words.file, value: file }] : []),
    ...(quote.notes ? [{ label: words.notes, value: quote.notes, wide: true }] : []),
  ]
}

function Revisions({ quote: { id, revision } }: { quote: OwnSupplierQuote }) {
  const { data } = useListOwnQuoteRevisionsQuery({ id }, { skip: revision < 2 })
  if (!data) return null
  const items = data.map((one) => ({
    id: String(one.revision),
    headline: `${text.revision(one.revision, formatDateTime(one.submittedAt))} · ${formatMoney(one.price, one.currency)}`,
    ...(one.notes && { text: one.notes }),
  }))
  return (
    <>
      <SectionTitle>{text.revisions}</SectionTitle>
      <Remarks label={text.revisions} items={items} />
    </>
  )
}

function QuoteDetails({ quote }: { quote: OwnSupplierQuote }) {
  return (
    <Stack $gap={16}>
      {quote.feedback && <Notice tone="blue">{text.feedback(quote.feedback)}</Notice>}
      {quote.isOutdated && quote.status === 'pending' && <Notice tone="yellow">{text.outdatedNote}</Notice>}
      <DefinitionList columns={4} items={factsOf(quote)} />
      <SectionTitle>{text.prices}</SectionTitle>
      <Rows>
        {quote.prices.map(({ partId, partName, quantity, unitPrice, amount }) => (
          <ListRow key={`${partId} ${quantity}`}>
            <Spread>
              <span>
                {partName} · {formatCount(quantity)} × {formatMoney(unitPrice, quote.currency)}
              </span>
              <strong>{formatMoney(amount, quote.currency)}</strong>
            </Spread>
          </ListRow>
        ))}
      </Rows>
      <Revisions quote={quote} />
    </Stack>
  )
}

/** One of the supplier's quotes with its prices, all its submissions, and the feedback. */
export function QuoteDetailsDialog({ quoteId, onClose }: { quoteId: string; onClose: () => void }) {
  const query = useGetOwnSupplierQuoteQuery({ id: quoteId }, polling)
  const quote = query.data
  return (
    <DetailsDialog
      title={quote?.referenceNumber ?? text.title}
      description={quote?.projectName}
      query={query}
      onClose={onClose}
      actions={quote && <ButtonLink to={`/supplier/rfqs?request=${quote.requestId}`}>{text.request}</ButtonLink>}
    >
      {quote && <QuoteDetails quote={quote} />}
    </DetailsDialog>
  )
}
