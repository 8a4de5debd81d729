import { BaseModel } from './base-model.ts'

/** How many pieces of a line arrived in one delivery. */
export class PurchaseOrderReceiptLine extends BaseModel {
  static override tableName = 'purchase_order_receipt_lines'
  static override idColumn = ['receiptId', 'lineId']
  static override createdAtProperty = null

  declare receiptId: string
  declare lineId: string
  declare quantity: number
  declare rejected: number
}
