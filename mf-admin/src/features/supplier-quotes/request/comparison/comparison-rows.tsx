import type { SupplierQuote } from '@kerf/shared-contracts/contracts/supplier-quotes'
import { addDays } from '@kerf/shared-contracts/rules/calendar'
import { piecesWords } from '@kerf/shared-parts/rfqs/words.ts'
import { businessToday } from '@kerf/shared-runtime'
import { Cluster, Muted } from '@kerf/shared-ui/content/layout.tsx'
import { Badge } from '@kerf/shared-ui/feedback/badge.tsx'
import { formatDate, formatMoney, formatShortDate } from '@kerf/shared-ui/words/format.ts'
import { listed } from '@kerf/shared-ui/words/listed.ts'
import type { ReactNode } from 'react'
import { certificationWords } from '../../quote/quote-words.ts'
import { text as shared } from '../../text.ts'
import type { RequestDetails } from '../request-details.ts'
import { text } from '../text.ts'
import { dueWords, earliestDue, lowestPrices, lowestUnitPrices, shortestLeadTimes, unitPriceAt } from './compare.ts'
import { Notes, Strong } from './comparison-style.tsx'
import { marginOf } from './margin.ts'
import { SupplierHistory } from './supplier-history.tsx'

const words = text.comparison

export interface ComparisonRow {
  id: string
  header: string
  cell: (quote: SupplierQuote) => ReactNode
}

/** A value, marked where it is the best of its row. */
function Best({ children, mark }: { children: ReactNode; mark: string | false }) {
  return (
    <Cluster $gap={8}>
      {children}
      {mark && <Badge tone="green">{mark}</Badge>}
    </Cluster>
  )
}

function priceRows({ supplierQuotes }: RequestDetails): ComparisonRow[] {
  const best = lowestPrices(supplierQuotes)
  return [
    {
      id: 'price',
      header: words.price,
      cell: ({ id, price, currency }) => (
        <Best mark={best.has(id) && words.lowest}>
          <Strong>{formatMoney(price, currency)}</Strong>
        </Best>
      ),
    },
  ]
}

function unitRows({ parts, supplierQuotes }: RequestDetails): ComparisonRow[] {
  return parts.flatMap(({ id: partId, name, quantities }) =>
    quantities.map((quantity) => {
      const best = lowestUnitPrices(supplierQuotes, partId, quantity)
      return {
        id: `${partId} ${quantity}`,
        header: words.unit(name, piecesWords(quantity)),
        cell: (quote: SupplierQuote) => (
          <Best mark={best.has(quote.id) && words.lowest}>
            {formatMoney(unitPriceAt(quote, partId, quantity), quote.currency, shared.unsaid)}
          </Best>
        ),
      }
    }),
  )
}

function timeRows({ supplierQuotes, rfqs }: RequestDetails): ComparisonRow[] {
  const shortest = shortestLeadTimes(supplierQuotes)
  const dueDate = earliestDue(rfqs)
  const arrivalOf = ({ leadTime }: SupplierQuote) => addDays(businessToday(), leadTime)
  return [
    {
      id: 'lead',
      header: words.lead,
      cell: ({ id, leadTime }) => <Best mark={shortest.has(id) && words.shortest}>{shared.days(leadTime)}</Best>,
    },
    {
      id: 'due',
      header: words.due,
      cell: (quote) => (
        <>
          <p>{words.arrives(formatShortDate(arrivalOf(quote)))}</p>
          {dueDate && <Muted>{dueWords(arrivalOf(quote), dueDate)}</Muted>}
        </>
      ),
    },
    { id: 'valid', header: words.valid, cell: ({ validUntil }) => formatDate(validUntil, shared.unsaid) },
  ]
}

function marginRows({ rfqs }: RequestDetails): ComparisonRow[] {
  if (rfqs.length === 0) return []
  const cell = ({ price, currency }: SupplierQuote) => {
    const margin = marginOf(rfqs, price, currency)
    if (margin === null) return shared.unsaid
    const amount = formatMoney(margin.amount, currency)
    return margin.percent === null ? amount : words.margins(amount, margin.percent)
  }
  return [{ id: 'margin', header: words.margin, cell }]
}

/** What is compared: each row says one thing of every quote. */
export function comparisonRows(request: RequestDetails): ComparisonRow[] {
  return [
    ...priceRows(request),
    ...marginRows(request),
    ...unitRows(request),
    { id: 'setup', header: words.setup, cell: (quote) => formatMoney(quote.setupPrice, quote.currency) },
    { id: 'freight', header: words.freight, cell: (quote) => formatMoney(quote.freightPrice, quote.currency) },
    ...timeRows(request),
    {
      id: 'certificates',
      header: words.certificates,
      cell: ({ supplier }) => certificationWords(supplier) || shared.unsaid,
    },
    { id: 'history', header: words.history, cell: ({ supplierId }) => <SupplierHistory supplierId={supplierId} /> },
    {
      id: 'submitted',
      header: words.submitted,
      cell: ({ submittedAt, revision }) =>
        listed([formatShortDate(submittedAt), revision > 1 && words.revision(revision)]),
    },
    { id: 'notes', header: words.notes, cell: ({ notes }) => <Notes>{notes ?? shared.unsaid}</Notes> },
  ]
}
