import { z } from 'zod'
import { manualFinishes, manualMaterials } from '../rules/catalog.ts'
import { basedOn, basedOnText, seenText } from './based-on.ts'
import { WaitingKind } from './dashboard.ts'
import { byId, download, endpoint, listQuery } from './endpoint.ts'
import { Order, OrderSort, OrderStatus, shippingCarrier, trackingNumber } from './orders.ts'
import {
  BooleanInput,
  Currency,
  DateInput,
  DateOnly,
  line,
  MoneyInput,
  optional,
  QuantityInput,
  text,
} from './values.ts'

export const getRfqOrder = endpoint({
  method: 'get',
  path: '/api/admin/rfqs/:id/order',
  access: ['admin'],
  summary: 'Whether an RFQ has its sales order',
  spec: "docs/product/orders.md, 'Sales order'",
  params: byId,
  response: z
    .object({ hasOrder: z.boolean(), orderNumber: z.string().nullable(), orderId: z.uuid().nullable() })
    .meta({ id: 'RfqOrder' }),
  errors: ['rfq.not_found'],
  tags: ['Order', 'Rfq'],
})

export const createSalesOrder = endpoint({
  method: 'post',
  path: '/api/admin/rfqs/:id/create-order',
  access: ['admin'],
  summary: 'Create the sales order of an accepted RFQ with a purchase order',
  spec: "docs/product/orders.md, 'Sales order'",
  params: byId,
  body: z
    .object({ dueDate: DateInput, customerPurchaseOrderNumber: optional(line(80)) })
    .meta({ id: 'CreateSalesOrderBody' }),
  response: Order,
  status: 201,
  errors: [
    'rfq.not_found',
    'order.rfq_not_accepted',
    'order.purchase_order_missing',
    'order.exists',
    'order.due_date_past',
  ],
  tags: ['Order', 'Rfq', 'Dashboard'],
  idempotent: true,
})

export const checkPurchaseOrderNumber = endpoint({
  method: 'get',
  path: '/api/admin/rfqs/:id/purchase-order-number',
  access: ['admin'],
  summary: 'Whether the customer of an RFQ, or their company, used a purchase order number before',
  spec: "docs/product/orders.md, 'Sales order'",
  params: byId,
  query: z.object({ number: line(80).min(1) }),
  response: z
    .object({ usedBy: z.string().nullable().describe('The order, else the quote, with this number') })
    .meta({ id: 'PurchaseOrderNumberUse' }),
  errors: ['rfq.not_found'],
  tags: ['Order', 'Quote'],
})

const UpdateOrderStatusBody = z
  .object({
    status: OrderStatus,
    confirmUnshipped: z.boolean().default(false),
    basedOn: basedOn({ orderStatus: OrderStatus }),
  })
  .meta({ id: 'UpdateOrderStatusBody' })

export const updateOrderStatus = endpoint({
  method: 'patch',
  path: '/api/orders/:id/status',
  access: ['admin'],
  summary: 'Set the stage of an order, forwards or back',
  spec: "docs/product/orders.md, 'Setting the stage'",
  params: byId,
  body: UpdateOrderStatusBody,
  response: Order,
  errors: ['order.not_found', 'order.already_delivered', 'order.archived', 'order.unshipped_rest', 'write.stale'],
  tags: ['Order', 'Dashboard', 'QualityCheck'],
})

const UpdateDueDateBody = z
  .object({
    dueDate: DateInput,
    reason: optional(text(1000)).describe('Read by the customer; required if the date becomes later'),
    confirmLater: BooleanInput.default(false),
    basedOn: basedOn({ dueDate: DateOnly.nullable() }),
  })
  .meta({ id: 'UpdateDueDateBody' })

export const updateDueDate = endpoint({
  method: 'patch',
  path: '/api/orders/:id/due-date',
  access: ['admin'],
  summary: 'Change the due date; the customer is told',
  spec: "docs/product/orders.md, 'Due date'",
  params: byId,
  body: UpdateDueDateBody,
  response: Order,
  errors: [
    'order.not_found',
    'order.archived',
    'order.due_date_final',
    'order.due_date_past',
    'order.due_date_later',
    'write.stale',
  ],
  tags: ['Order', 'Dashboard'],
})

const UpdateTrackingBody = z
  .object({
    trackingNumber: trackingNumber.min(1, 'Please enter a tracking number'),
    shippingCarrier,
    basedOn: basedOn({ trackingNumber: seenText, shippingCarrier: seenText }),
  })
  .meta({ id: 'UpdateTrackingBody' })

export const updateOrderTracking = endpoint({
  method: 'patch',
  path: '/api/orders/:id/tracking',
  access: ['admin'],
  summary: 'Set tracking number and carrier of an order',
  spec: "docs/product/shipments.md, 'Tracking of an order'",
  params: byId,
  body: UpdateTrackingBody,
  response: Order,
  errors: ['order.not_found', 'order.archived', 'write.stale'],
  tags: ['Order'],
})

