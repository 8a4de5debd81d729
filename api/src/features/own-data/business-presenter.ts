import type { SupplierProfile } from '../../models/supplier-profile.ts'
import type { SupplierQuote } from '../../models/supplier-quote.ts'
import { presentOrder } from '../orders/presenter.ts'
import { type BusinessDay, presentQuote } from '../quotes/presenter.ts'
import { presentRfq } from '../rfqs/presenter.ts'
import { presentShipment } from '../shipments/presenter.ts'
import type { OwnOrder } from './orders-service.ts'
import type { OwnRequest } from './requests-service.ts'

/** A request as the portal shows it, with its whole quote, without its owner. */
export function presentOwnRequest({ rfq, quote }: OwnRequest, day: BusinessDay) {
  const { user: _user, ...own } = presentRfq(rfq, day.today)
  if (!quote) return { ...own, quote: null }
  const { rfq: _rfq, ...offer } = presentQuote(quote, day)
  return { ...own, quote: offer }
}

/** An order as the portal shows it, with its shipments; the request is in a file of its own. */
export function presentOwnOrder({ order, shipments }: OwnOrder) {
  const { rfq, user: _user, ...own } = presentOrder(order)
  return { ...own, rfqNumber: rfq.displayNumber, shipments: shipments.map(presentShipment) }
}

export function presentSupplierProfile(profile: SupplierProfile) {
  const { supplierNumber, companyName, phone, website, address, city, country } = profile
  const { capabilities, certifications, finishingCapabilities, primaryIndustries, qualitySystem } = profile
  const { numberOfEmployees, yearEstablished, emergencyCapability, internationalShipping, createdAt } = profile
  return {
    ...{ supplierNumber, companyName, phone, website, address, city, country },
    ...{ capabilities, certifications, finishingCapabilities, primaryIndustries, qualitySystem },
    ...{ numberOfEmployees, yearEstablished, emergencyCapability, internationalShipping, createdAt },
  }
}

export function presentSupplierQuote(quote: SupplierQuote) {
  const { request, purchaseOrder, quoteFile } = quote
  const { price, currency, leadTimeDays, status, notes, submittedAt, adminFeedback } = quote
  return {
    request: request && {
      referenceNumber: request.referenceNumber,
      projectName: request.projectName,
      material: request.material,
      quantity: request.quantity,
    },
    ...{ price, currency, leadTimeDays, status, notes, submittedAt },
    feedback: adminFeedback,
    file: quoteFile?.fileName ?? null,
    purchaseOrder: purchaseOrder
      ? { number: purchaseOrder.number, deliveryDate: purchaseOrder.deliveryDate, notes: purchaseOrder.notes }
      : null,
  }
}
