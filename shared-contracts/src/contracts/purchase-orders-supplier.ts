import { z } from 'zod'
import { basedOn } from './based-on.ts'
import { byId, download, endpoint, listQuery } from './endpoint.ts'
import {
  PurchaseOrderDocumentKind,
  PurchaseOrderStatus,
  purchaseOrderCarrier,
  purchaseOrderDetails,
  purchaseOrderSummary,
} from './purchase-order-values.ts'
import { purchaseOrderFilters } from './purchase-orders.ts'
import { BooleanInput, DateInput, DateOnly, line, optional, text } from './values.ts'

/** A purchase order in its supplier's lists. */
export const ListedOwnPurchaseOrder = z.object(purchaseOrderSummary).meta({ id: 'ListedOwnPurchaseOrder' })
export type ListedOwnPurchaseOrder = z.output<typeof ListedOwnPurchaseOrder>

/** A purchase order as its supplier sees it. */
export const OwnPurchaseOrder = z.object(purchaseOrderDetails).meta({ id: 'OwnPurchaseOrder' })
export type OwnPurchaseOrder = z.output<typeof OwnPurchaseOrder>

export const listOwnPurchaseOrders = endpoint({
  method: 'get',
  path: '/api/supplier/purchase-orders',
  access: ['supplier'],
  summary: 'The purchase orders of a supplier',
  spec: "docs/product/suppliers.md, 'Supplier portal'",
  query: listQuery(purchaseOrderFilters),
  response: z.array(ListedOwnPurchaseOrder),
  tags: ['PurchaseOrder'],
})

export const getOwnPurchaseOrder = endpoint({
  method: 'get',
  path: '/api/supplier/purchase-orders/:id',
  access: ['supplier'],
  summary: 'One purchase order of a supplier',
  spec: "docs/product/suppliers.md, 'Supplier portal'",
  params: byId,
  response: OwnPurchaseOrder,
  errors: ['purchase_order.not_found'],
  tags: ['PurchaseOrder'],
})

export const downloadOwnPurchaseOrder = endpoint({
  method: 'get',
  path: '/api/supplier/purchase-orders/:id/document',
  access: ['supplier'],
  summary: 'A purchase order of a supplier as PDF, in its current state',
  spec: "docs/product/documents.md, 'Purchase order'",
  params: byId,
  response: download('application/pdf'),
  errors: ['purchase_order.not_found', 'document.not_made'],
  limit: 'export',
})

export const acknowledgePurchaseOrder = endpoint({
  method: 'post',
  path: '/api/supplier/purchase-orders/:id/acknowledge',
  access: ['supplier'],
  summary: 'Acknowledge a purchase order, with the promised delivery date',
  spec: "docs/product/suppliers.md, 'Fulfilling a purchase order'",
  params: byId,
  body: z.object({ promisedDate: optional(DateInput) }).meta({ id: 'AcknowledgePurchaseOrderBody' }),
  response: OwnPurchaseOrder,
  errors: ['purchase_order.not_found', 'purchase_order.status_not_allowed', 'purchase_order.date_past'],
  tags: ['PurchaseOrder'],
})

export const promiseDelivery = endpoint({
  method: 'patch',
  path: '/api/supplier/purchase-orders/:id/promised-date',
  access: ['supplier'],
  summary: 'Promise another delivery date',
  spec: "docs/product/suppliers.md, 'Fulfilling a purchase order'",
  params: byId,
  body: z
    .object({ promisedDate: DateInput, basedOn: basedOn({ promisedDate: DateOnly.nullable() }) })
    .meta({ id: 'PromiseDeliveryBody' }),
  response: OwnPurchaseOrder,
  errors: ['purchase_order.not_found', 'purchase_order.closed', 'purchase_order.date_past', 'write.stale'],
  tags: ['PurchaseOrder'],
})

export const reportProgress = endpoint({
  method: 'post',
  path: '/api/supplier/purchase-orders/:id/progress',
  access: ['supplier'],
  summary: 'Report on a purchase order, with photos; it can also report that production started',
  spec: "docs/product/suppliers.md, 'Fulfilling a purchase order'",
  params: byId,
  body: z
    .object({
      notes: text(4000).min(1, 'Please describe your progress'),
      inProduction: BooleanInput.default(false).describe('Whether production has begun'),
    })
    .meta({ id: 'ReportProgressBody' }),
  files: { photos: { kinds: ['image'], maxCount: 20, forSuppliers: true } },
  response: OwnPurchaseOrder,
  status: 201,
  errors: ['purchase_order.not_found', 'purchase_order.closed', 'file.wrong_type', 'file.too_large'],
  tags: ['PurchaseOrder'],
  limit: 'upload',
  idempotent: true,
})

export const shipPurchaseOrder = endpoint({
  method: 'post',
  path: '/api/supplier/purchase-orders/:id/ship',
  access: ['supplier'],
  summary: 'Report that the goods were shipped, or correct their tracking number',
  spec: "docs/product/suppliers.md, 'Fulfilling a purchase order'",
  params: byId,
  body: z
    .object({
      trackingNumber: optional(line(120)),
      shippingCarrier: purchaseOrderCarrier,
      basedOn: basedOn({
        status: PurchaseOrderStatus,
        trackingNumber: z.string().max(120).nullable(),
        shippingCarrier: z.string().max(80).nullable(),
      }),
    })
    .meta({ id: 'ShipPurchaseOrderBody' }),
  response: OwnPurchaseOrder,
  errors: ['purchase_order.not_found', 'purchase_order.status_not_allowed', 'write.stale'],
  tags: ['PurchaseOrder'],
})

export const uploadPurchaseOrderDocuments = endpoint({
  method: 'post',
  path: '/api/supplier/purchase-orders/:id/documents',
  access: ['supplier'],
  summary: 'Upload certificates or the invoice of a purchase order',
  spec: "docs/product/suppliers.md, 'Fulfilling a purchase order'",
  params: byId,
  body: z
    .object({ kind: PurchaseOrderDocumentKind.extract(['certificate', 'invoice', 'other']) })
    .meta({ id: 'UploadPurchaseOrderDocumentsBody' }),
  files: {
    files: { kinds: ['pdf', 'spreadsheet', 'document', 'image'], maxCount: 20, required: true, forSuppliers: true },
  },
  response: OwnPurchaseOrder,
  status: 201,
  errors: ['purchase_order.not_found', 'purchase_order.cancelled', 'file.missing', 'file.wrong_type', 'file.too_large'],
  tags: ['PurchaseOrder'],
  limit: 'upload',
  idempotent: true,
})
