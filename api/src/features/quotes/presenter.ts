import type { Quote as QuoteAnswer } from '@kerf/shared-contracts/contracts/quotes'
import { dayIn, daysBetween } from '@kerf/shared-contracts/rules/calendar'
import { isPastDue } from '@kerf/shared-contracts/rules/quote-lifecycle'
import type { Quote } from '../../models/quote.ts'
import type { QuoteLine } from '../../models/quote-line.ts'
import type { QuoteRevision } from '../../models/quote-revision.ts'
import type { RfqPart } from '../../models/rfq-part.ts'
import { presentRfq } from '../rfqs/presenter.ts'
import { fileUrl } from '../stored-files/presenter.ts'

type LineAnswer = QuoteAnswer['lines'][number]

function presentLine(line: QuoteLine, parts: readonly RfqPart[]): LineAnswer {
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
export function inOrderOfParts({ lines = [] }: QuoteRevision, parts: readonly RfqPart[]): QuoteLine[] {
  const position = (line: QuoteLine) => parts.findIndex((part) => part.id === line.partId)
  return [...lines].sort((a, b) => position(a) - position(b) || a.quantity - b.quantity)
}

function presentLines(revision: QuoteRevision, parts: readonly RfqPart[]): LineAnswer[] {
  return inOrderOfParts(revision, parts).map((line) => presentLine(line, parts))
}

function presentRevision(revision: QuoteRevision, parts: readonly RfqPart[]): QuoteAnswer['revisions'][number] {
  const { amount, currency, validUntil, estimatedDeliveryDate, notes, file, createdAt } = revision
  return {
    revision: revision.revision,
    amount,
    currency,
    validUntil,
    estimatedDeliveryDate,
    notes,
    quoteFileUrl: file ? fileUrl(file) : null,
    createdAt: createdAt.toISOString(),
    lines: presentLines(revision, parts),
  }
}

/** What day it is where the business is. */
export interface BusinessDay {
  /** `YYYY-MM-DD` there. */
  today: string
  timeZone: string
}

/**
 * @param quote with the relations of quoteGraph
 * @param day by which a pending quote past its `validUntil` is expired
 */
export function presentQuote(quote: Quote, { today, timeZone }: BusinessDay): QuoteAnswer {
  const { rfq, revisions = [] } = quote
  const current = revisions.find((revision) => revision.revision === quote.currentRevision)
  if (!rfq || !current) throw new Error(`Quote ${quote.id} was read without its RFQ or its current revision`)
  const parts = rfq.parts ?? []
  return {
    id: quote.id,
    rfqId: quote.rfqId,
    rfq: presentRfq(Object.assign(rfq, { quote: Object.assign(quote, { current }) }), today),
    quoteNumber: quote.number,
    ...presentRevision(current, parts),
    createdAt: quote.createdAt.toISOString(),
    quoteFileName: current.file?.fileName ?? null,
    status: quote.status,
    isExpired: isPastDue({ status: quote.status, validUntil: current.validUntil }, today),
    validDays: Math.max(0, daysBetween(dayIn(current.createdAt, timeZone), current.validUntil)),
    purchaseOrderUrl: quote.purchaseOrderFileId === null ? null : fileUrl({ id: quote.purchaseOrderFileId }),
    purchaseOrderNumber: quote.purchaseOrderNumber,
    customerResponse: quote.customerResponse,
    respondedAt: quote.respondedAt?.toISOString() ?? null,
    renewalRequestedAt: quote.renewalRequestedAt?.toISOString() ?? null,
    revisions: revisions.map((revision) => presentRevision(revision, parts)),
    orderNumber: quote.order?.number ?? null,
  }
}
