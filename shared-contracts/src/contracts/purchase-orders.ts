import { z } from 'zod'
import { basedOn, basedOnText, seenText } from './based-on.ts'
import { byId, download, endpoint, listQuery } from './endpoint.ts'
import { mostParts } from './part-limits.ts'
import {
  PurchaseOrderDocumentKind,
  PurchaseOrderStatus,
  purchaseOrderDetails,
  purchaseOrderSummary,
} from './purchase-order-values.ts'
import { BooleanInput, DateInput, DateOnly, Money, optional, text } from './values.ts'

/** What only admins see of it. */
const forAdmins = {
  supplier: z.object({
    id: z.uuid(),
    name: z.string(),
    company: z.string().nullable(),
    supplierNumber: z.string().nullable(),
    email: z.string(),
  }),
  orderId: z.uuid().nullable().describe("The customer's order it serves"),
  orderNumber: z.string().nullable(),
}

export const ListedPurchaseOrder = z
  .object({ ...purchaseOrderSummary, ...forAdmins })
  .meta({ id: 'ListedPurchaseOrder' })
export type ListedPurchaseOrder = z.output<typeof ListedPurchaseOrder>

export const PurchaseOrder = z.object({ ...purchaseOrderDetails, ...forAdmins }).meta({ id: 'PurchaseOrder' })
export type PurchaseOrder = z.output<typeof PurchaseOrder>

export const createPurchaseOrder = endpoint({
  method: 'post',
  path: '/api/admin/purchase-orders',
  access: ['admin'],
  summary: 'Create the purchase order of an accepted supplier quote',
  spec: "docs/product/suppliers.md, 'Purchase orders'",
  body: z
    .object({
      supplierQuoteId: z.uuid(),
      deliveryDate: DateInput,
      notes: optional(text(4000)),
      orderId: optional(z.uuid()).describe("The customer's order it serves"),
      /** Of the quote. */
      basedOn: basedOnText({ revision: z.number().int(), awardedAmount: Money.nullable() }),
    })
    .meta({ id: 'CreatePurchaseOrderBody' }),
  files: { poFile: { kinds: ['pdf'], maxCount: 1 } },
  response: PurchaseOrder,
  status: 201,
  errors: [
    'supplier_quote.not_found',
    'supplier_quote.not_accepted',
    'purchase_order.exists',
    'supplier_quote.over_awarded',
    'supplier_quote.supplier_suspended',
    'supplier_quote.supplier_deleted',
    'purchase_order.date_past',
    'order.not_found',
    'file.not_pdf',
    'write.stale',
  ],
  tags: ['PurchaseOrder', 'SupplierQuote'],
  limit: 'upload',
  idempotent: true,
})

export const purchaseOrderFilters = {
  status: PurchaseOrderStatus.or(z.literal('open')).optional().describe('open: neither received nor cancelled'),
  payment: z.enum(['unpaid', 'paid']).optional(),
  sort: z.enum(['date-desc', 'date-asc', 'delivery', 'amount', 'status']).default('date-desc'),
}

export const listPurchaseOrders = endpoint({
  method: 'get',
  path: '/api/admin/purchase-orders',
  access: ['admin'],
  summary: 'Purchase orders to suppliers',
  spec: "docs/product/suppliers.md, 'Purchase orders'",
  query: listQuery({
    ...purchaseOrderFilters,
    supplierId: z.uuid().optional(),
    orderId: z.uuid().optional().describe("Those that serve this order of a customer's"),
  }),
  response: z.array(ListedPurchaseOrder),
  tags: ['PurchaseOrder'],
})

export const getPurchaseOrder = endpoint({
  method: 'get',
  path: '/api/admin/purchase-orders/:id',
  access: ['admin'],
  summary: 'One purchase order to a supplier',
  spec: "docs/product/suppliers.md, 'Purchase orders'",
  params: byId,
  response: PurchaseOrder,
  errors: ['purchase_order.not_found'],
  tags: ['PurchaseOrder'],
})

