import type { Quote } from '@kerf/shared-contracts/contracts/quotes'
import { shownValue } from '@kerf/shared-contracts/rules/catalog'
import { displayIdentifier } from '@kerf/shared-contracts/rules/display-identifier'
import { quoteStatusLabel } from '@kerf/shared-contracts/rules/quote-lifecycle'
import { companyWords } from '@kerf/shared-parts/people/customer-words.ts'
import {
  choices,
  chosenLabel,
  currentOffer,
  linesOfTotal,
  partNames,
  type QuoteLine,
} from '@kerf/shared-parts/quotes/offers.ts'
import { text as quoteText } from '@kerf/shared-parts/quotes/text.ts'
import { materialWords, piecesWords, toleranceWords } from '@kerf/shared-parts/rfqs/words.ts'
import { useProvider } from '@kerf/shared-runtime'
import { PrintFacts, PrintHead, PrintNote, PrintProse, PrintSection } from '@kerf/shared-ui/print/print-document.tsx'
import { type PrintColumn, PrintTable } from '@kerf/shared-ui/print/print-table.tsx'
import { formatDate, formatMoney } from '@kerf/shared-ui/words/format.ts'
import { listed } from '@kerf/shared-ui/words/listed.ts'
import { quoteMaterials, quoteQuantities } from '../quote-words.ts'
import { text } from '../text.ts'

const words = text.print
const labels = text.dialog
const lineLabels = quoteText.lines

const totalOf = ({ amount, currency }: Quote) => labels.inCurrency(formatMoney(amount, currency), currency)

function factsOf(quote: Quote) {
  const { estimatedDeliveryDate, purchaseOrderNumber, orderNumber } = quote
  const { user } = quote.rfq
  return [
    { label: labels.preparedFor, value: [companyWords(user), user.name].filter(Boolean).join('\n') },
    { label: labels.amount, value: totalOf(quote) },
    { label: labels.validUntil, value: formatDate(quote.validUntil) },
    ...(estimatedDeliveryDate ? [{ label: words.estimatedDelivery, value: formatDate(estimatedDeliveryDate) }] : []),
    { label: words.status, value: quoteStatusLabel(quote) },
    ...(purchaseOrderNumber ? [{ label: words.purchaseOrder, value: purchaseOrderNumber }] : []),
    ...(orderNumber ? [{ label: words.order, value: orderNumber }] : []),
  ]
}

function projectOf(quote: Quote) {
  return [
    { label: labels.projectName, value: quote.rfq.projectName },
    { label: labels.rfqId, value: displayIdentifier(quote.rfq) },
    { label: labels.material, value: quoteMaterials(quote.rfq) },
    { label: labels.quantity, value: quoteQuantities(quote) },
  ]
}

/** The name of a part; its first line adds material, finishing and tolerance. */
function Part({ line, quote: { rfq, lines } }: { line: QuoteLine; quote: Quote }) {
  const isFirst = lines.find(({ partId }) => partId === line.partId) === line
  const part = isFirst ? rfq.parts.find(({ id }) => id === line.partId) : undefined
  const details = part && [materialWords(part), shownValue(part.finishing), toleranceWords(part.tolerance, '')]
  return (
    <>
      {partNames(rfq).get(line.partId)}
      {details && <PrintNote>{listed(details)}</PrintNote>}
    </>
  )
}

function columnsOf(quote: Quote): PrintColumn<QuoteLine>[] {
  const { currency } = quote
  const chosen: PrintColumn<QuoteLine> = {
    id: 'chosen',
    header: chosenLabel(quote),
    cell: ({ isChosen }) => (isChosen ? lineLabels.yes : lineLabels.no),
  }
  return [
    { id: 'part', header: lineLabels.part, cell: (line) => <Part line={line} quote={quote} /> },
    ...(choices(quote).length > 0 ? [chosen] : []),
    { id: 'quantity', header: lineLabels.quantity, cell: ({ quantity }) => piecesWords(quantity), align: 'end' },
    {
      id: 'unitPrice',
      header: lineLabels.unitPrice,
      cell: (line) => formatMoney(line.unitPrice, currency),
      align: 'end',
    },
    { id: 'amount', header: lineLabels.amount, cell: (line) => formatMoney(line.amount, currency), align: 'end' },
  ]
}

function Passage({ title, children }: { title: string; children: string | null }) {
  if (!children) return null
  return (
    <PrintSection title={title}>
      <PrintProse>{children}</PrintProse>
    </PrintSection>
  )
}

/** A quote on paper: everything that was offered, and nothing to click. */
export function PrintedQuote({ quote }: { quote: Quote }) {
  const provider = useProvider()
  const date = formatDate(currentOffer(quote)?.createdAt ?? quote.createdAt)
  return (
    <article aria-label={labels.title(quote.quoteNumber)}>
      <PrintHead
        provider={provider}
        title={words.title}
        lines={[quote.quoteNumber, words.revision(quote.revision, date)]}
      />
      <PrintSection title={labels.heading}>
        <PrintFacts items={factsOf(quote)} />
      </PrintSection>
      <PrintSection title={labels.project}>
        <PrintFacts items={projectOf(quote)} />
      </PrintSection>
      <PrintSection title={words.prices}>
        <PrintTable
          caption={words.prices}
          columns={columnsOf(quote)}
          rows={quote.lines}
          rowId={({ partId, quantity }) => `${partId} ${quantity}`}
          totals={[
            ...linesOfTotal(quote).map(({ label, amount }) => ({ label, value: formatMoney(amount, quote.currency) })),
            { label: lineLabels.total, value: totalOf(quote) },
          ]}
        />
      </PrintSection>
      <Passage title={words.notes}>{quote.notes}</Passage>
      <Passage title={labels.terms}>{quote.terms}</Passage>
      <Passage title={words.projectNotes}>{quote.rfq.notes}</Passage>
    </article>
  )
}
