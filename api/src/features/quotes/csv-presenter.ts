import { isPastDue, quoteStatusLabel } from '@kerf/shared-contracts/rules/quote-lifecycle'
import type { Quote } from '../../models/quote.ts'
import type { QuoteLine } from '../../models/quote-line.ts'
import type { QuoteRevision } from '../../models/quote-revision.ts'
import type { CsvColumns } from '../../platform/csv.ts'
import { inOrderOfParts } from './presenter.ts'

/** One part of a quote at one quantity. */
interface OfferedLine {
  quote: Quote
  current: QuoteRevision
  line: QuoteLine
  status: string
}

/**
 * @param quotes with the relations that listWhole reads
 * @param today the day in the time zone of the business
 */
export async function* quoteLines(
  quotes: AsyncIterable<Quote>,
  today: string,
): AsyncGenerator<OfferedLine, void, undefined> {
  for await (const quote of quotes) {
    const { current } = quote
    if (!current) throw new Error(`Quote ${quote.id} was read without its current revision`)
    const { status: answer, purchaseOrderFileId: purchaseOrderUrl } = quote
    const isExpired = isPastDue({ status: answer, validUntil: current.validUntil }, today)
    const status = quoteStatusLabel({ status: answer, isExpired, purchaseOrderUrl })
    for (const line of inOrderOfParts(current, quote.rfq?.parts ?? [])) yield { quote, current, line, status }
  }
}

/** What the customer's screens call it. Nothing is chosen before the quote is accepted. */
export const quoteColumns: CsvColumns<OfferedLine> = {
  'Quote Number': ({ quote }) => quote.number,
  'Project Name': ({ quote }) => quote.rfq?.projectName ?? null,
  Status: ({ status }) => status,
  Revision: ({ current }) => current.revision,
  Part: ({ quote, line }) => quote.rfq?.parts?.find((part) => part.id === line.partId)?.name ?? null,
  Quantity: ({ line }) => line.quantity,
  'Unit Price': ({ line }) => line.unitPrice,
  Amount: ({ line }) => line.amount,
  Currency: ({ current }) => current.currency,
  Chosen: ({ quote, line }) => (quote.status === 'accepted' ? line.isChosen : null),
  Date: ({ current }) => current.createdAt,
  'Valid Until': ({ current }) => current.validUntil,
  'Estimated Delivery': ({ current }) => current.estimatedDeliveryDate,
  'PO Number': ({ quote }) => quote.purchaseOrderNumber,
  'Order Number': ({ quote }) => quote.order?.number ?? null,
  Notes: ({ current }) => current.notes,
  'Your Response': ({ quote }) => quote.customerResponse,
}
