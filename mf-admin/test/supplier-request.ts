import type { SupplierQuote } from '@kerf/shared-contracts/contracts/supplier-quotes'
import type { SupplierRequestDetails } from '@kerf/shared-contracts/contracts/supplier-requests'
import type { z } from 'zod'

type RequestDetails = z.output<typeof SupplierRequestDetails>

const moment = '2026-03-01T08:00:00.000Z'

/** A pending quote of $120 by Gear Works, with these changes. */
export const supplierQuote = (changes: Partial<SupplierQuote> = {}): SupplierQuote => ({
  ...{ id: 'quote', requestId: 'request', supplierId: 'gear', status: 'pending', revision: 1 },
  supplier: {
    ...{ name: 'Ina Gear', supplierNumber: null, company: 'Gear Works', email: 'ina@gear.example' },
    ...{ city: null, country: null, certifications: [], provenCertificates: [] },
    ...{ isSuspended: false, isDeleted: false },
  },
  ...{ price: '120.00', currency: 'USD', setupPrice: '0.00', freightPrice: '0.00', leadTime: 10, prices: [] },
  ...{ validUntil: null, notes: null, quoteFileUrl: null, quoteFileName: null, seal: 'seal', submittedAt: moment },
  ...{ isOutdated: false, isExpired: false, awards: [], awardedAmount: null, decidedAt: null, adminFeedback: null },
  ...{ hasPurchaseOrder: false, isPurchaseOrderCancelled: false, purchaseOrderId: null, purchaseOrderNumber: null },
  ...changes,
})

/** A request for ten brackets, not quoted yet, with these changes. */
export const supplierRequest = (changes: Partial<RequestDetails> = {}): RequestDetails => ({
  ...{ id: 'request', projectName: 'Milled bracket', material: 'Aluminum', quantity: 10, referenceNumber: 'REF-0007' },
  ...{ description: 'Milled', specialInstructions: null, dueDate: null, isOpen: true, isAwarded: false, seal: 'seal' },
  ...{ version: 1, files: [], assignedSuppliers: [], supplierQuotes: [], rfqs: [] },
  parts: [requestPart()],
  ...{
    quoteCount: 0,
    bestPrices: [],
    avgLeadTime: null,
    hasWithdrawnRfq: false,
    hasLaterDrawings: false,
    createdAt: moment,
    updatedAt: moment,
  },
  ...changes,
})

type Part = RequestDetails['parts'][number]

/** Ten or fifty brackets, with these changes. */
export const requestPart = (changes: Partial<Part> = {}): Part => ({
  ...{ id: 'part', position: 1, name: 'Bracket', material: 'Aluminum', materialGrade: null, finishing: null },
  ...{ tolerance: null, quantities: [10, 50], notes: null, process: null },
  ...changes,
})

/** A supplier to whom the request was sent. */
export const askedSupplier = (id: string): RequestDetails['assignedSuppliers'][number] => ({
  ...{ id, name: id, companyName: null, supplierNumber: null, status: 'new', sentAt: moment },
  ...{ viewedAt: null, declinedAt: null, declineReason: null },
})
