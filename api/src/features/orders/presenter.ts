import type { Order as OrderAnswer } from '@kerf/shared-contracts/contracts/orders'
import type { OrderLineView, OrderView } from '../../models/views/order-view.ts'
import { presentCustomer } from '../customers/presenter.ts'
import { fileUrl, presentFile } from '../stored-files/presenter.ts'
import { destinationOf } from './destination.ts'
import { quantitiesOf } from './quantities.ts'

function presentLine(line: OrderLineView): OrderAnswer['lines'][number] {
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

/** The flat fields (docs/product/rfqs.md, 'Flat fields and parts') are those of the first line. */
function flatFieldsOf({ lines: [first] }: OrderView) {
  return {
    material: first?.material ?? '',
    materialGrade: first?.materialGrade ?? null,
    finishing: first?.finishing ?? null,
    tolerance: first?.tolerance ?? '',
  }
}

/** An order made by hand was never quoted. */
function presentQuoteOf({ quoteId, quote }: OrderView): OrderAnswer['quote'] {
  if (quoteId === null || !quote) return null
  const { number, amount, currency, purchaseOrderFileId: id } = quote
  return { quoteNumber: number, amount, currency, purchaseOrderUrl: id === null ? null : fileUrl({ id }) }
}

function presentRfqOf({ rfq, customer }: OrderView): OrderAnswer['rfq'] {
  const { id, number, projectName, notes, specialInstructions, neededBy, shipTo, billTo, files, companyId } = rfq
  return {
    ...{ id, displayNumber: number, projectName, notes, specialInstructions, neededBy, shipTo, billTo, companyId },
    files: files.map(presentFile),
    user: presentCustomer(customer),
  }
}

function presentQuality(order: OrderView) {
  return {
    qualityCheckStatus: order.qualityCheckStatus,
    qualityCheckNotes: order.qualityCheckNotes,
    qualityDecidedAt: order.qualityDecidedAt,
    customerApprovedAt: order.customerApprovedAt,
    qualityDecisions: order.qualityDecisions.toReversed(),
  }
}

function presentDueDates({ dueDate, estimatedCompletion, estimatedDeliveryDate, dueDateChanges }: OrderView) {
  const changes = dueDateChanges.map(({ fromDate: from, toDate: to, reason, changedAt }) => {
    return { from, to, reason, changedAt }
  })
  return {
    ...{ dueDate, estimatedCompletion, estimatedDeliveryDate },
    promisedDate: estimatedDeliveryDate,
    dueDateChanges: changes.toReversed(),
  }
}

/** The invoice of an order, as responses describe it. */
export function presentInvoice({ invoiceFileId: id }: Pick<OrderView, 'invoiceFileId'>) {
  return { invoiceUrl: id === null ? null : fileUrl({ id }) }
}

function presentPayment(order: OrderView) {
  const { paymentStatus, isArchived, paidAt, archivedAt } = order
  return {
    paymentStatus,
    paidAt,
    isArchived,
    archivedAt,
    reopenedAt: order.reopenedAt,
    ...presentInvoice(order),
    invoiceNumber: order.invoiceNumber,
  }
}

export function presentOrder(order: OrderView): OrderAnswer {
  const { customer, lines } = order
  return {
    id: order.id,
    orderNumber: order.number,
    customerPurchaseOrderNumber: order.customerPurchaseOrderNumber,
    rfqId: order.rfqId,
    rfq: presentRfqOf(order),
    ...destinationOf(order),
    quoteId: order.quoteId,
    quote: presentQuoteOf(order),
    ...flatFieldsOf(order),
    ...quantitiesOf(lines),
    amount: order.amount,
    totalAmount: order.amount,
    currency: order.currency,
    orderDate: order.orderDate,
    orderStatus: order.status,
    stageChanges: order.statusChanges.map(({ fromStatus, toStatus, changedAt }) => ({
      from: fromStatus,
      to: toStatus,
      changedAt,
    })),
    ...presentPayment(order),
    trackingNumber: order.trackingNumber,
    shippingCarrier: order.shippingCarrier,
    ...presentDueDates(order),
    notes: order.notes,
    ...presentQuality(order),
    lines: lines.map(presentLine),
    charges: order.quoteId === null ? [] : (order.quote?.charges ?? []),
    terms: order.quoteId === null ? null : (order.quote?.terms ?? null),
    user: presentCustomer(customer),
    createdAt: order.createdAt,
    updatedAt: order.updatedAt,
  }
}
