import type { PurchaseOrder } from '../../models/purchase-order.ts'
import type { SupplierCertificate } from '../../models/supplier-certificate.ts'
import type { SupplierProfile } from '../../models/supplier-profile.ts'
import type { StoredPrice } from '../../models/supplier-quote.ts'
import type { SupplierQuoteRevision } from '../../models/supplier-quote-revision.ts'
import type { SupplierRequest } from '../../models/supplier-request.ts'
import type { SupplierRequestAssignment } from '../../models/supplier-request-assignment.ts'
import type { OwnSupplierQuote } from './supplier-service.ts'

/*
 * A supplier's own data, listed field by field, so that nothing about a customer gets in.
 */

export function presentSupplierProfile(profile: SupplierProfile) {
  const { supplierNumber, companyName, phone, website, address, city, country, description } = profile
  const { capabilities, certifications, finishingCapabilities, primaryIndustries, qualitySystem } = profile
  const { numberOfEmployees, yearEstablished, emergencyCapability, internationalShipping, createdAt } = profile
  return {
    ...{ supplierNumber, companyName, phone, website, address, city, country, description },
    ...{ capabilities, certifications, finishingCapabilities, primaryIndustries, qualitySystem },
    ...{ numberOfEmployees, yearEstablished, emergencyCapability, internationalShipping, createdAt },
  }
}

export function presentOwnCertificate({ name, expiresOn, createdAt }: SupplierCertificate) {
  return { name, expiresOn, uploadedAt: createdAt }
}

function presentAsked(request: SupplierRequest | undefined) {
  if (!request) return null
  const { referenceNumber, projectName, material, quantity } = request
  return { referenceNumber, projectName, material, quantity }
}

export function presentReceivedRequest({ request, ...assignment }: SupplierRequestAssignment) {
  const { assignedAt, viewedAt, declinedAt, declineReason, quotedAt, dueDate } = assignment
  return {
    ...presentAsked(request),
    description: request?.description ?? null,
    specialInstructions: request?.specialInstructions ?? null,
    ...{ dueDate, sentAt: assignedAt, viewedAt, declinedAt, declineReason, quotedAt },
  }
}

const presentPrice = ({ partName, quantity, unitPrice, amount }: StoredPrice) => ({
  ...{ part: partName, quantity, unitPrice, amount },
})

function presentRevision(submission: SupplierQuoteRevision) {
  const { revision, price, currency, setupPrice, freightPrice, leadTimeDays, validUntil, notes } = submission
  return {
    ...{ revision, price, currency, setupPrice, freightPrice, leadTimeDays, validUntil, notes },
    prices: submission.prices.map(presentPrice),
    submittedAt: submission.submittedAt,
  }
}

type Ordered = Pick<OwnSupplierQuote, 'lines' | 'updates'> & { order: PurchaseOrder }

function presentOwnPurchaseOrder({ order, lines, updates }: Ordered) {
  const { number, status, currency, amount, setupPrice, freightPrice, deliveryDate, promisedDate, notes } = order
  const { trackingNumber, shippingCarrier, createdAt, acknowledgedAt, inProductionAt, shippedAt, receivedAt } = order
  const { cancelledAt, cancelReason, paidAt } = order
  return {
    ...{ number, status, currency, amount, setupPrice, freightPrice, deliveryDate, promisedDate, notes },
    ...{ trackingNumber, shippingCarrier, createdAt, acknowledgedAt, inProductionAt, shippedAt, receivedAt },
    ...{ cancelledAt, cancelReason, paidAt },
    lines: lines.map(({ name, material, quantity, quantityReceived, quantityRejected, unitPrice, amount }) => ({
      ...{ part: name, material, quantity, quantityReceived, quantityRejected, unitPrice, amount },
    })),
    progress: updates.map(({ notes, createdAt }) => ({ notes, reportedAt: createdAt })),
  }
}

export function presentSupplierQuote({ quote, revisions, lines, updates }: OwnSupplierQuote) {
  const { request, purchaseOrder, quoteFile } = quote
  const { price, currency, setupPrice, freightPrice, leadTimeDays, validUntil, status, notes } = quote
  return {
    request: presentAsked(request),
    ...{ price, currency, setupPrice, freightPrice, leadTimeDays, validUntil, status, notes },
    prices: quote.prices.map(presentPrice),
    submittedAt: quote.submittedAt,
    feedback: quote.adminFeedback,
    awarded: quote.awards.map(presentPrice),
    awardedAmount: quote.awardedAmount,
    file: quoteFile?.fileName ?? null,
    submissions: revisions.map(presentRevision),
    purchaseOrder: purchaseOrder ? presentOwnPurchaseOrder({ order: purchaseOrder, lines, updates }) : null,
  }
}
