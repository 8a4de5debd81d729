import { BaseModel } from './base-model.ts'

/** How many pieces of a line a receipt counted. */
export interface CountedLine {
  lineId: string
  quantity: number
  rejected: number
}

/** What a receipt said before it was corrected. */
export class PurchaseOrderReceiptCorrection extends BaseModel {
  static override tableName = 'purchase_order_receipt_corrections'
  static override jsonAttributes = ['lines']

  declare id: string
  declare receiptId: string
  declare reason: string
  declare receivedOn: string
  declare lines: CountedLine[]
  declare correctedBy: string | null
  declare createdAt: Date
}
