import { BaseModel } from './base-model.ts'
import { belongsTo } from './relations.ts'
import type { RfqPart } from './rfq-part.ts'

export class OrderLine extends BaseModel {
  static override tableName = 'order_lines'
  static override createdAtProperty = null

  declare id: string
  declare orderId: string
  declare partId: string | null
  /** 0 is the first line, whose values are the flat fields (docs/product/rfqs.md, 'Flat fields and parts'). */
  declare position: number
  declare name: string
  declare material: string | null
  declare materialGrade: string | null
  declare finishing: string | null
  declare tolerance: string | null
  declare quantity: number
  /** Decimal string with four decimals. */
  declare unitPrice: string
  /** Decimal string with two decimals. */
  declare amount: string
  /** Counted by the database from the shipment lines; never written here. */
  declare quantityShipped: number

  declare part?: RfqPart | null

  static override relationMappings = () => ({
    part: belongsTo('RfqPart', 'order_lines.partId', 'rfq_parts.id'),
  })
}