export const downloadSupplierPurchaseOrder = endpoint({
  method: 'get',
  path: '/api/admin/purchase-orders/:id/document',
  access: ['admin'],
  summary: 'A purchase order as PDF, in its current state',
  spec: "docs/product/documents.md, 'Purchase order'",
  params: byId,
  response: download('application/pdf'),
  errors: ['purchase_order.not_found', 'document.not_made'],
  limit: 'export',
})

export const updatePurchaseOrderStatus = endpoint({
  method: 'patch',
  path: '/api/admin/purchase-orders/:id/status',
  access: ['admin'],
  summary: 'Move a purchase order to its next status, or cancel it',
  spec: "docs/product/suppliers.md, 'Purchase orders'",
  params: byId,
  body: z
    .object({
      status: PurchaseOrderStatus.exclude(['issued']),
      reason: optional(text(2000)).describe('The reason of a cancellation; the supplier reads it'),
      acceptShort: BooleanInput.default(false).describe('With `received`: nothing more will come'),
      basedOn: basedOn({ status: PurchaseOrderStatus }),
    })
    .refine(({ status, reason }) => status !== 'cancelled' || reason !== null, {
      path: ['reason'],
      message: 'Please tell the supplier why',
    })
    .meta({ id: 'UpdatePurchaseOrderStatusBody' }),
  response: PurchaseOrder,
  errors: [
    'purchase_order.not_found',
    'purchase_order.status_not_allowed',
    'purchase_order.not_all_received',
    'write.stale',
  ],
  tags: ['PurchaseOrder', 'SupplierQuote'],
})

const wrongQuantity = 'Please enter a valid quantity'
const received = z.number(wrongQuantity).int(wrongQuantity).min(0, wrongQuantity).max(100_000_000, wrongQuantity)

export const receivePurchaseOrder = endpoint({
  method: 'post',
  path: '/api/admin/purchase-orders/:id/receipts',
  access: ['admin'],
  summary: 'Receive goods, in full or in part; with the last piece the order is received',
  spec: "docs/product/suppliers.md, 'Receiving goods'",
  params: byId,
  body: z
    .object({
      receivedOn: optional(DateInput).describe('Today by default'),
      notes: optional(text(2000)),
      lines: z
        .array(z.object({ lineId: z.uuid(), quantity: received, rejected: received.default(0) }))
        .min(1, wrongQuantity)
        .max(mostParts),
      /** How many good pieces of the order had arrived. */
      basedOn: basedOn({ quantityReceived: z.number().int() }),
    })
    .meta({ id: 'ReceivePurchaseOrderBody' }),
  response: PurchaseOrder,
  status: 201,
  errors: [
    'purchase_order.not_found',
    'purchase_order.closed',
    'purchase_order.quantity_invalid',
    'purchase_order.more_than_ordered',
    'purchase_order.more_faulty_than_delivered',
    'purchase_order.received_in_future',
    'purchase_order.received_before_issue',
    'write.stale',
  ],
  tags: ['PurchaseOrder', 'Supplier'],
  idempotent: true,
})

