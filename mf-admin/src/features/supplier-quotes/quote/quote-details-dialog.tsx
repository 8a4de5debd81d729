import type { SupplierQuote } from '@kerf/shared-contracts/contracts/supplier-quotes'
import { piecesWords } from '@kerf/shared-parts/rfqs/words.ts'
import { useListSupplierQuoteRevisionsQuery } from '@kerf/shared-runtime/endpoints/supplier-quotes'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { TextLink } from '@kerf/shared-ui/actions/text-link.tsx'
import { DefinitionList } from '@kerf/shared-ui/content/definition-list.tsx'
import { Muted, SectionTitle, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Dialog } from '@kerf/shared-ui/dialogs/dialog.tsx'
import { DataTable, type DataTableColumn } from '@kerf/shared-ui/tables/data-table.tsx'
import { formatDate, formatDateTime, formatMoney, formatShortDate } from '@kerf/shared-ui/words/format.ts'
import { listed } from '@kerf/shared-ui/words/listed.ts'
import { useMemo } from 'react'
import { MailLink } from '../../shared/mail-link.tsx'
import { text } from '../text.ts'
import { QuoteStatus } from './quote-status.tsx'
import { certificationWords, supplierName } from './quote-words.ts'

const words = text.details

type Price = SupplierQuote['prices'][number]

function SupplierFacts({ quote: { supplier } }: { quote: SupplierQuote }) {
  const items = [
    { label: words.name, value: supplier.name },
    { label: words.number, value: supplier.supplierNumber ?? text.unsaid },
    { label: words.company, value: supplier.company ?? text.unsaid },
    { label: words.email, value: <MailLink address={supplier.email} /> },
    { label: words.location, value: listed([supplier.city, supplier.country]) || text.unsaid },
    { label: words.certifications, value: certificationWords(supplier) || text.unsaid },
  ]
  return <DefinitionList items={items} columns={3} />
}

function QuoteFacts({ quote }: { quote: SupplierQuote }) {
  const { currency, quoteFileUrl, awards, adminFeedback } = quote
  const awarded = awards.map(({ quantity, partName, amount }) =>
    words.award(piecesWords(quantity), partName, formatMoney(amount, currency)),
  )
  const items = [
    { label: words.status, value: <QuoteStatus quote={quote} /> },
    { label: words.price, value: formatMoney(quote.price, currency) },
    { label: words.leadTime, value: text.days(quote.leadTime) },
    { label: words.setup, value: formatMoney(quote.setupPrice, currency) },
    { label: words.freight, value: formatMoney(quote.freightPrice, currency) },
    { label: words.validUntil, value: formatDate(quote.validUntil, text.unsaid) },
    { label: words.submitted, value: formatDateTime(quote.submittedAt) },
    { label: words.revision, value: String(quote.revision) },
    {
      label: words.attachment,
      value: quoteFileUrl ? (
        <TextLink to={quoteFileUrl} target="_blank" rel="noreferrer">
          {quote.quoteFileName ?? words.open}
        </TextLink>
      ) : (
        text.unsaid
      ),
    },
    { label: words.seal, value: <span title={quote.seal}>{quote.seal.slice(0, 12)}</span> },
    ...(awarded.length > 0 ? [{ label: words.awarded, value: awarded.join('\n'), wide: true }] : []),
    { label: words.notes, value: quote.notes ?? text.unsaid, wide: true },
    ...(adminFeedback ? [{ label: words.feedback, value: adminFeedback, wide: true }] : []),
  ]
  return <DefinitionList items={items} columns={3} />
}

function Prices({ quote: { prices, currency } }: { quote: SupplierQuote }) {
  const columns = useMemo(
    (): DataTableColumn<Price>[] => [
      { ...{ id: 'part', header: words.part, width: 200, grow: true, primary: true }, cell: (price) => price.partName },
      {
        ...{ id: 'quantity', header: words.quantity, width: 110, align: 'end' },
        cell: (price) => piecesWords(price.quantity),
      },
      {
        ...{ id: 'unitPrice', header: words.unitPrice, width: 120, align: 'end' },
        cell: (price) => formatMoney(price.unitPrice, currency),
      },
      {
        ...{ id: 'amount', header: words.amount, width: 120, align: 'end' },
        cell: (price) => formatMoney(price.amount, currency),
      },
    ],
    [currency],
  )
  return (
    <DataTable
      caption={words.pricesCaption}
      columns={columns}
      rows={prices}
      rowId={({ partId, quantity }) => `${partId} ${quantity}`}
      rowLabel={({ partName }) => partName}
    />
  )
}

/** What the supplier submitted before; nothing where this is its first. */
function Earlier({ quote: { id, revision } }: { quote: SupplierQuote }) {
  const { currentData, isError } = useListSupplierQuoteRevisionsQuery({ id }, { skip: revision < 2 })
  if (revision < 2) return null
  if (isError) return <Muted>{words.earlierFailed}</Muted>
  return (
    <>
      <SectionTitle>{words.earlier}</SectionTitle>
      <ul>
        {currentData
          ?.filter((one) => one.revision < revision)
          .map((one) => (
            <li key={one.revision}>
              {words.earlierOf(
                one.revision,
                formatShortDate(one.submittedAt),
                formatMoney(one.price, one.currency),
                text.days(one.leadTime),
              )}
            </li>
          ))}
      </ul>
    </>
  )
}

/** A supplier quote with all that its supplier said. */
export function QuoteDetailsDialog({ quote, onClose }: { quote: SupplierQuote; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      title={words.title}
      description={supplierName(quote.supplier)}
      footer={<Button onClick={onClose}>{words.close}</Button>}
    >
      <Stack $gap={16}>
        <SectionTitle>{words.supplier}</SectionTitle>
        <SupplierFacts quote={quote} />
        <SectionTitle>{words.quote}</SectionTitle>
        <QuoteFacts quote={quote} />
        <SectionTitle>{words.prices}</SectionTitle>
        <Prices quote={quote} />
        <Earlier quote={quote} />
      </Stack>
    </Dialog>
  )
}
