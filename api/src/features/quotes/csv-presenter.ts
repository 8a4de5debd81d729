import { dayIn } from '@kerf/shared-contracts/rules/calendar'
import { labelOf, materials } from '@kerf/shared-contracts/rules/catalog'
import { isPastDue, quoteStatusLabel } from '@kerf/shared-contracts/rules/quote-lifecycle'
import type {
  ListedQuoteView,
  QuoteChargeView,
  QuoteLineView,
  QuoteRevisionView,
} from '../../models/views/quote-view.ts'
import type { CsvColumns } from '../../platform/csv.ts'
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
  return {
    'Quote Number': ({ quote }) => quote.number,
    'RFQ ID': ({ quote }) => quote.rfq.number,
    'Project Name': ({ quote }) => quote.rfq.projectName,
    Status: ({ status }) => status,
    Revision: ({ current }) => current.revision,
    Part: ({ part, charge }) => part?.name ?? charge?.label ?? null,
    Material: ({ part }) => labelOf(materials, part?.material ?? null),
    'Material Grade': ({ part }) => part?.materialGrade ?? null,
    Quantity: ({ line }) => line.quantity ?? null,
    'Unit Price': ({ line }) => line.unitPrice ?? null,
    Amount: ({ line }) => line.amount,
    Currency: ({ current }) => current.currency,
    'In Total': ({ line }) => line.isChosen,
    Date: ({ current }) => dayIn(new Date(current.createdAt), timeZone),
    'Valid Until': ({ current }) => current.validUntil,
    'Estimated Delivery': ({ current }) => current.estimatedDeliveryDate,
    'PO Number': ({ quote }) => quote.purchaseOrderNumber,
    'Order Number': ({ quote }) => quote.order?.number ?? null,
    Notes: ({ current }) => current.notes,
    'Your Response': ({ quote }) => quote.customerResponse,
  }
}
