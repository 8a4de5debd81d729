import type { SupplierRequest, SupplierRequestDetails } from '@kerf/shared-contracts/contracts/supplier-requests'
import type { ReceivedRequest } from '@kerf/shared-contracts/contracts/supplier-requests-supplier'
import { knownProcess } from '@kerf/shared-contracts/rules/manufacturability'
import { toCents } from '@kerf/shared-contracts/rules/money'
import { shownPicture } from '@kerf/shared-contracts/rules/shown-picture'
import { requestStatusOf, takesQuotes } from '@kerf/shared-contracts/rules/supplier-requests'
import type { z } from 'zod'
import type { StoredFile } from '../../models/stored-file.ts'
import type {
  ReceivedRequestView,
  RequestFieldsView,
  SupplierRequestDetailsView,
  SupplierRequestView,
} from '../../models/views/supplier-request-view.ts'
import { fileUrl, pictureUrl, presentFile } from '../stored-files/presenter.ts'
import { presentOwnQuote, presentSupplierQuote } from '../supplier-quotes/presenter.ts'

/** A file attached to a request that is being written. */
export function presentAttachment(file: StoredFile) {
  return { id: file.id, fileName: file.fileName, fileSize: file.size, fileUrl: fileUrl(file) }
}

/** The request, field by field, so that nothing else of the row reaches a supplier. */
function presentFields(request: RequestFieldsView, today: string) {
  return {
    id: request.id,
    projectName: request.projectName,
    material: request.material,
    quantity: request.quantity,
    referenceNumber: request.referenceNumber,
    description: request.description,
    specialInstructions: request.specialInstructions,
    dueDate: request.dueDate,
    isOpen: takesQuotes(request, today),
    isAwarded: request.isAwarded,
    seal: request.seal,
    version: request.version,
    parts: request.parts.map((part) => ({
      id: part.id,
      position: part.position,
      name: part.name,
      material: part.material,
      materialGrade: part.materialGrade,
      finishing: part.finishing,
      tolerance: part.tolerance,
      quantities: part.quantities,
      notes: part.notes,
      // words that a customer wrote might name them
      process: knownProcess(part.process),
    })),
    files: request.files.map((file) => ({
      id: file.id,
      fileName: file.fileName,
      fileSize: file.size,
      fileType: file.kind,
      fileUrl: fileUrl(file),
      pictureUrl: pictureUrl(file),
      partId: file.supplierPartId,
    })),
  }
}

/** The lowest price in each currency; prices in different currencies are never compared. */
function bestPricesOf(quotes: readonly z.output<typeof SupplierRequest>['supplierQuotes'][number][]) {
  const lowest = new Map<string, string>()
  for (const { currency, price, isOutdated } of quotes) {
    const best = lowest.get(currency)
    if (!isOutdated && (best === undefined || toCents(price) < toCents(best))) lowest.set(currency, price)
  }
  return [...lowest]
    .map(([currency, price]) => ({ currency, price }))
    .sort((a, b) => (a.currency < b.currency ? -1 : 1))
}

function averageOf(days: readonly number[]): number | null {
  if (days.length === 0) return null
  return Math.round((days.reduce((sum, each) => sum + each, 0) / days.length) * 10) / 10
}

/** A request as admins see it. @param today decides what has expired */
export function presentRequest(request: SupplierRequestView, today: string): SupplierRequest {
  const { seal, dueDate, isAwarded } = request
  const quotes = request.quotes.map((quote) => presentSupplierQuote(quote, { seal, today }))
  return {
    ...presentFields(request, today),
    assignedSuppliers: request.assignments.map((assigned) => ({
      id: assigned.supplierId,
      name: assigned.name,
      companyName: assigned.companyName,
      supplierNumber: assigned.supplierNumber,
      status: requestStatusOf({ ...assigned, dueDate, isAwarded }, today),
      sentAt: assigned.sentAt,
      viewedAt: assigned.viewedAt,
      declinedAt: assigned.declinedAt,
      declineReason: assigned.declineReason,
    })),
    supplierQuotes: quotes,
    quoteCount: quotes.length,
    bestPrices: bestPricesOf(quotes),
    hasWithdrawnRfq: request.hasWithdrawnRfq,
    hasLaterDrawings: request.hasLaterDrawings,
    avgLeadTime: averageOf(quotes.filter((quote) => !quote.isOutdated).map(({ leadTime }) => leadTime)),
    createdAt: request.createdAt,
    updatedAt: request.updatedAt,
  }
}

/** One request with its RFQs. @param today decides what has expired */
export function presentRequestDetails(
  request: SupplierRequestDetailsView,
  today: string,
): z.input<typeof SupplierRequestDetails> {
  return {
    ...presentRequest(request, today),
    rfqs: request.rfqs.map(({ id, number, projectName, quote, order, dueDate, withdrawnAt, laterDrawings }) => ({
      id,
      displayNumber: number,
      projectName,
      quote: quote && { amount: quote.amount, currency: quote.currency },
      orderId: order?.id ?? null,
      orderNumber: order?.number ?? null,
      dueDate,
      ...(withdrawnAt !== null && { withdrawnAt }),
      laterDrawings: laterDrawings.map(presentFile),
    })),
  }
}

/** A request as its supplier sees it. @param today decides whether it has expired */
export function presentReceived({ assignment, request, quote }: ReceivedRequestView, today: string): ReceivedRequest {
  const fields = presentFields(request, today)
  return {
    ...fields,
    status: requestStatusOf({ ...assignment, dueDate: request.dueDate, isAwarded: request.isAwarded }, today),
    changedAt: request.changedAt,
    receivedAt: assignment.sentAt,
    viewedAt: assignment.viewedAt,
    declinedAt: assignment.declinedAt,
    declineReason: assignment.declineReason,
    quote: quote && presentOwnQuote(quote, { ...request, picture: shownPicture(fields.files) }, today),
  }
}
