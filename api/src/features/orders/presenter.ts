import type { Order as OrderAnswer } from '@kerf/shared-contracts/contracts/orders'
import type { Order } from '../../models/order.ts'
import type { OrderLine } from '../../models/order-line.ts'
import { presentCustomer } from '../customers/presenter.ts'
import { presentRfq } from '../rfqs/presenter.ts'
import { fileUrl } from '../stored-files/presenter.ts'
import { quantitiesOf } from './quantities.ts'

function presentLine(line: OrderLine): OrderAnswer['lines'][number] {
  const { id, partId, name, material, materialGrade, finishing, tolerance, quantity, quantityShipped } = line
  return {
    id,
    partId,
    name,
    material: material ?? '',
    materialGrade,
    finishing,
    tolerance: tolerance ?? '',
    quantity,
    quantityShipped,
    unitPrice: line.unitPrice,
    amount: line.amount,
  }
}

/** The flat fields (docs/product/rfqs.md, 'Flat fields and parts'): those of the first line. */
function flatFieldsOf({ lines: [first] = [] }: Order) {
  return {
    material: first?.material ?? '',
    materialGrade: first?.materialGrade ?? null,
    finishing: first?.finishing ?? null,
    tolerance: first?.tolerance ?? '',
  }
}

function presentQuoteOf({ quote }: Order): OrderAnswer['quote'] {
  if (!quote?.current) return null
  const { amount, currency } = quote.current
  const purchaseOrderUrl = quote.purchaseOrderFileId === null ? null : fileUrl({ id: quote.purchaseOrderFileId })
  return { quoteNumber: quote.number, amount, currency, purchaseOrderUrl }
}

function presentQuality(order: Order) {
  const newestFirst = [...(order.qualityDecisions ?? [])].reverse()
  return {
    qualityCheckStatus: order.qualityCheckStatus,
    qualityCheckNotes: order.qualityCheckNotes,
    qualityDecidedAt: order.qualityDecidedAt?.toISOString() ?? null,
    customerApprovedAt: order.customerApprovedAt?.toISOString() ?? null,
    qualityDecisions: newestFirst.map(({ decision, notes, decidedAt, decider }) => ({
      decision,
      notes,
      decidedAt: decidedAt.toISOString(),
      decidedBy: decider?.name ?? null,
    })),
  }
}

function presentPayment(order: Order) {
  const { paymentStatus, isArchived, paidAt, archivedAt, invoiceFileId } = order
  return {
    paymentStatus,
    paidAt: paidAt?.toISOString() ?? null,
    isArchived,
    archivedAt: archivedAt?.toISOString() ?? null,
    reopenedAt: order.reopenedAt?.toISOString() ?? null,
    invoiceUrl: invoiceFileId === null ? null : fileUrl({ id: invoiceFileId }),
  }
}

/** @param order with the relations of orderGraph */
export function presentOrder(order: Order): OrderAnswer {
  const { rfq, lines = [], statusChanges = [] } = order
  if (!rfq) throw new Error(`Order ${order.id} was read without its RFQ`)
  return {
    id: order.id,
    orderNumber: order.number,
    customerPurchaseOrderNumber: order.customerPurchaseOrderNumber,
    rfqId: order.rfqId,
    // What was ordered was accepted before, and expires on no day.
    rfq: presentRfq(rfq, order.orderDate),
    quoteId: order.quoteId,
    quote: presentQuoteOf(order),
    ...flatFieldsOf(order),
    ...quantitiesOf(lines),
    amount: order.amount,
    totalAmount: order.amount,
    currency: order.currency,
    orderDate: order.orderDate,
    orderStatus: order.status,
    stageChanges: statusChanges.map(({ fromStatus, toStatus, changedAt }) => ({
      from: fromStatus,
      to: toStatus,
      changedAt: changedAt.toISOString(),
    })),
    ...presentPayment(order),
    trackingNumber: order.trackingNumber,
    shippingCarrier: order.shippingCarrier,
    dueDate: order.dueDate,
    estimatedCompletion: order.estimatedCompletion,
    estimatedDeliveryDate: order.estimatedDeliveryDate,
    notes: order.notes,
    ...presentQuality(order),
    lines: lines.map(presentLine),
    user: presentCustomer(order.customer),
    createdAt: order.createdAt.toISOString(),
    updatedAt: order.updatedAt.toISOString(),
  }
}
