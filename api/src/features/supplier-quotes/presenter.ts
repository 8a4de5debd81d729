import type { SupplierQuote, SupplierQuoteRevision } from '@kerf/shared-contracts/contracts/supplier-quotes'
import type { OwnSupplierQuote } from '@kerf/shared-contracts/contracts/supplier-quotes-supplier'
import { takesQuotes } from '@kerf/shared-contracts/rules/supplier-requests'
import type { z } from 'zod'
import type { StoredPrice } from '../../models/supplier-quote.ts'
import type {
  QuotedRequestView,
  QuoteRevisionView,
  QuoteTermsView,
  SupplierQuoteView,
} from '../../models/views/supplier-quote-view.ts'
import { fileUrl } from '../stored-files/presenter.ts'

/** A price or an award, field by field. */
function presentPrice({ partId, partName, quantity, unitPrice, amount }: StoredPrice): StoredPrice {
  return { partId, partName, quantity, unitPrice, amount }
}

function presentTerms(quote: QuoteRevisionView) {
  return {
    price: quote.price,
    currency: quote.currency,
    setupPrice: quote.setupPrice,
    freightPrice: quote.freightPrice,
    leadTime: quote.leadTimeDays,
    validUntil: quote.validUntil,
    notes: quote.notes,
    prices: quote.prices.map(presentPrice),
    quoteFileUrl: quote.file && fileUrl(quote.file),
    quoteFileName: quote.file?.fileName ?? null,
    seal: quote.seal,
    submittedAt: quote.submittedAt,
  }
}

export function presentRevision(revision: QuoteRevisionView): z.input<typeof SupplierQuoteRevision> {
  return { revision: revision.revision, ...presentTerms(revision) }
}

/** What the state of a quote depends on besides the quote itself. */
type Present = Pick<QuotedRequestView, 'seal'> & { today: string }

const isExpired = ({ status, validUntil }: QuoteTermsView, today: string) =>
  status === 'pending' && validUntil !== null && validUntil < today

/** The unexpired certificates, with a file, of a supplier verified by an admin. */
function provenOf({ isVerified, certificates }: SupplierQuoteView['supplier'], today: string): string[] {
  if (!isVerified) return []
  const valid = certificates.filter(({ expiresOn }) => expiresOn === null || expiresOn >= today)
  return [...new Set(valid.map(({ name }) => name))]
}

/** What was ordered from a quote; a cancelled order is shown but does not count. */
function presentOrder({ purchaseOrder }: QuoteTermsView) {
  const isCancelled = purchaseOrder?.status === 'cancelled'
  return {
    hasPurchaseOrder: purchaseOrder !== null && !isCancelled,
    isPurchaseOrderCancelled: isCancelled,
    purchaseOrderId: purchaseOrder?.id ?? null,
    purchaseOrderNumber: purchaseOrder?.number ?? null,
  }
}

/** A quote as admins see it. @param present the current seal of the request, and the day */
export function presentSupplierQuote(quote: SupplierQuoteView, { seal, today }: Present): SupplierQuote {
  const { supplier } = quote
  return {
    id: quote.id,
    requestId: quote.requestId,
    supplierId: quote.supplierId,
    supplier: {
      name: supplier.name,
      supplierNumber: supplier.supplierNumber,
      company: supplier.companyName,
      email: supplier.email,
      city: supplier.city,
      country: supplier.country,
      certifications: supplier.certifications,
      provenCertificates: provenOf(supplier, today),
      isSuspended: supplier.isSuspended,
      isDeleted: supplier.isDeleted,
    },
    ...presentTerms(quote),
    status: quote.status,
    revision: quote.revision,
    isOutdated: quote.seal !== seal,
    isExpired: isExpired(quote, today),
    awards: quote.awards.map(presentPrice),
    awardedAmount: quote.awardedAmount,
    decidedAt: quote.decidedAt,
    ...presentOrder(quote),
    adminFeedback: quote.adminFeedback,
  }
}

/** A quote as its supplier sees it. @param request with what stands for it, of the files that its suppliers got */
export function presentOwnQuote(
  quote: QuoteTermsView,
  request: QuotedRequestView & Pick<OwnSupplierQuote, 'picture'>,
  today: string,
): OwnSupplierQuote {
  return {
    id: quote.id,
    requestId: quote.requestId,
    referenceNumber: request.referenceNumber,
    projectName: request.projectName,
    picture: request.picture,
    ...presentTerms(quote),
    status: quote.status,
    revision: quote.revision,
    isOutdated: quote.seal !== request.seal,
    isExpired: isExpired(quote, today),
    mayRevise: quote.status === 'pending' && takesQuotes(request, today),
    feedback: quote.adminFeedback,
    awards: quote.awards.map(presentPrice),
    awardedAmount: quote.awardedAmount,
    decidedAt: quote.decidedAt,
    ...presentOrder(quote),
  }
}
