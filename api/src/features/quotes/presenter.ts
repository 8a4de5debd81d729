import type { Quote as QuoteAnswer } from '@kerf/shared-contracts/contracts/quotes'
import { dayIn, daysBetween } from '@kerf/shared-contracts/rules/calendar'
import { isPastDue } from '@kerf/shared-contracts/rules/quote-lifecycle'
import type { QuoteLineView, QuoteRevisionView, QuoteView } from '../../models/views/quote-view.ts'
import type { PartView, QuoteSummaryView } from '../../models/views/rfq-view.ts'
import { presentRfq } from '../rfqs/presenter.ts'
import { fileUrl } from '../stored-files/presenter.ts'

type LineAnswer = QuoteAnswer['lines'][number]

function presentLine(line: QuoteLineView, parts: readonly PartView[]): LineAnswer {
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

/** The lines of a revision as the request names its parts, the smallest quantity of each first. */
export function inOrderOfParts({ lines }: QuoteRevisionView, parts: readonly PartView[]): QuoteLineView[] {
  const position = (line: QuoteLineView) => parts.findIndex((part) => part.id === line.partId)
  return [...lines].sort((a, b) => position(a) - position(b) || a.quantity - b.quantity)
}

function presentLines(revision: QuoteRevisionView, parts: readonly PartView[]): LineAnswer[] {
  return inOrderOfParts(revision, parts).map((line) => presentLine(line, parts))
}

function presentRevision(revision: QuoteRevisionView, parts: readonly PartView[]): QuoteAnswer['revisions'][number] {
  const { amount, currency, validUntil, estimatedDeliveryDate, notes, file, createdAt } = revision
  return {
    revision: revision.revision,
    amount,
    currency,
    validUntil,
    estimatedDeliveryDate,
    notes,
    quoteFileUrl: file ? fileUrl(file) : null,
    createdAt,
    lines: presentLines(revision, parts),
  }
}

/** What day it is where the business is. */
export interface BusinessDay {
  /** `YYYY-MM-DD` there. */
  today: string
  timeZone: string
}

/** What the request of a quote says of it. */
function summaryOf(quote: QuoteView, current: QuoteRevisionView): QuoteSummaryView {
  const quantity = current.lines.reduce((sum, line) => sum + (line.isChosen ? line.quantity : 0), 0)
  return { ...quote, current: { ...current, quantity } }
}

/** The offer that stands. */
export function currentRevisionOf({ id, revisions, currentRevision }: QuoteView): QuoteRevisionView {
  const current = revisions.find(({ revision }) => revision === currentRevision)
  if (!current) throw new Error(`Quote ${id} has no current revision`)
  return current
}

/** @param day by which a pending quote past its `validUntil` is expired */
export function presentQuote(quote: QuoteView, { today, timeZone }: BusinessDay): QuoteAnswer {
  const { rfq, order, revisions } = quote
  const current = currentRevisionOf(quote)
  const { parts } = rfq
  return {
    id: quote.id,
    rfqId: quote.rfqId,
    rfq: presentRfq({ ...rfq, order, quote: summaryOf(quote, current) }, today),
    quoteNumber: quote.number,
    ...presentRevision(current, parts),
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
    revisions: revisions.map((revision) => presentRevision(revision, parts)),
    orderNumber: order?.number ?? null,
  }
}
