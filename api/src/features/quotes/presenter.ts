import type { ListedQuote as ListedQuoteAnswer, Quote as QuoteAnswer } from '@kerf/shared-contracts/contracts/quotes'
import { dayIn, daysBetween } from '@kerf/shared-contracts/rules/calendar'
import { isPastDue } from '@kerf/shared-contracts/rules/quote-lifecycle'
import { shownPicture } from '@kerf/shared-contracts/rules/shown-picture'
import type { ListedQuoteView, QuoteLineView, QuoteRevisionView, QuoteView } from '../../models/views/quote-view.ts'
import type { PartView, QuoteSummaryView } from '../../models/views/rfq-view.ts'
import { presentCustomer } from '../customers/presenter.ts'
import { presentRfq, totalQuantity } from '../rfqs/presenter.ts'
import { fileUrl, presentPicture } from '../stored-files/presenter.ts'

type LineAnswer = QuoteAnswer['lines'][number]
type NamedPart = Pick<PartView, 'id' | 'name'>

function presentLine(line: QuoteLineView, parts: readonly NamedPart[]): LineAnswer {
  const { partId, quantity, unitPrice, amount, isChosen } = line
  return {
    partId,
    partName: parts.find((part) => part.id === partId)?.name ?? null,
    quantity,
    unitPrice,
    amount,
    isChosen,
  }
}

/** The lines of a revision in the order of the request's parts, smallest quantity first. */
export function inOrderOfParts({ lines }: QuoteRevisionView, parts: readonly NamedPart[]): QuoteLineView[] {
  const position = (line: QuoteLineView) => parts.findIndex((part) => part.id === line.partId)
  return [...lines].sort((a, b) => position(a) - position(b) || a.quantity - b.quantity)
}

function presentLines(revision: QuoteRevisionView, parts: readonly NamedPart[]): LineAnswer[] {
  return inOrderOfParts(revision, parts).map((line) => presentLine(line, parts))
}

function presentRevision(revision: QuoteRevisionView, parts: readonly NamedPart[]): QuoteAnswer['revisions'][number] {
  const { amount, currency, validUntil, estimatedDeliveryDate, notes, terms, file, createdAt } = revision
  return {
    revision: revision.revision,
    amount,
    currency,
    validUntil,
    estimatedDeliveryDate,
    notes,
    terms,
    quoteFileUrl: file ? fileUrl(file) : null,
    createdAt,
    lines: presentLines(revision, parts),
    charges: revision.charges,
  }
}

/** The current day in the business's time zone. */
export interface BusinessDay {
  /** `YYYY-MM-DD` there. */
  today: string
  timeZone: string
}

/** The fields of its request that a quote shows. */
function summaryOf(quote: QuoteView, current: QuoteRevisionView): QuoteSummaryView {
  const quantity = current.lines.reduce((sum, line) => sum + (line.isChosen ? line.quantity : 0), 0)
  return { ...quote, current: { ...current, quantity } }
}

/** The current offer. */
export function currentRevisionOf({ id, revisions, currentRevision }: AnyQuoteView): QuoteRevisionView {
  const current = revisions.find(({ revision }) => revision === currentRevision)
  if (!current) throw new Error(`Quote ${id} has no current revision`)
  return current
}

type AnyQuoteView = QuoteView | ListedQuoteView

/** The quote's own fields, and its current offer. */
function presentFields(quote: AnyQuoteView, current: QuoteRevisionView, { today, timeZone }: BusinessDay) {
  return {
    id: quote.id,
    rfqId: quote.rfqId,
    quoteNumber: quote.number,
    ...presentRevision(current, quote.rfq.parts),
    createdAt: quote.createdAt,
    quoteFileName: current.file?.fileName ?? null,
    status: quote.status,
    isExpired: isPastDue({ status: quote.status, validUntil: current.validUntil }, today),
    validDays: Math.max(0, daysBetween(dayIn(new Date(current.createdAt), timeZone), current.validUntil)),
    purchaseOrderUrl: quote.purchaseOrderFileId === null ? null : fileUrl({ id: quote.purchaseOrderFileId }),
    purchaseOrderNumber: quote.purchaseOrderNumber,
    customerResponse: quote.customerResponse,
    respondedAt: quote.respondedAt,
    renewalRequestedAt: quote.renewalRequestedAt,
    orderNumber: quote.order?.number ?? null,
  }
}

/** @param day on which a pending quote with an earlier `validUntil` counts as expired */
export function presentQuote(quote: QuoteView, day: BusinessDay): QuoteAnswer {
  const { rfq, order, revisions } = quote
  const current = currentRevisionOf(quote)
  const shown = presentRfq({ ...rfq, order, quote: summaryOf(quote, current) }, day.today)
  return {
    ...presentFields(quote, current, day),
    destination: quote.destination,
    rfq: shown,
    picture: shownPicture(shown.files),
    revisions: revisions.map((revision) => presentRevision(revision, rfq.parts)),
  }
}

/** As {@link presentQuote}, with the request fields that lists show. */
export function presentListedQuote(quote: ListedQuoteView, day: BusinessDay): ListedQuoteAnswer {
  const { id, number, projectName, status, companyId, customer, parts, picture } = quote.rfq
  const listed = parts.map(({ material, ...part }) => ({ ...part, material: material ?? '' }))
  return {
    ...presentFields(quote, currentRevisionOf(quote), day),
    picture: presentPicture(picture),
    rfq: {
      ...{ id, displayNumber: number, projectName, status, companyId },
      material: parts[0]?.material ?? '',
      materialGrade: parts[0]?.materialGrade ?? null,
      quantity: totalQuantity(parts),
      parts: listed,
      user: presentCustomer(customer),
    },
  }
}
