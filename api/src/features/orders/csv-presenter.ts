import { dayIn } from '@kerf/shared-contracts/rules/calendar'
import { labelOf, materials, shownValue, tolerances } from '@kerf/shared-contracts/rules/catalog'
import { orderStatusLabel } from '@kerf/shared-contracts/rules/order-lifecycle'
import type { OrderLineView, OrderView } from '../../models/views/order-view.ts'
import type { CsvColumns } from '../../platform/csv.ts'
import { text } from './csv-text.ts'

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

/**
 * Named as on the customer's screens. Quantities and amounts are those of the line, so that they add up to the order's.
 * @param timeZone of the business, for the days of instants
 */
export function orderColumns(timeZone: string): CsvColumns<OrderedLine> {
  const { heads } = text
  return {
    [heads.orderNumber]: ({ order }) => order.number,
    [heads.yourPo]: ({ order }) => order.customerPurchaseOrderNumber,
    [heads.projectName]: ({ order }) => order.rfq.projectName,
    [heads.status]: ({ order }) => orderStatusLabel(order.status),
    [heads.part]: ({ line }) => line.name,
    [heads.material]: ({ line }) => labelOf(materials, line.material ?? null),
    [heads.materialGrade]: ({ line }) => shownValue(line.materialGrade) || null,
    [heads.finishing]: ({ line }) => shownValue(line.finishing) || null,
    [heads.tolerance]: ({ line }) => labelOf(tolerances, line.tolerance ?? null),
    [heads.ordered]: ({ line }) => line.quantity ?? null,
    [heads.shipped]: ({ line }) => line.quantityShipped ?? null,
    [heads.unitPrice]: ({ line }) => line.unitPrice ?? null,
    [heads.amount]: ({ line }) => line.amount,
    [heads.currency]: ({ order }) => order.currency,
    [heads.orderDate]: ({ order }) => order.orderDate,
    [heads.dueDate]: ({ order }) => order.dueDate,
    [heads.completion]: ({ order }) => order.estimatedCompletion,
    [heads.delivery]: ({ order }) => order.estimatedDeliveryDate,
    [heads.delivered]: ({ order }) => order.deliveredAt && dayIn(new Date(order.deliveredAt), timeZone),
    [heads.trackingNumber]: ({ order }) => order.trackingNumber,
    [heads.carrier]: ({ order }) => order.shippingCarrier,
    [heads.qualityCheck]: ({ order }) =>
      order.qualityCheckStatus === null ? null : text.quality[order.qualityCheckStatus],
    [heads.archived]: ({ order }) => order.isArchived,
    [heads.notes]: ({ order }) => order.notes,
  }
}
