import { mayCreateSalesOrder } from '@kerf/shared-contracts/rules/quote-lifecycle'
import { nextNumber } from '../../models/numbers.ts'
import { Order } from '../../models/order.ts'
import { OrderLine } from '../../models/order-line.ts'
import { OrderStatusChange } from '../../models/order-status-change.ts'
import { Quote } from '../../models/quote.ts'
import { QuoteLine } from '../../models/quote-line.ts'
import type { Rfq } from '../../models/rfq.ts'
import { RfqPart } from '../../models/rfq-part.ts'
import type { Locked } from '../../platform/db/locked.ts'
import { problem } from '../../platform/errors.ts'
import { inputText } from '../../platform/input-text.ts'
import { overtaken } from '../../platform/not-stale.ts'
import type { Work } from '../../platform/work.ts'
import { orderCreated } from './events.ts'

export interface SalesOrderTerms {
  /** `YYYY-MM-DD`. */
  dueDate: string
  customerPurchaseOrderNumber: string | null
}

/** The accepted quote and its purchase order, from which a sales order is created. */
async function orderableQuote({ tx }: Work, rfq: Rfq): Promise<Quote> {
  const quote = await Quote.query(tx).findOne({ rfqId: rfq.id }).withGraphFetched('current')
  if (quote?.status !== 'accepted') throw problem('order.rfq_not_accepted')
  const state = { status: quote.status, isExpired: false, purchaseOrderUrl: quote.purchaseOrderFileId }
  if (!mayCreateSalesOrder(state)) throw problem('order.purchase_order_missing')
  return quote
}

/**
 * Creates the one sales order of an RFQ from what the customer accepted. The caller has locked the RFQ.
 * @throws Problem `order.exists`, `order.rfq_not_accepted`, `order.purchase_order_missing`, `order.due_date_past`
 */
export async function createFromQuote(work: Work, rfq: Locked<Rfq>, terms: SalesOrderTerms): Promise<Order> {
  const existing = await Order.query(work.tx).findOne({ rfqId: rfq.id })
  if (existing) {
    const doneBy = { object: { type: 'order', id: existing.id }, actions: [orderCreated.name] }
    throw await overtaken('order.exists', work, doneBy)
  }
  const quote = await orderableQuote(work, rfq)
  if (terms.dueDate < work.today) throw problem('order.due_date_past', { fields: { dueDate: inputText.duePast } })
  const { current } = quote
  if (!current) throw problem('quote.not_found')
  const order = await insertOrder(work, rfq, {
    quoteId: quote.id,
    customerPurchaseOrderNumber: terms.customerPurchaseOrderNumber ?? quote.purchaseOrderNumber,
    currency: current.currency,
    amount: current.amount,
    dueDate: terms.dueDate,
    estimatedDeliveryDate: current.estimatedDeliveryDate,
  })
  const chosen = await QuoteLine.query(work.tx).where({ revisionId: current.id, isChosen: true })
  await insertLines(work, order, rfq, chosen)
  return order
}

export async function insertOrder(work: Work, rfq: Rfq, terms: Partial<Order>): Promise<Order> {
  const order = await Order.query(work.tx).insertAndFetch({
    ...terms,
    number: await nextNumber(work.tx, 'order'),
    rfqId: rfq.id,
    customerId: rfq.customerId,
    companyId: rfq.companyId,
    orderDate: work.today,
    createdAt: work.now,
  })
  const first = { orderId: order.id, fromStatus: null, toStatus: order.status, changedBy: work.actor.id }
  await OrderStatusChange.query(work.tx).insert({ ...first, changedAt: work.now })
  const source = order.quoteId === null ? 'manual' : 'quote'
  await work.happened(orderCreated, {
    order,
    amount: order.amount,
    currency: order.currency,
    projectName: rfq.projectName,
    dueDate: order.dueDate,
    promisedDate: order.estimatedDeliveryDate,
    source,
  })
  return order
}

type PricedQuantity = Pick<QuoteLine, 'partId' | 'quantity' | 'unitPrice' | 'amount'>

/** One line for each part, at the chosen quantity and price. */
export async function insertLines(
  { tx }: Work,
  order: Order,
  rfq: Rfq,
  chosen: readonly PricedQuantity[],
): Promise<void> {
  const parts = await RfqPart.query(tx).where({ rfqId: rfq.id }).orderBy('position')
  const lines = parts.map((part) => {
    const offer = chosen.find((line) => line.partId === part.id)
    if (!offer) throw new Error(`No quantity of part ${part.id} of RFQ ${rfq.number} was chosen`)
    const { name, material, materialGrade, finishing, tolerance, position } = part
    const { quantity, unitPrice, amount } = offer
    const described = { name, material, materialGrade, finishing, tolerance, position }
    return { ...described, orderId: order.id, partId: part.id, quantity, unitPrice, amount }
  })
  await OrderLine.query(tx).insert(lines)
}
