import { BaseModel } from './base-model.ts'

/** Goods of a purchase order that arrived in one delivery. */
export class PurchaseOrderReceipt extends BaseModel {
  static override tableName = 'purchase_order_receipts'

  declare id: string
  declare purchaseOrderId: string
  declare receivedOn: string
  declare notes: string | null
  declare receivedBy: string | null
  declare createdAt: Date
}
