import { z } from 'zod'
import { ShownPicture } from './files.ts'
import { UnitPrice } from './supplier-quotes.ts'
import { Currency, DateOnly, Instant, line, Money, optional, Quantity } from './values.ts'

/** The statuses of a purchase order, in order; `cancelled` ends it (docs/product/suppliers.md, 'Purchase orders'). */
export const PurchaseOrderStatus = z.enum([
  'issued',
  'acknowledged',
  'in_production',
  'shipped',
  'received',
  'cancelled',
])
export type PurchaseOrderStatus = z.output<typeof PurchaseOrderStatus>

/** The kind of a purchase order's document. */
export const PurchaseOrderDocumentKind = z.enum(['order', 'certificate', 'invoice', 'photo', 'other'])
export type PurchaseOrderDocumentKind = z.output<typeof PurchaseOrderDocumentKind>

const pieces = z.number().int()

const PurchaseOrderLine = z
  .object({
    id: z.uuid(),
    position: z.number().int(),
    name: z.string(),
    material: z.string(),
    materialGrade: z.string().nullable(),
    finishing: z.string().nullable(),
    tolerance: z.string().nullable(),
    quantity: Quantity,
    quantityReceived: pieces.describe('Good pieces'),
    quantityRejected: pieces.describe('Faulty pieces, which the supplier replaces'),
    unitPrice: UnitPrice,
    amount: Money,
  })
  .meta({ id: 'PurchaseOrderLine' })

const PurchaseOrderDocument = z
  .object({
    id: z.uuid().describe('Of the file'),
    kind: PurchaseOrderDocumentKind,
    fileName: z.string(),
    fileUrl: z.string(),
    fileSize: z.number().int(),
    uploadedAt: Instant,
    isFromSupplier: z.boolean(),
  })
  .meta({ id: 'PurchaseOrderDocument' })

/** A supplier's progress report. */
const PurchaseOrderUpdate = z
  .object({
    id: z.uuid(),
    notes: z.string(),
    createdAt: Instant,
    photos: z.array(z.object({ id: z.uuid(), fileName: z.string(), fileUrl: z.string() })),
  })
  .meta({ id: 'PurchaseOrderUpdate' })

const countedLines = z.array(z.object({ lineId: z.uuid(), quantity: pieces, rejected: pieces }))

/** The earlier content of a receipt, and why it was corrected. */
const ReceiptCorrection = z
  .object({ id: z.uuid(), reason: z.string(), receivedOn: DateOnly, lines: countedLines, createdAt: Instant })
  .meta({ id: 'ReceiptCorrection' })

/** Goods that arrived in one delivery. */
const PurchaseOrderReceipt = z
  .object({
    id: z.uuid(),
    receivedOn: DateOnly,
    notes: z.string().nullable(),
    lines: countedLines.describe('None where a correction took it back'),
    corrections: z.array(ReceiptCorrection).describe('The latest first'),
    createdAt: Instant,
  })
  .meta({ id: 'PurchaseOrderReceipt' })

/** What lists show, to admins and to the supplier alike. */
export const purchaseOrderSummary = {
  id: z.uuid(),
  purchaseOrderNumber: z.string(),
  supplierQuoteId: z.uuid(),
  requestId: z.uuid(),
  referenceNumber: z.string().nullable(),
  projectName: z.string(),
  picture: ShownPicture.nullable().describe('Of the drawings that its supplier was asked about'),
  status: PurchaseOrderStatus,
  currency: Currency,
  amount: Money.describe('Of all lines, with setup and freight'),
  quantityOrdered: pieces,
  quantityReceived: pieces,
  deliveryDate: DateOnly.describe('When the goods are wanted'),
  promisedDate: DateOnly.nullable().describe('What the supplier promised'),
  isLate: z.boolean().describe('Past its delivery date, and neither received nor cancelled'),
  paymentStatus: z.enum(['unpaid', 'paid']),
  paidAt: Instant.nullable(),
  createdAt: Instant,
  updatedAt: Instant,
}

/** Further fields of a purchase order, for admins and the supplier alike. */
export const purchaseOrderDetails = {
  ...purchaseOrderSummary,
  notes: z.string().nullable().describe('What the supplier reads'),
  fileUrl: z.string().nullable().describe('The order as PDF, if one was uploaded'),
  setupPrice: Money,
  freightPrice: Money,
  seal: z.string().describe('Of the request as ordered'),
  trackingNumber: z.string().nullable(),
  shippingCarrier: z.string().nullable(),
  acknowledgedAt: Instant.nullable().describe('Null if that step was skipped, as every one of these'),
  inProductionAt: Instant.nullable(),
  shippedAt: Instant.nullable(),
  receivedAt: Instant.nullable(),
  cancelledAt: Instant.nullable(),
  cancelReason: z.string().nullable(),
  lines: z.array(PurchaseOrderLine).min(1),
  receipts: z.array(PurchaseOrderReceipt).describe('The latest first'),
  documents: z.array(PurchaseOrderDocument).describe('Without photos'),
  progress: z.array(PurchaseOrderUpdate).describe('The latest first'),
}

export const purchaseOrderCarrier = optional(line(80))