export const uploadInvoice = endpoint({
  method: 'patch',
  path: '/api/orders/:id/invoice',
  access: ['admin'],
  summary: 'Upload the invoice PDF',
  spec: "docs/product/orders.md, 'Invoice'",
  params: byId,
  body: z.object({ basedOn: basedOnText({ invoiceUrl: seenText }) }).meta({ id: 'UploadInvoiceBody' }),
  files: { invoice: { kinds: ['pdf'], maxCount: 1, required: true } },
  response: Order,
  errors: ['order.not_found', 'order.archived', 'file.not_pdf', 'file.missing', 'write.stale'],
  tags: ['Order'],
  limit: 'upload',
})

/** The number is given once per order, and an invoice created again keeps it. */
export const createInvoice = endpoint({
  method: 'post',
  path: '/api/orders/:id/invoice',
  access: ['admin'],
  summary: 'Make the invoice of an order, with a number of its own',
  spec: "docs/product/documents.md, 'Invoice'",
  params: byId,
  body: z.object({ dueDate: DateInput, basedOn: basedOn({ invoiceUrl: seenText }) }).meta({ id: 'CreateInvoiceBody' }),
  response: Order,
  status: 201,
  errors: ['order.not_found', 'order.archived', 'order.due_date_past', 'document.not_made', 'write.stale'],
  tags: ['Order'],
  idempotent: true,
})

export const previewInvoice = endpoint({
  method: 'get',
  path: '/api/orders/:id/invoice/preview',
  access: ['admin'],
  summary: 'The invoice as Kerf would make it, without a number',
  spec: "docs/product/documents.md, 'Invoice'",
  params: byId,
  query: z.object({ dueDate: DateInput }),
  response: download('application/pdf'),
  errors: ['order.not_found', 'document.not_made'],
  limit: 'export',
})

export const updatePayment = endpoint({
  method: 'patch',
  path: '/api/orders/:id/payment',
  access: ['admin'],
  summary: "'Mark as Paid & Archive'; needs an invoice",
  spec: "docs/product/orders.md, 'Payment and archive'",
  params: byId,
  body: z
    .object({ paymentStatus: z.literal('paid'), basedOn: basedOn({ invoiceUrl: seenText }) })
    .meta({ id: 'UpdatePaymentBody' }),
  response: Order,
  errors: ['order.not_found', 'order.invoice_missing', 'order.archived', 'write.stale'],
  tags: ['Order', 'Dashboard'],
})

export const reopenOrder = endpoint({
  method: 'patch',
  path: '/api/admin/orders/:id/reopen',
  access: ['admin'],
  summary: 'Return an archived order to the active list; it stays paid',
  spec: "docs/product/orders.md, 'Reopening'",
  params: byId,
  response: Order,
  errors: ['order.not_found', 'order.not_archived'],
  tags: ['Order', 'Dashboard'],
})

const AdminOrderListQuery = listQuery({
  status: OrderStatus.optional(),
  customerId: z.uuid().optional(),
  waiting: WaitingKind.extract(['late_order']).optional().describe('Only late ones, as counted in the work queue'),
  sort: OrderSort.default('date-desc'),
})

export const listAdminOrders = endpoint({
  method: 'get',
  path: '/api/admin/orders',
  access: ['admin'],
  summary: 'Orders that are not archived',
  spec: "docs/product/admin.md, 'Active Orders'",
  query: AdminOrderListQuery,
  response: z.array(Order),
  tags: ['Order'],
})

export const listArchivedOrders = endpoint({
  method: 'get',
  path: '/api/admin/orders/archived',
  access: ['admin'],
  summary: 'Archived orders',
  spec: "docs/product/admin.md, 'Archived Orders'",
  query: AdminOrderListQuery,
  response: z.array(Order),
  tags: ['Order'],
})

const offered = 'Please choose one of the offered values'
const isOneOf = (choices: readonly string[]) => (value: string) => choices.includes(value)

const ManualOrderBody = z
  .object({
    customerId: z.uuid('Please select a customer to create the order for'),
    projectName: line(200).min(1, 'Project name is required'),
    material: line(80).min(1, 'Material is required').refine(isOneOf(manualMaterials), offered),
    materialGrade: optional(line(80)),
    finishing: optional(
      line(80).refine((finishing) => finishing === '' || isOneOf(manualFinishes)(finishing), offered),
    ),
    tolerance: line(80).min(1, 'Tolerance is required'),
    quantity: QuantityInput,
    amount: MoneyInput,
    currency: Currency.optional(),
    estimatedCompletion: optional(DateInput),
    notes: optional(text(4000)),
  })
  .meta({ id: 'ManualOrderBody' })

export const createManualOrder = endpoint({
  method: 'post',
  path: '/api/admin/orders/create',
  access: ['admin'],
  summary: 'Create an order for a customer without a quote; the RFQ is made with it',
  spec: "docs/product/admin.md, 'Manual creation'",
  body: ManualOrderBody,
  response: Order,
  status: 201,
  errors: ['user.not_found', 'quote.amount_invalid'],
  tags: ['Order', 'Rfq', 'Dashboard'],
  idempotent: true,
})
