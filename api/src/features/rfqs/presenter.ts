import type { RfqPart as PartAnswer, Rfq as RfqAnswer } from '@kerf/shared-contracts/contracts/rfqs'
import { isPastDue } from '@kerf/shared-contracts/rules/quote-lifecycle'
import type { QuoteRevision } from '../../models/quote-revision.ts'
import type { Rfq } from '../../models/rfq.ts'
import type { RfqPart } from '../../models/rfq-part.ts'
import type { StoredFile } from '../../models/stored-file.ts'
import { presentCustomer } from '../customers/presenter.ts'
import { presentFile } from '../stored-files/presenter.ts'

function presentPart(part: RfqPart, files: readonly StoredFile[]): PartAnswer {
  // A file that names no part belongs to the first one, as a one-part request never names it.
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
  }
}

/** How many pieces in all an offer's amount is for. */
function chosenQuantity({ lines = [] }: QuoteRevision): number {
  return lines.reduce((sum, { isChosen, quantity }) => sum + (isChosen ? quantity : 0), 0)
}

function presentQuoteSummary({ quote }: Rfq, today: string): RfqAnswer['quote'] {
  if (!quote?.current) return null
  const { current } = quote
  return {
    id: quote.id,
    quoteNumber: quote.number,
    status: quote.status,
    isExpired: isPastDue({ status: quote.status, validUntil: current.validUntil }, today),
    renewalRequestedAt: quote.renewalRequestedAt?.toISOString() ?? null,
    quantity: chosenQuantity(current),
    amount: current.amount,
    currency: current.currency,
    hasPurchaseOrder: quote.purchaseOrderFileId !== null,
  }
}

/** How many pieces in all, each part at the first quantity asked for. */
function totalQuantity(parts: readonly Pick<RfqPart, 'quantities'>[]): number {
  return parts.reduce((sum, { quantities }) => sum + (quantities[0] ?? 0), 0)
}

/**
 * @param rfq with the relations of rfqGraph
 * @param today `YYYY-MM-DD` where the business is, by which a pending quote is expired
 */
export function presentRfq(rfq: Rfq, today: string): RfqAnswer {
  const { parts = [], files = [] } = rfq
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
    status: rfq.status,
    createdAt: rfq.createdAt.toISOString(),
    submittedAt: rfq.submittedAt.toISOString(),
    files: files.map(presentFile),
    parts: parts.map((part) => presentPart(part, files)),
    quote: presentQuoteSummary(rfq, today),
    orderId: rfq.order?.id ?? null,
    orderNumber: rfq.order?.number ?? null,
    user: presentCustomer(rfq.customer),
    companyId: rfq.companyId,
  }
}
