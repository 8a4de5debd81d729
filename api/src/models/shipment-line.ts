import { BaseModel } from './base-model.ts'
import type { OrderLine } from './order-line.ts'
import { belongsTo } from './relations.ts'

/** How many pieces of an order line were in a shipment. The database adds it to the line's `quantityShipped`. */
export class ShipmentLine extends BaseModel {
  static override tableName = 'shipment_lines'
  static override idColumn = ['shipmentId', 'orderLineId']
  static override createdAtProperty = null

  declare shipmentId: string
  declare orderLineId: string
  declare quantity: number

  declare orderLine?: OrderLine

  static override relationMappings = () => ({
    orderLine: belongsTo('OrderLine', 'shipment_lines.orderLineId', 'order_lines.id'),
  })
}
