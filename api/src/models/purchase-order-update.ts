import { BaseModel } from './base-model.ts'

/** What a supplier reported on the way. */
export class PurchaseOrderUpdate extends BaseModel {
  static override tableName = 'purchase_order_updates'

  declare id: string
  declare purchaseOrderId: string
  declare notes: string
  declare createdAt: Date
}
