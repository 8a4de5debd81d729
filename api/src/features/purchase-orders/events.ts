import { PurchaseOrderStatus } from '@kerf/shared-contracts/contracts/purchase-order-values'
import { z } from 'zod'
import { defineEvent } from '../../platform/events/domain-event.ts'

/** A purchase order in events that its supplier may also receive: nothing about the customer. */
const orderFacts = z.object({ id: z.string(), number: z.string(), supplierId: z.string(), projectName: z.string() })

type Ordered = { order: z.output<typeof orderFacts> }

const about = ({ order }: Ordered) => ({ type: 'purchase_order', id: order.id })
const toAll = {
  tags: ['PurchaseOrder'],
  to: { admins: true, users: ({ order }: Ordered) => [order.supplierId] },
  id: ({ order }: Ordered) => order.id,
} as const
const toAdmins = { tags: ['PurchaseOrder'], to: { admins: true }, id: ({ order }: Ordered) => order.id } as const
const quotesOfAll = {
  tags: ['SupplierQuote'],
  to: { admins: true, users: ({ order }: Ordered) => [order.supplierId] },
} as const

export const purchaseOrderCreated = defineEvent({
  name: 'purchase_order.created',
  says: 'An admin ordered from a supplier what it had quoted.',
  facts: z.object({ order: orderFacts, amount: z.string(), currency: z.string(), deliveryDate: z.string() }),
  audit: ({ order, amount, currency, deliveryDate }) => ({
    object: about({ order }),
    changes: { number: order.number, amount, currency, deliveryDate },
  }),
  live: [toAll, quotesOfAll],
})

export const purchaseOrderMoved = defineEvent({
  name: 'purchase_order.status_changed',
  says: 'A purchase order entered another status, through its supplier, an admin or the receipt of the last goods.',
  facts: z.object({
    order: orderFacts,
    from: PurchaseOrderStatus,
    to: PurchaseOrderStatus,
    reason: z.string().nullable(),
  }),
  audit: ({ order, from, to, reason }) => ({ object: about({ order }), changes: { from, to, reason } }),
  live: [toAll, quotesOfAll],
})

export const purchaseOrderTermsChanged = defineEvent({
  name: 'purchase_order.terms_changed',
  says: 'An admin changed the delivery date or the notes of a purchase order.',
  facts: z.object({ order: orderFacts, deliveryDate: z.string() }),
  audit: ({ order, deliveryDate }) => ({ object: about({ order }), changes: { deliveryDate } }),
  live: [toAll],
})

export const deliveryPromised = defineEvent({
  name: 'purchase_order.delivery_promised',
  says: 'A supplier promised a delivery date.',
  facts: z.object({ order: orderFacts, from: z.string().nullable(), to: z.string() }),
  audit: ({ order, from, to }) => ({ object: about({ order }), changes: { from, to } }),
  live: [toAll],
})

export const progressReported = defineEvent({
  name: 'purchase_order.progress_reported',
  says: 'A supplier reported its progress on a purchase order.',
  facts: z.object({ order: orderFacts, photos: z.number() }),
  audit: ({ order, photos }) => ({ object: about({ order }), changes: { photos } }),
  live: [toAll],
})

export const purchaseOrderTrackingChanged = defineEvent({
  name: 'purchase_order.tracking_changed',
  says: 'A supplier set carrier and tracking number of a purchase order.',
  facts: z.object({
    order: orderFacts,
    trackingNumber: z.string().nullable(),
    shippingCarrier: z.string().nullable(),
  }),
  audit: ({ order, ...changes }) => ({ object: about({ order }), changes }),
  live: [toAll],
})

export const goodsReceived = defineEvent({
  name: 'purchase_order.goods_received',
  says: 'An admin recorded the receipt of goods of a purchase order, in full or in part.',
  facts: z.object({ order: orderFacts, receiptId: z.string(), quantity: z.number(), rejected: z.number() }),
  audit: ({ order, receiptId, quantity, rejected }) => ({
    object: about({ order }),
    changes: { receiptId, quantity, rejected },
  }),
  live: [toAll, { tags: ['Supplier'], to: { admins: true } }],
})

export const receiptCorrected = defineEvent({
  name: 'purchase_order.receipt_corrected',
  says: 'An admin corrected what a receipt of goods says.',
  facts: z.object({
    order: orderFacts,
    receiptId: z.string(),
    quantity: z.number(),
    rejected: z.number(),
    quantityBefore: z.number(),
    rejectedBefore: z.number(),
    receivedOn: z.string(),
    receivedOnBefore: z.string(),
    reason: z.string(),
  }),
  audit: ({ order, ...changes }) => ({ object: about({ order }), changes }),
  live: [toAll, { tags: ['Supplier'], to: { admins: true } }],
})

export const purchaseOrderDocumentsAdded = defineEvent({
  name: 'purchase_order.documents_added',
  says: 'An admin or the supplier added documents to a purchase order.',
  facts: z.object({ order: orderFacts, kind: z.string(), files: z.number(), isFromSupplier: z.boolean() }),
  audit: ({ order, kind, files, isFromSupplier }) => ({
    object: about({ order }),
    changes: { kind, files, isFromSupplier },
  }),
  live: [toAll],
})

export const purchaseOrderLinked = defineEvent({
  name: 'purchase_order.linked',
  says: "An admin set the customer's order that a purchase order serves, or removed it.",
  facts: z.object({ order: orderFacts, orderId: z.string().nullable() }),
  audit: ({ order, orderId }) => ({ object: about({ order }), changes: { orderId } }),
  live: [toAdmins],
})

export const purchaseOrderPaid = defineEvent({
  name: 'purchase_order.paid',
  says: 'An admin marked a purchase order as paid, or undid that.',
  facts: z.object({ order: orderFacts, paymentStatus: z.enum(['unpaid', 'paid']) }),
  audit: ({ order, paymentStatus }) => ({ object: about({ order }), changes: { paymentStatus } }),
  live: [toAll],
})
