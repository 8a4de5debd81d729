import { z } from 'zod'
import { PostalAddress } from './company-addresses.ts'
import { byId, download, endpoint, listQuery } from './endpoint.ts'
import { QuoteCharge } from './quotes.ts'
import { Rfq } from './rfqs.ts'
import { CustomerReference } from './users.ts'
import { Currency, DateOnly, Instant, line, Money, optional, Quantity, TotalQuantity } from './values.ts'

/** The eight stages, in order (docs/product/orders.md, 'Stages'). */
export const OrderStatus = z.enum([
  'pending',
  'material_procurement',
  'manufacturing',
  'finishing',
  'quality_check',
  'packing',
  'shipped',
  'delivered',
])
export type OrderStatus = z.output<typeof OrderStatus>

export const QualityCheckStatus = z.enum(['pending', 'approved', 'needs_revision'])
export type QualityCheckStatus = z.output<typeof QualityCheckStatus>

export const PaymentStatus = z.enum(['unpaid', 'paid'])
export type PaymentStatus = z.output<typeof PaymentStatus>

export const OrderLine = z
  .object({
    id: z.uuid(),
    partId: z.uuid().nullable(),
    name: z.string().nullable(),
    material: z.string(),
    materialGrade: z.string().nullable(),
    finishing: z.string().nullable(),
    tolerance: z.string(),
    quantity: Quantity,
    quantityShipped: z.number().int(),
    unitPrice: z.string(),
    amount: Money,
  })
  .meta({ id: 'OrderLine' })

/** When an order entered a stage. */
export const OrderStageChange = z
  .object({ from: OrderStatus.nullable(), to: OrderStatus, changedAt: Instant })
  .meta({ id: 'OrderStageChange' })

/** A change of the due date; the history stays visible. */
export const OrderDueDateChange = z
  .object({
    from: DateOnly.nullable(),
    to: DateOnly,
    reason: z.string().nullable().describe('As the customer will see it'),
    changedAt: Instant,
  })
  .meta({ id: 'OrderDueDateChange' })

/** One decision of the customer on the quality check; the history stays visible. */
export const QualityDecision = z
  .object({
    decision: z.enum(['approved', 'needs_revision']),
    notes: z.string().nullable(),
    decidedAt: Instant,
    decidedBy: z.string().nullable(),
  })
  .meta({ id: 'QualityDecision' })

/**
 * What an order shows of its RFQ, without the request, which is in its lines, and the quote, which is a field of its
 * own.
 */
export const OrderRfq = Rfq.pick({
  id: true,
  displayNumber: true,
  projectName: true,
  notes: true,
  specialInstructions: true,
  neededBy: true,
  shipTo: true,
  billTo: true,
  files: true,
  user: true,
  companyId: true,
}).meta({ id: 'OrderRfq' })

/** An order (docs/product/orders.md, 'Fields of an order'). The flat fields are the first line's, or sums. */
export const Order = z
  .object({
    id: z.uuid(),
    orderNumber: z.string(),
    customerPurchaseOrderNumber: z.string().nullable(),
    rfqId: z.uuid(),
    rfq: OrderRfq,
    shipTo: PostalAddress.nullable().describe('As confirmed with the purchase order, else as in the request'),
    billTo: PostalAddress.nullable(),
    quoteId: z.uuid().nullable(),
    quote: z
      .object({ quoteNumber: z.string(), amount: Money, currency: Currency, purchaseOrderUrl: z.string().nullable() })
      .nullable(),
    material: z.string(),
    materialGrade: z.string().nullable(),
    finishing: z.string().nullable(),
    tolerance: z.string(),
    quantity: TotalQuantity,
    quantityShipped: z.number().int(),
    quantityRemaining: z.number().int(),
    amount: Money,
    totalAmount: Money,
    currency: Currency,
    orderDate: DateOnly,
    orderStatus: OrderStatus,
    stageChanges: z.array(OrderStageChange).describe('Oldest first'),
    paymentStatus: PaymentStatus,
    paidAt: Instant.nullable(),
    isArchived: z.boolean(),
    archivedAt: Instant.nullable(),
    reopenedAt: Instant.nullable().describe('From then on its stage may be set again, until it is delivered again'),
    invoiceUrl: z.string().nullable(),
    invoiceNumber: z.string().nullable().describe('Given when Kerf created the invoice; kept if a PDF replaces it'),
    trackingNumber: z.string().nullable(),
    shippingCarrier: z.string().nullable(),
    dueDate: DateOnly.nullable().describe('The current one'),
    promisedDate: DateOnly.nullable().describe('The delivery date promised by the quote, however the due date changes'),
    dueDateChanges: z.array(OrderDueDateChange).describe('Newest first'),
    estimatedCompletion: DateOnly.nullable(),
    estimatedDeliveryDate: DateOnly.nullable(),
    notes: z.string().nullable(),
    qualityCheckStatus: QualityCheckStatus.nullable(),
    qualityCheckNotes: z.string().nullable(),
    qualityDecidedAt: Instant.nullable(),
    customerApprovedAt: Instant.nullable(),
    qualityDecisions: z.array(QualityDecision).describe('Newest first'),
    lines: z.array(OrderLine).min(1),
    charges: z.array(QuoteCharge).describe('The charges of its quote besides the parts; the amount includes them'),
    terms: z.string().nullable().describe('The terms of the accepted offer; null for an order made by hand'),
    user: CustomerReference,
    createdAt: Instant,
    updatedAt: Instant,
  })
  .meta({ id: 'Order' })
