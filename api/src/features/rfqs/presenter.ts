import type { RfqPart as PartAnswer, Rfq as RfqAnswer } from '@kerf/shared-contracts/contracts/rfqs'
import { isPastDue } from '@kerf/shared-contracts/rules/quote-lifecycle'
import { shownToCustomer } from '@kerf/shared-contracts/rules/rfq-lifecycle'
import type { FileView } from '../../models/views/file-view.ts'
import type { PartView, QuoteSummaryView, RfqView } from '../../models/views/rfq-view.ts'
import type { ReadWork } from '../../platform/work.ts'
import { presentCustomer } from '../customers/presenter.ts'
import { presentFile } from '../stored-files/presenter.ts'

function presentPart(part: PartView, files: readonly FileView[]): PartAnswer {
  // A file without a part belongs to the first one, because one-part requests never name it.
  const ofPart = files.filter((file) => file.partId === part.id || (file.partId === null && part.position === 0))
  return {
    id: part.id,
    position: part.position,
    name: part.name,
    material: part.material ?? '',
    materialGrade: part.materialGrade,
    finishing: part.finishing,
    tolerance: part.tolerance ?? '',
    quantities: part.quantities,
    notes: part.notes,
    files: ofPart.map(presentFile),
    ...(part.findings.length > 0 ? { findings: part.findings } : {}),
  }
}

function presentQuoteSummary(quote: QuoteSummaryView | null, today: string): RfqAnswer['quote'] {
  if (!quote) return null
  const { current } = quote
  return {
    id: quote.id,
    quoteNumber: quote.number,
    status: quote.status,
    isExpired: isPastDue({ status: quote.status, validUntil: current.validUntil }, today),
    renewalRequestedAt: quote.renewalRequestedAt,
    quantity: current.quantity,
    amount: current.amount,
    currency: current.currency,
    hasPurchaseOrder: quote.purchaseOrderFileId !== null,
  }
}

/** All pieces, each part at its first quantity. */
export function totalQuantity(parts: readonly Pick<PartView, 'quantities'>[]): number {
  return parts.reduce((sum, { quantities }) => sum + (quantities[0] ?? 0), 0)
}

/** As its customer sees it. @param today as of {@link presentRfq} */
export function presentRfqToCustomer(rfq: RfqView, today: string): RfqAnswer {
  return presentRfq({ ...rfq, status: shownToCustomer(rfq.status) }, today)
}

/** As the actor sees it. */
export function presentRfqFor({ actor, today }: ReadWork, rfq: RfqView): RfqAnswer {
  return actor.kind === 'admin' ? presentRfq(rfq, today) : presentRfqToCustomer(rfq, today)
}

/** @param today `YYYY-MM-DD` in the business's time zone, which decides whether a pending quote is expired */
export function presentRfq(rfq: RfqView, today: string): RfqAnswer {
  const { parts, files } = rfq
  const [first] = parts
  return {
    id: rfq.id,
    displayNumber: rfq.number,
    projectName: rfq.projectName,
    material: first?.material ?? '',
    materialGrade: first?.materialGrade ?? null,
    finishing: first?.finishing ?? null,
    tolerance: first?.tolerance ?? '',
    quantity: totalQuantity(parts),
    notes: rfq.notes,
    manufacturingProcess: rfq.manufacturingProcess,
    manufacturingSubprocess: rfq.manufacturingSubprocess,
    internationalManufacturingOk: rfq.internationalManufacturingOk,
    qualityInspectionRequired: rfq.qualityInspectionRequired,
    certificationRequired: rfq.certificationRequired,
    qualityStandard: rfq.qualityStandard,
    timeline: rfq.timeline,
    budgetRange: rfq.budgetRange,
    specialInstructions: rfq.specialInstructions,
    neededBy: rfq.neededBy,
    shipTo: rfq.shipTo,
    billTo: rfq.billTo,
    status: rfq.status,
    createdAt: rfq.createdAt,
    submittedAt: rfq.submittedAt,
    ...(rfq.withdrawnAt !== null && { withdrawal: { at: rfq.withdrawnAt, reason: rfq.withdrawalReason } }),
    files: files.map(presentFile),
    parts: parts.map((part) => presentPart(part, files)),
    quote: presentQuoteSummary(rfq.quote, today),
    orderId: rfq.order?.id ?? null,
    orderNumber: rfq.order?.number ?? null,
    user: presentCustomer(rfq.customer),
    companyId: rfq.companyId,
  }
}
