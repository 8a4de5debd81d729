import { dayIn } from '@kerf/shared-contracts/rules/calendar'
import { labelOf, materials, shownValue } from '@kerf/shared-contracts/rules/catalog'
import { isPastDue, quoteStatusLabel } from '@kerf/shared-contracts/rules/quote-lifecycle'
import type {
  ListedQuoteView,
  QuoteChargeView,
  QuoteLineView,
  QuoteRevisionView,
} from '../../models/views/quote-view.ts'
import type { CsvColumns } from '../../platform/csv.ts'
import { text } from './csv-text.ts'
import { type BusinessDay, currentRevisionOf, inOrderOfParts } from './presenter.ts'

/** One part of a quote at one quantity, or one of its charges besides the parts. */
interface OfferedLine {
  quote: ListedQuoteView
  current: QuoteRevisionView
  line: Pick<QuoteLineView, 'amount' | 'isChosen'> & Partial<QuoteLineView>
  charge?: QuoteChargeView
  part: ListedQuoteView['rfq']['parts'][number] | undefined
  status: string
}

/** @param today the day in the time zone of the business */
export async function* quoteLines(
  quotes: AsyncIterable<ListedQuoteView>,
  today: string,
): AsyncGenerator<OfferedLine, void, undefined> {
  for await (const quote of quotes) {
    const current = currentRevisionOf(quote)
    const { status: answer, purchaseOrderFileId: purchaseOrderUrl } = quote
    const isExpired = isPastDue({ status: answer, validUntil: current.validUntil }, today)
    const status = quoteStatusLabel({ status: answer, isExpired, purchaseOrderUrl })
    const parts = quote.rfq.parts
    for (const line of inOrderOfParts(current, parts)) {
      yield { quote, current, line, part: parts.find(({ id }) => id === line.partId), status }
    }
    for (const charge of current.charges) {
      yield { quote, current, line: { amount: charge.amount, isChosen: true }, charge, part: undefined, status }
    }
  }
}

/**
 * Named as on the customer's screens. The total counts one quantity of each part, the first one until the customer
 * chooses: the amounts of the counted lines add up to the quote's.
 * @param timeZone of the business, for the days of instants
 */
export function quoteColumns({ timeZone }: Pick<BusinessDay, 'timeZone'>): CsvColumns<OfferedLine> {
  const { heads } = text
  return {
    [heads.quoteNumber]: ({ quote }) => quote.number,
    [heads.rfqId]: ({ quote }) => quote.rfq.number,
    [heads.projectName]: ({ quote }) => quote.rfq.projectName,
    [heads.status]: ({ status }) => status,
    [heads.revision]: ({ current }) => current.revision,
    [heads.part]: ({ part, charge }) => part?.name ?? charge?.label ?? null,
    [heads.material]: ({ part }) => labelOf(materials, part?.material ?? null),
    [heads.materialGrade]: ({ part }) => shownValue(part?.materialGrade) || null,
    [heads.quantity]: ({ line }) => line.quantity ?? null,
    [heads.unitPrice]: ({ line }) => line.unitPrice ?? null,
    [heads.amount]: ({ line }) => line.amount,
    [heads.currency]: ({ current }) => current.currency,
    [heads.inTotal]: ({ line }) => line.isChosen,
    [heads.date]: ({ current }) => dayIn(new Date(current.createdAt), timeZone),
    [heads.validUntil]: ({ current }) => current.validUntil,
    [heads.delivery]: ({ current }) => current.estimatedDeliveryDate,
    [heads.poNumber]: ({ quote }) => quote.purchaseOrderNumber,
    [heads.orderNumber]: ({ quote }) => quote.order?.number ?? null,
    [heads.notes]: ({ current }) => current.notes,
    [heads.response]: ({ quote }) => quote.customerResponse,
  }
}
