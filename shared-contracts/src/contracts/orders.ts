import { z } from 'zod'
import { byId, download, endpoint, listQuery } from './endpoint.ts'
import { Rfq } from './rfqs.ts'
import { CustomerReference } from './users.ts'
import { Currency, DateInput, DateOnly, Instant, line, Money, MoneyInput, optional, Quantity, text } from './values.ts'

/** The eight stages, in order (specification 1, section 4). */
export const OrderStatus = z.enum([
  'pending', 'material_procurement', 'manufacturing', 'finishing', 'quality_check', 'packing', 'shipped', 'delivered',
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

/** One decision of the customer on the quality check; the history stays visible. */
export const QualityDecision = z
  .object({
    decision: z.enum(['approved', 'needs_revision']),
    notes: z.string().nullable(),
    decidedAt: Instant,
    decidedBy: z.string().nullable(),
  })
  .meta({ id: 'QualityDecision' })

/** Specification 1 and 2, section 3, 'Order'. The flat fields are the first line's, or sums. */
export const Order = z
  .object({
    id: z.uuid(),
    orderNumber: z.string(),
    customerPurchaseOrderNumber: z.string().nullable(),
    rfqId: z.uuid(),
    rfq: Rfq,
    quoteId: z.uuid().nullable(),
    quote: z.object({ quoteNumber: z.string(), amount: Money, currency: Currency, purchaseOrderUrl: z.string().nullable() }).nullable(),
    material: z.string(),
    materialGrade: z.string().nullable(),
    finishing: z.string().nullable(),
    tolerance: z.string(),
    quantity: Quantity,
    quantityShipped: z.number().int(),
    quantityRemaining: z.number().int(),
    amount: Money,
    totalAmount: Money,
    currency: Currency,
    orderDate: Instant,
    orderStatus: OrderStatus,
    stageChanges: z.array(OrderStageChange).describe('Oldest first'),
    paymentStatus: PaymentStatus,
    paidAt: Instant.nullable(),
    isArchived: z.boolean(),
    archivedAt: Instant.nullable(),
    invoiceUrl: z.string().nullable(),
    trackingNumber: z.string().nullable(),
    shippingCarrier: z.string().nullable(),
    dueDate: DateOnly.nullable(),
    estimatedCompletion: DateOnly.nullable(),
    estimatedDeliveryDate: DateOnly.nullable(),
    notes: z.string().nullable(),
    qualityCheckStatus: QualityCheckStatus.nullable(),
    qualityCheckNotes: z.string().nullable(),
    qualityDecidedAt: Instant.nullable(),
    customerApprovedAt: Instant.nullable(),
    qualityDecisions: z.array(QualityDecision).describe('Newest first'),
    lines: z.array(OrderLine).min(1),
    user: CustomerReference,
    createdAt: Instant,
    updatedAt: Instant,
  })
  .meta({ id: 'Order' })
export type Order = z.output<typeof Order>

export const OrderSort = z.enum(['date-desc', 'date-asc', 'status', 'project', 'amount'])

export const OrderListQuery = listQuery({
  status: OrderStatus.optional(),
  group: z.enum(['active', 'history']).optional().describe('active: not delivered and not archived; history: the others'),
  sort: OrderSort.default('date-desc'),
})

export const listOrders = endpoint({
  method: 'get',
  path: '/api/orders',
  access: ['customer'],
  summary: 'Own orders and those of the own company',
  spec: '1 §7',
  query: OrderListQuery,
  response: z.array(Order),
  tags: ['Order'],
})

export const getOrder = endpoint({
  method: 'get',
  path: '/api/orders/:id',
  access: ['customer', 'admin'],
  summary: 'One order',
  spec: 'decisions',
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
  spec: '1 §7',
  params: byId,
  response: z.object({ rfq: Rfq }).meta({ id: 'Reorder' }),
  status: 201,
  errors: ['order.not_found', 'auth.read_only'],
  tags: ['Rfq', 'Dashboard'],
  idempotent: true,
})

export const downloadOrderFiles = endpoint({
  method: 'get',
  path: '/api/orders/:id/files/download-all',
  access: ['customer', 'admin'],
  summary: 'All files of an order as one ZIP',
  spec: '1 §7',
  params: byId,
  response: download('application/zip'),
  errors: ['order.not_found', 'file.none_available'],
})

export const downloadInvoice = endpoint({
  method: 'get',
  path: '/api/orders/:id/invoice',
  access: ['customer', 'admin'],
  summary: 'The invoice of an order',
  spec: 'decisions',
  params: byId,
  response: download('application/pdf'),
  errors: ['order.not_found', 'order.no_invoice'],
})

/** Specification 1 and 2, section 3, 'Quality check file'. */
export const QualityCheckFile = z
  .object({
    id: z.uuid(),
    fileName: z.string(),
    fileSize: z.number().int().describe('Bytes'),
    fileType: z.enum(['pdf', 'excel', 'image', 'other']),
    mimetype: z.string(),
    fileUrl: z.string(),
    createdAt: Instant,
  })
  .meta({ id: 'QualityCheckFile' })
export type QualityCheckFile = z.output<typeof QualityCheckFile>

export const listQualityCheckFiles = endpoint({
  method: 'get',
  path: '/api/orders/:id/quality-check-files',
  access: ['customer', 'admin'],
  summary: 'The quality files of an order',
  spec: '1 §7, 2 §7',
  params: byId,
  response: z.array(QualityCheckFile),
  errors: ['order.not_found'],
  tags: ['QualityCheck'],
})

export const QualityCheckDecision = z
  .object({ approved: z.boolean(), notes: optional(text(4000)) })
  .refine((decision) => decision.approved || decision.notes !== null, {
    path: ['notes'],
    message: 'Please describe what needs to be revised',
  })
  .meta({ id: 'QualityCheckDecision' })
export type QualityCheckDecision = z.output<typeof QualityCheckDecision>

export const approveQualityCheck = endpoint({
  method: 'post',
  path: '/api/orders/:id/approve-quality-check',
  access: ['customer'],
  summary: 'Approve the quality check, or request revisions with notes',
  spec: '1 §7',
  params: byId,
  body: QualityCheckDecision,
  response: Order,
  errors: ['order.not_found', 'order.not_in_quality_check', 'order.quality_check_decided', 'auth.read_only'],
  tags: ['Order', 'QualityCheck', 'Dashboard'],
})

export const UpdateOrderStatusBody = z
  .object({ status: OrderStatus, confirmUnshipped: z.boolean().default(false) })
  .meta({ id: 'UpdateOrderStatusBody' })

export const updateOrderStatus = endpoint({
  method: 'patch',
  path: '/api/orders/:id/status',
  access: ['admin'],
  summary: 'Set the stage of an order, forwards or back',
  spec: '2 §7',
  params: byId,
  body: UpdateOrderStatusBody,
  response: Order,
  errors: ['order.not_found', 'order.already_delivered', 'order.archived', 'order.unshipped_rest'],
  tags: ['Order', 'Dashboard', 'QualityCheck'],
})

const trackingNumber = line(120)
const shippingCarrier = optional(line(80))

export const UpdateTrackingBody = z
  .object({ trackingNumber: trackingNumber.min(1, 'Please enter a tracking number'), shippingCarrier })
  .meta({ id: 'UpdateTrackingBody' })

export const updateOrderTracking = endpoint({
  method: 'patch',
  path: '/api/orders/:id/tracking',
  access: ['admin'],
  summary: 'Set tracking number and carrier of an order',
  spec: '2 §7',
  params: byId,
  body: UpdateTrackingBody,
  response: Order,
  errors: ['order.not_found', 'order.archived'],
  tags: ['Order'],
})

export const uploadInvoice = endpoint({
  method: 'patch',
  path: '/api/orders/:id/invoice',
  access: ['admin'],
  summary: 'Upload the invoice PDF',
  spec: '2 §7',
  params: byId,
  files: { invoice: { kinds: ['pdf'], maxCount: 1, required: true } },
  response: Order,
  errors: ['order.not_found', 'file.not_pdf', 'file.missing'],
  tags: ['Order'],
  limit: 'upload',
})

export const updatePayment = endpoint({
  method: 'patch',
  path: '/api/orders/:id/payment',
  access: ['admin'],
  summary: "'Mark as Paid & Archive'; needs an invoice",
  spec: '2 §7',
  params: byId,
  body: z.object({ paymentStatus: z.literal('paid') }).meta({ id: 'UpdatePaymentBody' }),
  response: Order,
  errors: ['order.not_found', 'order.invoice_missing', 'order.archived'],
  tags: ['Order', 'Dashboard'],
})

export const TrackingStatus = OrderStatus.exclude(['pending'])
export type TrackingStatus = z.output<typeof TrackingStatus>

/** Specification 1, section 3, 'Shipment'. */
export const Shipment = z
  .object({
    id: z.uuid(),
    orderId: z.uuid(),
    quantityShipped: Quantity,
    shipmentDate: Instant,
    trackingNumber: z.string().nullable(),
    shippingCarrier: z.string().nullable(),
    trackingStatus: TrackingStatus,
    status: z.enum(['in_transit', 'delivered']),
    deliveryDate: Instant.nullable(),
    lines: z.array(z.object({ orderLineId: z.uuid(), quantity: Quantity })).min(1),
  })
  .meta({ id: 'Shipment' })
export type Shipment = z.output<typeof Shipment>

export const listShipments = endpoint({
  method: 'get',
  path: '/api/orders/:id/shipments',
  access: ['customer', 'admin'],
  summary: 'The shipments of an order, newest first',
  spec: '1 §7',
  params: byId,
  response: z.array(Shipment),
  errors: ['order.not_found'],
  tags: ['Shipment'],
})

const invalidQuantity = 'Please enter a valid quantity to ship'

/** `quantityShipped` is shared out over the lines in their order unless `lines` says how. */
export const CreateShipmentBody = z
  .object({
    quantityShipped: z.coerce.number({ error: invalidQuantity }).int(invalidQuantity).min(1, invalidQuantity),
    trackingNumber: optional(trackingNumber),
    shippingCarrier,
    lines: z
      .array(z.object({ orderLineId: z.uuid(), quantity: z.number().int().min(1, invalidQuantity) }))
      .min(1)
      .optional(),
  })
  .meta({ id: 'CreateShipmentBody' })

export const createShipment = endpoint({
  method: 'post',
  path: '/api/orders/:id/shipments',
  access: ['admin'],
  summary: 'Record a shipment, whole or partial',
  spec: '2 §7',
  params: byId,
  body: CreateShipmentBody,
  response: Shipment,
  status: 201,
  errors: ['order.not_found', 'order.archived', 'shipment.quantity_invalid'],
  tags: ['Order', 'Shipment'],
  idempotent: true,
})

export const UpdateShipmentBody = z
  .object({ status: z.enum(['in_transit', 'delivered']).optional(), trackingStatus: TrackingStatus.optional() })
  .refine((body) => body.status !== undefined || body.trackingStatus !== undefined, 'Name a status or a tracking status')
  .meta({ id: 'UpdateShipmentBody' })

export const updateShipment = endpoint({
  method: 'patch',
  path: '/api/orders/:id/shipments/:shipmentId',
  access: ['admin'],
  summary: 'Set the status or tracking status of a shipment',
  spec: 'decisions',
  params: z.object({ id: z.uuid(), shipmentId: z.uuid() }),
  body: UpdateShipmentBody,
  response: Shipment,
  errors: ['order.not_found', 'shipment.not_found'],
  tags: ['Order', 'Shipment'],
})

export const uploadQualityCheckFiles = endpoint({
  method: 'patch',
  path: '/api/orders/:id/quality-check',
  access: ['admin'],
  summary: 'Upload quality check files; a revision under way becomes pending again',
  spec: '2 §7',
  params: byId,
  files: { qualityCheck: { kinds: ['pdf', 'spreadsheet', 'image'], maxCount: 20, required: true } },
  response: z.array(QualityCheckFile),
  errors: ['order.not_found', 'order.archived', 'file.missing', 'file.wrong_type', 'file.too_large', 'file.empty'],
  tags: ['Order', 'QualityCheck'],
  limit: 'upload',
})

export const deleteQualityCheckFile = endpoint({
  method: 'delete',
  path: '/api/admin/orders/:id/quality-check-files/:fileId',
  access: ['admin'],
  summary: 'Remove a quality check file',
  spec: '2 §7',
  params: z.object({ id: z.uuid(), fileId: z.uuid() }),
  response: null,
  errors: ['order.not_found', 'file.not_found', 'order.archived'],
  tags: ['Order', 'QualityCheck'],
})

export const reopenOrder = endpoint({
  method: 'patch',
  path: '/api/admin/orders/:id/reopen',
  access: ['admin'],
  summary: 'Return an archived order to the active list; it stays paid',
  spec: '2 §7',
  params: byId,
  response: Order,
  errors: ['order.not_found', 'order.not_archived'],
  tags: ['Order', 'Dashboard'],
})

export const AdminOrderListQuery = listQuery({
  status: OrderStatus.optional(),
  sort: OrderSort.default('date-desc'),
})

export const listAdminOrders = endpoint({
  method: 'get',
  path: '/api/admin/orders',
  access: ['admin'],
  summary: 'Orders that are not archived',
  spec: '2 §7',
  query: AdminOrderListQuery,
  response: z.array(Order),
  tags: ['Order'],
})

export const listArchivedOrders = endpoint({
  method: 'get',
  path: '/api/admin/orders/archived',
  access: ['admin'],
  summary: 'Archived orders',
  spec: '2 §7',
  query: AdminOrderListQuery,
  response: z.array(Order),
  tags: ['Order'],
})

/** Specification 2, section 3, 'Quality check notification'. */
export const QualityCheckNotification = z
  .object({
    orderId: z.uuid(),
    orderNumber: z.string(),
    projectName: z.string(),
    qualityCheckStatus: QualityCheckStatus,
    orderStatus: OrderStatus,
    customerApprovedAt: Instant.nullable(),
  })
  .meta({ id: 'QualityCheckNotification' })

export const listQualityCheckNotifications = endpoint({
  method: 'get',
  path: '/api/admin/quality-check-notifications',
  access: ['admin'],
  summary: 'Orders whose quality check awaits, is approved or needs revision',
  spec: '2 §7',
  query: listQuery({ status: QualityCheckStatus.optional() }),
  response: z.array(QualityCheckNotification),
  tags: ['Order', 'QualityCheck'],
})

export const ManualOrderBody = z
  .object({
    customerId: z.uuid('Please select a customer to create the order for'),
    projectName: line(200).min(1, 'Project name is required'),
    material: line(80).min(1, 'Material is required'),
    materialGrade: optional(line(80)),
    finishing: optional(line(80)),
    tolerance: line(80).min(1, 'Tolerance is required'),
    quantity: z.coerce.number().int().min(1, 'Quantity must be at least 1').max(100_000_000),
    amount: MoneyInput,
    estimatedCompletion: optional(DateInput),
    notes: optional(text(4000)),
  })
  .meta({ id: 'ManualOrderBody' })

export const createManualOrder = endpoint({
  method: 'post',
  path: '/api/admin/orders/create',
  access: ['admin'],
  summary: 'Create an order for a customer without a quote; the RFQ is made with it',
  spec: '2 §7',
  body: ManualOrderBody,
  response: Order,
  status: 201,
  errors: ['user.not_found', 'quote.amount_invalid'],
  tags: ['Order', 'Rfq', 'Dashboard'],
  idempotent: true,
})
