import { z } from 'zod'
import { basedOn } from './based-on.ts'
import { byId, download, endpoint } from './endpoint.ts'
import { OrderStatus, shippingCarrier, trackingNumber } from './orders.ts'
import { DateOnly, optional, Quantity, TotalQuantity, wholeNumberInput } from './values.ts'

export const TrackingStatus = OrderStatus.exclude(['pending'])
export type TrackingStatus = z.output<typeof TrackingStatus>

/** What was sent in one shipment of an order (docs/product/shipments.md, 'Fields of a shipment'). */
export const Shipment = z
  .object({
    id: z.uuid(),
    orderId: z.uuid(),
    quantityShipped: TotalQuantity,
    shipmentDate: DateOnly,
    trackingNumber: z.string().nullable(),
    shippingCarrier: z.string().nullable(),
    trackingStatus: TrackingStatus,
    status: z.enum(['in_transit', 'delivered']),
    deliveryDate: DateOnly.nullable(),
    lines: z.array(z.object({ orderLineId: z.uuid(), quantity: Quantity })).min(1),
  })
  .meta({ id: 'Shipment' })
export type Shipment = z.output<typeof Shipment>

export const listShipments = endpoint({
  method: 'get',
  path: '/api/orders/:id/shipments',
  access: ['customer', 'admin'],
  summary: 'The shipments of an order, newest first',
  spec: "docs/product/shipments.md, 'Tracking dialog'",
  params: byId,
  response: z.array(Shipment),
  errors: ['order.not_found'],
  tags: ['Shipment'],
})

const invalidQuantity = 'Please enter a valid quantity to ship'

/** `quantityShipped` is allocated to the lines in order unless `lines` says how. */
export const CreateShipmentBody = z
  .object({
    quantityShipped: wholeNumberInput(invalidQuantity),
    trackingNumber: optional(trackingNumber),
    shippingCarrier,
    lines: z
      .array(z.object({ orderLineId: z.uuid(), quantity: z.number().int().min(1, invalidQuantity) }))
      .min(1)
      .optional(),
    /** How many pieces of the order had been shipped. */
    basedOn: basedOn({ quantityShipped: z.number().int() }),
  })
  .meta({ id: 'CreateShipmentBody' })

export const createShipment = endpoint({
  method: 'post',
  path: '/api/orders/:id/shipments',
  access: ['admin'],
  summary: 'Record a shipment, full or partial',
  spec: "docs/product/shipments.md, 'Recording a shipment'",
  params: byId,
  body: CreateShipmentBody,
  response: Shipment,
  status: 201,
  errors: ['order.not_found', 'order.archived', 'order.already_delivered', 'shipment.quantity_invalid', 'write.stale'],
  tags: ['Order', 'Shipment'],
  idempotent: true,
})

export const UpdateShipmentBody = z
  .object({
    status: z.enum(['in_transit', 'delivered']).optional(),
    trackingStatus: TrackingStatus.optional(),
    basedOn: basedOn({ status: z.enum(['in_transit', 'delivered']), trackingStatus: TrackingStatus }),
  })
  .refine(
    (body) => body.status !== undefined || body.trackingStatus !== undefined,
    'Name a status or a tracking status',
  )
  .meta({ id: 'UpdateShipmentBody' })

export const updateShipment = endpoint({
  method: 'patch',
  path: '/api/orders/:id/shipments/:shipmentId',
  access: ['admin'],
  summary: 'Set the status or tracking status of a shipment',
  spec: "docs/product/shipments.md, 'Status of a shipment'",
  params: z.object({ id: z.uuid(), shipmentId: z.uuid() }),
  body: UpdateShipmentBody,
  response: Shipment,
  errors: ['order.not_found', 'order.archived', 'shipment.not_found', 'write.stale'],
  tags: ['Order', 'Shipment'],
})

export const downloadPackingSlip = endpoint({
  method: 'get',
  path: '/api/orders/:id/shipments/:shipmentId/packing-slip',
  access: ['customer', 'admin'],
  summary: 'The packing slip of a shipment, without prices',
  spec: "docs/product/documents.md, 'Packing slip'",
  params: z.object({ id: z.uuid(), shipmentId: z.uuid() }),
  response: download('application/pdf'),
  errors: ['order.not_found', 'shipment.not_found', 'document.not_made'],
  limit: 'export',
})
