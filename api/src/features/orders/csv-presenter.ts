import { dayIn } from '@kerf/shared-contracts/rules/calendar'
import { labelOf, materials, tolerances } from '@kerf/shared-contracts/rules/catalog'
import { orderStatusLabel } from '@kerf/shared-contracts/rules/order-lifecycle'
import type { QualityCheckStatus } from '../../models/order.ts'
import type { OrderLineView, OrderView } from '../../models/views/order-view.ts'
import type { CsvColumns } from '../../platform/csv.ts'

/** One line of an order, or one of its charges besides the parts. */
interface OrderedLine {
  order: OrderView
  line: Pick<OrderLineView, 'name' | 'amount'> & Partial<OrderLineView>
}

export async function* orderLines(orders: AsyncIterable<OrderView>): AsyncGenerator<OrderedLine, void, undefined> {
  for await (const order of orders) {
    for (const line of order.lines) yield { order, line }
    const charges = order.quoteId === null ? [] : (order.quote?.charges ?? [])
    for (const { label, amount } of charges) yield { order, line: { name: label, amount } }
  }
}

const qualityWords: Record<QualityCheckStatus, string> = {
  pending: 'Awaits Decision',
  approved: 'Approved',
  needs_revision: 'Revision Requested',
}

/**
 * Named as on the customer's screens. Quantities and amounts are those of the line, so that they add up to the order's.
 * @param timeZone of the business, for the days of instants
 */
export function orderColumns(timeZone: string): CsvColumns<OrderedLine> {
  return {
    'Order Number': ({ order }) => order.number,
    'Your PO': ({ order }) => order.customerPurchaseOrderNumber,
    'Project Name': ({ order }) => order.rfq.projectName,
    Status: ({ order }) => orderStatusLabel(order.status),
    Part: ({ line }) => line.name,
    Material: ({ line }) => labelOf(materials, line.material ?? null),
    'Material Grade': ({ line }) => line.materialGrade ?? null,
    Finishing: ({ line }) => line.finishing ?? null,
    Tolerance: ({ line }) => labelOf(tolerances, line.tolerance ?? null),
    'Quantity Ordered': ({ line }) => line.quantity ?? null,
    'Quantity Shipped': ({ line }) => line.quantityShipped ?? null,
    'Unit Price': ({ line }) => line.unitPrice ?? null,
    Amount: ({ line }) => line.amount,
    Currency: ({ order }) => order.currency,
    'Order Date': ({ order }) => order.orderDate,
    'Due Date': ({ order }) => order.dueDate,
    'Estimated Completion': ({ order }) => order.estimatedCompletion,
    'Estimated Delivery': ({ order }) => order.estimatedDeliveryDate,
    Delivered: ({ order }) => order.deliveredAt && dayIn(new Date(order.deliveredAt), timeZone),
    'Tracking Number': ({ order }) => order.trackingNumber,
    Carrier: ({ order }) => order.shippingCarrier,
    'Quality Check': ({ order }) => (order.qualityCheckStatus === null ? null : qualityWords[order.qualityCheckStatus]),
    Archived: ({ order }) => order.isArchived,
    Notes: ({ order }) => order.notes,
  }
}
