import { BaseModel } from './base-model.ts'

/** A supplier's progress report. */
export class PurchaseOrderUpdate extends BaseModel {
  static override tableName = 'purchase_order_updates'

  declare id: string
  declare purchaseOrderId: string
  declare notes: string
  declare createdAt: Date
}