export const correctReceipt = endpoint({
  method: 'put',
  path: '/api/admin/purchase-orders/:id/receipts/:receiptId',
  access: ['admin'],
  summary: 'Correct what a receipt of goods says; pieces that are missing then are to come again',
  spec: "docs/product/suppliers.md, 'Receiving goods'",
  params: z.object({ id: z.uuid(), receiptId: z.uuid() }),
  body: z
    .object({
      receivedOn: DateInput,
      lines: z
        .array(z.object({ lineId: z.uuid(), quantity: received, rejected: received.default(0) }))
        .max(mostParts)
        .describe('What came; none takes the receipt back'),
      reason: text(2000).min(1, 'Please say why').describe('The supplier reads it'),
      /** How many good and faulty pieces the receipt counted, and how often it was corrected: sums hide which line had them. */
      basedOn: basedOn({
        receivedOn: DateOnly,
        quantity: z.number().int(),
        rejected: z.number().int(),
        corrections: z.number().int(),
      }),
    })
    .meta({ id: 'CorrectReceiptBody' }),
  response: PurchaseOrder,
  errors: [
    'purchase_order.not_found',
    'purchase_order.cancelled',
    'purchase_order.receipt_not_found',
    'purchase_order.quantity_invalid',
    'purchase_order.more_than_ordered',
    'purchase_order.more_faulty_than_delivered',
    'purchase_order.later_receipt_first',
    'purchase_order.moved_on',
    'purchase_order.received_in_future',
    'purchase_order.received_before_issue',
    'write.stale',
  ],
  tags: ['PurchaseOrder', 'Supplier'],
})

export const addPurchaseOrderDocuments = endpoint({
  method: 'post',
  path: '/api/admin/purchase-orders/:id/documents',
  access: ['admin'],
  summary: 'Add documents to a purchase order, which the supplier reads too',
  spec: "docs/product/suppliers.md, 'Purchase orders'",
  params: byId,
  body: z.object({ kind: PurchaseOrderDocumentKind.exclude(['photo']) }).meta({ id: 'PurchaseOrderDocumentsBody' }),
  files: { files: { kinds: ['pdf', 'spreadsheet', 'document', 'image'], maxCount: 20, required: true } },
  response: PurchaseOrder,
  status: 201,
  errors: ['purchase_order.not_found', 'file.missing', 'file.wrong_type'],
  tags: ['PurchaseOrder'],
  limit: 'upload',
  idempotent: true,
})

export const linkPurchaseOrder = endpoint({
  method: 'patch',
  path: '/api/admin/purchase-orders/:id/order',
  access: ['admin'],
  summary: "Set the customer's order a purchase order serves, or none",
  spec: "docs/product/suppliers.md, 'Purchase orders'",
  params: byId,
  body: z
    .object({ orderId: z.uuid().nullable(), basedOn: basedOn({ orderId: z.uuid().nullable() }) })
    .meta({ id: 'LinkPurchaseOrderBody' }),
  response: PurchaseOrder,
  errors: ['purchase_order.not_found', 'order.not_found', 'write.stale'],
  tags: ['PurchaseOrder'],
})

export const updatePurchaseOrderPayment = endpoint({
  method: 'patch',
  path: '/api/admin/purchase-orders/:id/payment',
  access: ['admin'],
  summary: 'Mark a purchase order as paid, or undo that',
  spec: "docs/product/suppliers.md, 'Purchase orders'",
  params: byId,
  body: z
    .object({
      paymentStatus: z.enum(['unpaid', 'paid']),
      basedOn: basedOn({ paymentStatus: z.enum(['unpaid', 'paid']) }),
    })
    .meta({ id: 'PurchaseOrderPaymentBody' }),
  response: PurchaseOrder,
  errors: ['purchase_order.not_found', 'purchase_order.status_not_allowed', 'write.stale'],
  tags: ['PurchaseOrder'],
})

export const updatePurchaseOrderTerms = endpoint({
  method: 'patch',
  path: '/api/admin/purchase-orders/:id',
  access: ['admin'],
  summary: 'Change the delivery date and the notes of a purchase order',
  spec: "docs/product/suppliers.md, 'Purchase orders'",
  params: byId,
  body: z
    .object({
      deliveryDate: DateInput,
      notes: optional(text(4000)),
      basedOn: basedOn({ deliveryDate: DateOnly, notes: seenText }),
    })
    .meta({ id: 'PurchaseOrderTermsBody' }),
  response: PurchaseOrder,
  errors: ['purchase_order.not_found', 'purchase_order.closed', 'purchase_order.date_past', 'write.stale'],
  tags: ['PurchaseOrder'],
})