export type Order = z.output<typeof Order>

export const OrderSort = z.enum(['date-desc', 'date-asc', 'status', 'project', 'amount'])

export const OrderListQuery = listQuery({
  status: OrderStatus.optional(),
  group: z
    .enum(['active', 'history'])
    .optional()
    .describe('active: not delivered and not archived; history: the others'),
  sort: OrderSort.default('date-desc'),
})

export const listOrders = endpoint({
  method: 'get',
  path: '/api/orders',
  access: ['customer'],
  summary: 'The user’s own orders and those of their company',
  spec: "docs/product/orders.md, 'My Orders'",
  query: OrderListQuery,
  response: z.array(Order),
  tags: ['Order'],
})

/** Every row that the filters leave, in the order of the list, not a page of it (RFC 4180, UTF-8). */
export const exportOrders = endpoint({
  method: 'get',
  path: '/api/orders/export',
  access: ['customer'],
  summary: 'The orders of a list, all of them, as CSV',
  spec: "docs/product/lists.md, 'Saving as CSV'",
  query: OrderListQuery.omit({ limit: true, cursor: true }),
  response: download('text/csv'),
  limit: 'export',
})

export const getOrder = endpoint({
  method: 'get',
  path: '/api/orders/:id',
  access: ['customer', 'admin'],
  summary: 'One order',
  spec: "docs/product/orders.md, 'Order details dialog'",
  params: byId,
  response: Order,
  errors: ['order.not_found'],
  tags: ['Order'],
})

export const reorder = endpoint({
  method: 'post',
  path: '/api/orders/:id/reorder',
  access: ['customer'],
  summary: 'Create a new RFQ from a past order, for review and a new quote',
  spec: "docs/product/orders.md, 'Reorder'",
  params: byId,
  response: z.object({ rfq: Rfq }).meta({ id: 'Reorder' }),
  status: 201,
  errors: ['order.not_found', 'auth.read_only'],
  tags: ['Rfq', 'Dashboard'],
  limit: 'submit',
  idempotent: true,
})

export const downloadOrderFiles = endpoint({
  method: 'get',
  path: '/api/orders/:id/files/download-all',
  access: ['customer', 'admin'],
  summary: 'All files of an order as one ZIP',
  spec: "docs/product/orders.md, 'Documents'",
  params: byId,
  response: download('application/zip'),
  errors: ['order.not_found', 'file.none_available'],
})

export const downloadConfirmation = endpoint({
  method: 'get',
  path: '/api/orders/:id/confirmation',
  access: ['customer', 'admin'],
  summary: 'The confirmation of a sales order',
  spec: "docs/product/documents.md, 'Order confirmation'",
  params: byId,
  response: download('application/pdf'),
  errors: ['order.not_found', 'document.not_made'],
  limit: 'export',
})

export const downloadInvoice = endpoint({
  method: 'get',
  path: '/api/orders/:id/invoice',
  access: ['customer', 'admin'],
  summary: 'The invoice of an order',
  spec: "docs/product/orders.md, 'Invoice'",
  params: byId,
  response: download('application/pdf'),
  errors: ['order.not_found', 'order.no_invoice'],
})

export const trackingNumber = line(120)

export const shippingCarrier = optional(line(80))
