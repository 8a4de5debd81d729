import type { RfqPart } from '../../models/rfq-part.ts'
import type { BusinessDocument, Row, Table } from '../../platform/documents/document.ts'
import { text } from '../../platform/documents/text.ts'
import { writtenDay, writtenMoney, writtenQuantity } from '../../platform/language/written.ts'
import { chargedTotals, known, partDetail, passage, presentRecipient, priceColumns } from '../documents/presenter.ts'
import type { Letterhead, Recipient } from '../documents/service.ts'
import type { OfferCharge, OfferLine } from './offer.ts'

/** What the document of an offer shows. */
export interface QuoteFacts {
  number: string
  revision: number
  projectName: string
  /** `YYYY-MM-DD`, as the following two. */
  date: string
  validUntil: string
  estimatedDeliveryDate: string | null
  currency: string
  amount: string
  parts: readonly RfqPart[]
  lines: readonly OfferLine[]
  charges: readonly OfferCharge[]
  notes: string | null
  terms: string | null
  recipient: Recipient
}

/** The name under which it is stored. */
export function quoteFileName({ number, revision }: Pick<QuoteFacts, 'number' | 'revision'>): string {
  const { quote, quoteRevision } = text.fileNames
  return revision === 1 ? quote(number) : quoteRevision(number, revision)
}

/** One row per quantity; the part is named in its first row. */
function rowsOf({ parts, lines, currency }: QuoteFacts): Row[] {
  return parts.flatMap((part, position) => {
    const offered = lines.filter(({ partId }) => partId === part.id).toSorted((a, b) => rank(a) - rank(b))
    return offered.map((line, index): Row => {
      const name = { text: part.name, detail: partDetail(part) }
      const isFirst = index === 0
      return {
        cells: [
          { text: isFirst ? String(position + 1) : '' },
          isFirst ? name : { text: text.quote.alternative },
          { text: writtenQuantity(line.quantity) },
          { text: writtenMoney(line.unitPrice, currency) },
          { text: writtenMoney(line.amount, currency) },
        ],
        goesOn: !isFirst,
        isAside: !line.isChosen,
      }
    })
  })
}

/** The counted line comes first, then the others by quantity. */
const rank = ({ isChosen, quantity }: OfferLine) => (isChosen ? 0 : quantity)

/** The document of an offer (docs/product/documents.md, 'Quote'). @param isPreview whether it is only a preview */
export function quoteDocument(facts: QuoteFacts, letterhead: Letterhead, isPreview = false): BusinessDocument {
  const words = text.quote
  const { amount, currency, revision, notes, recipient } = facts
  const table: Table = { kind: 'table', label: text.prices, columns: priceColumns(), rows: rowsOf(facts) }
  const hasAlternatives = facts.lines.some(({ isChosen }) => !isChosen)
  return {
    title: words.title,
    number: facts.number,
    subject: facts.projectName,
    provider: letterhead,
    ...(isPreview && { notice: words.preview }),
    facts: known({
      [words.date]: writtenDay(facts.date),
      [words.validUntil]: writtenDay(facts.validUntil),
      [words.delivery]: facts.estimatedDeliveryDate && writtenDay(facts.estimatedDeliveryDate),
      [words.revision]: revision > 1 ? String(revision) : null,
      [text.customerNumber]: recipient.customerNumber,
    }),
    parties: [presentRecipient(words.preparedFor, recipient)],
    blocks: [
      table,
      {
        kind: 'totals',
        rows: chargedTotals(amount, facts.charges, currency),
        ...(hasAlternatives && {
          remark: words.counted,
        }),
      },
      ...passage(text.notes, notes),
      ...passage(text.terms, facts.terms),
    ],
  }
}
