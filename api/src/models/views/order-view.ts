import type { OrderSort } from '@kerf/shared-contracts/contracts/orders'
import type { z } from 'zod'
import { columns, instant, instants, jsonList, jsonObject, jsonOne } from '../../platform/db/json.ts'
import type { ListShape } from '../../platform/db/list.ts'
import type { Order } from '../order.ts'
import type { OrderDueDateChange } from '../order-due-date-change.ts'
import type { OrderLine } from '../order-line.ts'
import type { OrderStatusChange } from '../order-status-change.ts'
import type { QualityDecision } from '../quality-decision.ts'
import type { Quote } from '../quote.ts'
import type { QuoteRevision } from '../quote-revision.ts'
import type { Rfq } from '../rfq.ts'
import { type CustomerView, customerOf } from './customer-view.ts'
import { type FileView, filesOf } from './file-view.ts'
import { chargesOf, type QuoteChargeView } from './quote-view.ts'
import { currentQuoteOf } from './rfq-view.ts'

const lineColumns = [
  ...(['id', 'partId', 'name', 'material', 'materialGrade', 'finishing', 'tolerance'] as const),
  ...(['quantity', 'quantityShipped'] as const),
] as const

export type OrderLineView = Pick<OrderLine, (typeof lineColumns)[number] | 'unitPrice' | 'amount'>

const ownColumns = [
  ...(['id', 'number', 'rfqId', 'quoteId', 'customerPurchaseOrderNumber', 'status', 'paymentStatus'] as const),
  ...(['isArchived', 'currency', 'orderDate', 'dueDate', 'estimatedCompletion', 'estimatedDeliveryDate'] as const),
  ...(['trackingNumber', 'shippingCarrier', 'invoiceFileId', 'notes', 'qualityCheckStatus'] as const),
  ...(['qualityCheckNotes'] as const),
] as const

const moments = [
  ...(['archivedAt', 'paidAt', 'reopenedAt', 'qualityDecidedAt', 'customerApprovedAt', 'deliveredAt'] as const),
]

const rfqColumns = [
  ...(['id', 'number', 'companyId', 'projectName', 'notes', 'specialInstructions'] as const),
  ...(['neededBy', 'shipTo', 'billTo'] as const),
]

/** What an order shows of its RFQ. */
export type OrderRfqView = Pick<Rfq, (typeof rfqColumns)[number]> & { files: FileView[] }

/** What an order shows of its quote. */
export type OrderQuoteView = Pick<Quote, 'number' | 'purchaseOrderFileId' | 'destination'> &
  Pick<QuoteRevision, 'amount' | 'currency' | 'terms'> & { charges: QuoteChargeView[] }

/** An order with everything its presentation needs. */
export type OrderView = Pick<Order, (typeof ownColumns)[number]> &
  Record<(typeof moments)[number], string | null> & {
    /** Decimal string. */
    amount: string
    createdAt: string
    updatedAt: string
    rfq: OrderRfqView
    /** Of its RFQ. */
    quote: OrderQuoteView | null
    /** Of the invoice created by Kerf, if there is one. */
    invoiceNumber: string | null
    customer: CustomerView
    lines: OrderLineView[]
    /** Oldest first, as are the decisions. */
    statusChanges: (Pick<OrderStatusChange, 'fromStatus' | 'toStatus'> & { changedAt: string })[]
    dueDateChanges: (Pick<OrderDueDateChange, 'fromDate' | 'toDate' | 'reason'> & { changedAt: string })[]
    qualityDecisions: (Pick<QualityDecision, 'decision' | 'notes'> & { decidedAt: string; decidedBy: string | null })[]
  }

const rfq = jsonObject({ ...columns('rfqs', rfqColumns), files: filesOf('rfq', 'rfqs.id') })

const quote = jsonObject({
  ...columns('quotes', ['number', 'purchaseOrderFileId', 'destination']),
  amount: 'revision.amount::text',
  currency: 'revision.currency',
  terms: 'revision.terms',
  charges: chargesOf('revision.id'),
})

const line = jsonObject({
  ...columns('order_lines', lineColumns),
  unitPrice: 'order_lines.unit_price::text',
  amount: 'order_lines.amount::text',
})

const statusChange = jsonObject({
  ...columns('change', ['fromStatus', 'toStatus']),
  changedAt: instant('change.changed_at'),
})

const dueDateChange = jsonObject({
  ...columns('due_change', ['fromDate', 'toDate', 'reason']),
  changedAt: instant('due_change.changed_at'),
})

const qualityDecision = jsonObject({
  ...columns('decided', ['decision', 'notes']),
  decidedAt: instant('decided.decided_at'),
  decidedBy: '(select name from users where users.id = decided.decided_by)',
})

/** The customer's decisions on the quality checks of an order, oldest first. */
export const qualityDecisionsOf = (id: string) =>
  jsonList(qualityDecision, `quality_decisions decided where decided.order_id = ${id}`, 'decided.id')

export const orderShape: ListShape<OrderView, z.output<typeof OrderSort>> = {
  table: 'orders',
  row: jsonObject({
    ...columns('orders', ownColumns),
    amount: 'orders.amount::text',
    ...instants('orders', [...moments, 'createdAt', 'updatedAt']),
    rfq: jsonOne(rfq, 'rfqs where rfqs.id = orders.rfq_id'),
    quote: currentQuoteOf(quote, 'orders.rfq_id'),
    invoiceNumber: '(select invoices.number from invoices where invoices.order_id = orders.id)',
    customer: customerOf('orders'),
    lines: jsonList(line, 'order_lines where order_lines.order_id = orders.id', 'order_lines.position'),
    statusChanges: jsonList(statusChange, 'order_status_changes change where change.order_id = orders.id', 'change.id'),
    dueDateChanges: jsonList(
      dueDateChange,
      'order_due_date_changes due_change where due_change.order_id = orders.id',
      'due_change.id',
    ),
    qualityDecisions: qualityDecisionsOf('orders.id'),
  }),
  sorts: {
    'date-desc': { column: 'orders.created_at', type: 'timestamptz', direction: 'desc' },
    'date-asc': { column: 'orders.created_at', type: 'timestamptz', direction: 'asc' },
    status: { column: 'orders.status_position', type: 'bigint', direction: 'asc' },
    project: { column: 'orders.project_sort', type: 'text', direction: 'asc' },
    amount: { column: 'orders.amount', type: 'numeric', direction: 'desc' },
  },
}
