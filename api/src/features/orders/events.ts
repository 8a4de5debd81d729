import { OrderStatus } from '@kerf/shared-contracts/contracts/orders'
import type { Tag } from '@kerf/shared-contracts/contracts/tags'
import { z } from 'zod'
import { defineEvent, ownersOf } from '../../platform/events/domain-event.ts'

/** The fields of an order in events. */
export const orderFacts = z.object({
  id: z.string(),
  number: z.string(),
  customerId: z.string(),
  companyId: z.string().nullable(),
})

type Ordered = { order: z.output<typeof orderFacts> }

const about = ({ order }: Ordered) => ({ type: 'order', id: order.id })

/** The order, and everything that depends on it. */
export function changedOrder(...more: Tag[]) {
  return { tags: ['Order', 'Dashboard', ...more], to: ownersOf('order'), id: ({ order }: Ordered) => order.id } as const
}

export const orderCreated = defineEvent({
  name: 'order.created',
  says: 'An admin created the sales order of an accepted quote, or an order by hand.',
  facts: z.object({
    order: orderFacts,
    amount: z.string(),
    currency: z.string(),
    projectName: z.string(),
    dueDate: z.string().nullable(),
    promisedDate: z.string().nullable().describe('The delivery date that the quote promised'),
    source: z
      .enum(['quote', 'manual'])
      .describe('Whether the customer accepted a quote, or an admin created it by hand'),
  }),
  audit: ({ order, amount, currency, dueDate, source }) => ({
    object: about({ order }),
    changes: { number: order.number, amount, currency, dueDate, source },
  }),
  live: [changedOrder('Rfq', 'Quote')],
})

export const orderStatusChanged = defineEvent({
  name: 'order.status_changed',
  says: 'An order entered another stage, through an admin or the approval of its quality check.',
  facts: z.object({ order: orderFacts, from: OrderStatus, to: OrderStatus }),
  audit: ({ order, from, to }) => ({ object: about({ order }), changes: { from, to } }),
  live: [changedOrder('QualityCheck', 'Shipment')],
})

export const orderDueDateChanged = defineEvent({
  name: 'order.due_date_changed',
  says: 'An admin changed the due date of an order.',
  facts: z.object({
    order: orderFacts,
    from: z.string().nullable(),
    to: z.string(),
    promisedDate: z.string().nullable().describe('The delivery date that the quote promised'),
    reason: z.string().nullable(),
  }),
  audit: ({ order, from, to, reason }) => ({ object: about({ order }), changes: { from, to, reason } }),
  live: [changedOrder()],
})

export const trackingChanged = defineEvent({
  name: 'order.tracking_changed',
  says: 'An admin set the tracking number of an order.',
  facts: z.object({ order: orderFacts, trackingNumber: z.string(), shippingCarrier: z.string().nullable() }),
  audit: ({ order, ...changes }) => ({ object: about({ order }), changes }),
  live: [changedOrder()],
})

export const invoiceUploaded = defineEvent({
  name: 'order.invoice_uploaded',
  says: 'An admin uploaded the invoice of an order.',
  facts: z.object({ order: orderFacts, fileName: z.string() }),
  audit: ({ order, fileName }) => ({ object: about({ order }), changes: { fileName } }),
  live: [changedOrder()],
})

export const invoiceCreated = defineEvent({
  name: 'order.invoice_created',
  says: 'Kerf created the invoice of an order for an admin, for the first time or again.',
  facts: z.object({ order: orderFacts, number: z.string(), fileName: z.string() }),
  audit: ({ order, number, fileName }) => ({ object: about({ order }), changes: { number, fileName } }),
  live: [changedOrder()],
})

export const orderPaid = defineEvent({
  name: 'order.paid',
  says: 'An admin marked an order as paid, which archives it.',
  facts: z.object({ order: orderFacts }),
  audit: ({ order }) => ({ object: about({ order }) }),
  live: [changedOrder()],
})

export const orderReopened = defineEvent({
  name: 'order.reopened',
  says: 'An admin returned an archived order to the active ones.',
  facts: z.object({ order: orderFacts }),
  audit: ({ order }) => ({ object: about({ order }) }),
  live: [changedOrder()],
})
