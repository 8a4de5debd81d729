import { BaseModel } from './base-model.ts'
import type { Order, OrderStatus } from './order.ts'
import { belongsTo, hasMany } from './relations.ts'
import type { ShipmentLine } from './shipment-line.ts'

export type ShipmentStatus = 'in_transit' | 'delivered'
export type TrackingStatus = Exclude<OrderStatus, 'pending'>

export class Shipment extends BaseModel {
  static override tableName = 'shipments'
  static override updatedAtProperty = 'updatedAt'

  declare id: string
  declare orderId: string
  /** `YYYY-MM-DD`. */
  declare shipmentDate: string
  declare trackingNumber: string | null
  declare shippingCarrier: string | null
  declare trackingStatus: TrackingStatus
  declare status: ShipmentStatus
  /** `YYYY-MM-DD`. */
  declare deliveryDate: string | null
  declare createdBy: string | null
  declare createdAt: Date
  declare updatedAt: Date

  declare order?: Order
  declare lines?: ShipmentLine[]

  static override relationMappings = () => ({
    order: belongsTo('Order', 'shipments.orderId', 'orders.id'),
    lines: hasMany('ShipmentLine', 'shipments.id', 'shipment_lines.shipmentId'),
  })
}
