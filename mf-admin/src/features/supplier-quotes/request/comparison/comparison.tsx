import type { SupplierQuote } from '@kerf/shared-contracts/contracts/supplier-quotes'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Muted } from '@kerf/shared-ui/content/layout.tsx'
import { EmptyState } from '@kerf/shared-ui/feedback/empty-state.tsx'
import { FilterSelect } from '@kerf/shared-ui/tables/filter-select.tsx'
import { Scale } from 'lucide-react'
import { useMemo, useState } from 'react'
import { QuoteActions } from '../../decisions/quote-actions.tsx'
import type { OpenQuote } from '../../decisions/use-quote-dialogs.tsx'
import { QuoteStatus } from '../../quote/quote-status.tsx'
import { supplierName } from '../../quote/quote-words.ts'
import type { RequestDetails } from '../request-details.ts'
import { text } from '../text.ts'
import { type QuoteSort, sortedQuotes } from './compare.ts'
import { comparisonRows } from './comparison-rows.tsx'
import { Caption, Cell, Head, Name, RowHead, Scroll, Table } from './comparison-style.tsx'

const words = text.comparison

/** Amounts in several currencies are not compared, which the order by price says of itself. */
function sortOptions(quotes: readonly SupplierQuote[]) {
  const isMixed = new Set(quotes.map(({ currency }) => currency)).size > 1
  const labels = { ...words.sorts, ...(isMixed && { price: words.priceByCurrency }) }
  return Object.entries(labels).map(([value, label]) => ({ value, label }))
}

const isSort = (value: string): value is QuoteSort => value in words.sorts

interface ComparisonProps {
  request: RequestDetails
  onOpen: OpenQuote
}

function SupplierHead({ quote }: { quote: SupplierQuote }) {
  const { supplier } = quote
  const place = [supplier.supplierNumber, supplier.city, supplier.country].filter(Boolean).join(' · ')
  return (
    <Head scope="col">
      <Name>{supplierName(supplier)}</Name>
      {place && <Muted as="span">{place}</Muted>}
    </Head>
  )
}

function QuotesTable({ request, quotes, onOpen }: ComparisonProps & { quotes: readonly SupplierQuote[] }) {
  const rows = useMemo(() => comparisonRows(request), [request])
  return (
    <Scroll role="region" aria-label={words.scroll} tabIndex={0}>
      <Table>
        <Caption>{words.caption}</Caption>
        <thead>
          <tr>
            <RowHead scope="col">{words.what}</RowHead>
            {quotes.map((quote) => (
              <SupplierHead key={quote.id} quote={quote} />
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <RowHead scope="row">{words.status}</RowHead>
            {quotes.map((quote) => (
              <Cell key={quote.id}>
                <QuoteStatus quote={quote} />
              </Cell>
            ))}
          </tr>
          {rows.map(({ id, header, cell }) => (
            <tr key={id}>
              <RowHead scope="row">{header}</RowHead>
              {quotes.map((quote) => (
                <Cell key={quote.id}>{cell(quote)}</Cell>
              ))}
            </tr>
          ))}
          <tr>
            <RowHead scope="row">{words.actions}</RowHead>
            {quotes.map((quote) => (
              <Cell key={quote.id}>
                <QuoteActions request={request} quote={quote} onOpen={onOpen} />
              </Cell>
            ))}
          </tr>
        </tbody>
      </Table>
    </Scroll>
  )
}

/** The quotes of a request side by side, what is best marked in each row. */
export function Comparison({ request, onOpen }: ComparisonProps) {
  const [sort, setSort] = useState<QuoteSort>('price')
  const quotes = useMemo(() => sortedQuotes(request.supplierQuotes, sort), [request.supplierQuotes, sort])
  if (quotes.length === 0) {
    return (
      <Card title={words.title}>
        <EmptyState headingLevel={3} icon={<Scale size={22} />} title={words.none} text={words.noneText} />
      </Card>
    )
  }
  return (
    <Card
      title={words.title}
      padded={false}
      actions={
        <FilterSelect
          label={words.sort}
          value={sort}
          onValueChange={(next) => isSort(next) && setSort(next)}
          options={sortOptions(quotes)}
        />
      }
    >
      <QuotesTable request={request} quotes={quotes} onOpen={onOpen} />
    </Card>
  )
}
