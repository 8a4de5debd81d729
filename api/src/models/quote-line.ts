import { BaseModel } from './base-model.ts'
import { belongsTo } from './relations.ts'
import type { RfqPart } from './rfq-part.ts'

/** The price of one part at one quantity. */
export class QuoteLine extends BaseModel {
  static override tableName = 'quote_lines'
  static override createdAtProperty = null

  declare id: string
  declare revisionId: string
  declare partId: string
  declare quantity: number
  /** Decimal string with four decimals. */
  declare unitPrice: string
  /** Decimal string with two decimals. */
  declare amount: string
  /** At most one quantity per part is chosen; clear the old one before setting another. */
  declare isChosen: boolean

  declare part?: RfqPart

  static override relationMappings = () => ({
    part: belongsTo('RfqPart', 'quote_lines.partId', 'rfq_parts.id'),
  })
}
