import { TrackingStatus } from '@kerf/shared-contracts/contracts/shipments'
import { z } from 'zod'
import { defineEvent } from '../../platform/events/domain-event.ts'
import { changedOrder, orderFacts } from '../orders/events.ts'

export const shipmentCreated = defineEvent({
  name: 'shipment.created',
  says: 'An admin recorded a shipment of an order, full or partial.',
  facts: z.object({ order: orderFacts, shipmentId: z.string(), quantityShipped: z.number() }),
  audit: ({ order, shipmentId, quantityShipped }) => ({
    object: { type: 'shipment', id: shipmentId },
    changes: { orderId: order.id, quantityShipped },
  }),
  live: [changedOrder('Shipment')],
})

export const shipmentUpdated = defineEvent({
  name: 'shipment.updated',
  says: 'An admin set the status of a shipment.',
  facts: z.object({
    order: orderFacts,
    shipmentId: z.string(),
    status: z.enum(['in_transit', 'delivered']).optional(),
    trackingStatus: TrackingStatus.optional(),
  }),
  audit: ({ shipmentId, status, trackingStatus }) => ({
    object: { type: 'shipment', id: shipmentId },
    changes: { status, trackingStatus },
  }),
  live: [changedOrder('Shipment')],
})
