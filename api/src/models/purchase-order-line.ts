import { BaseModel } from './base-model.ts'

/** One awarded part on a purchase order. */
export class PurchaseOrderLine extends BaseModel {
  static override tableName = 'purchase_order_lines'
  static override createdAtProperty = null

  declare id: string
  declare purchaseOrderId: string
  declare position: number
  declare partId: string | null
  declare name: string
  declare material: string
  declare materialGrade: string | null
  declare finishing: string | null
  declare tolerance: string | null
  declare quantity: number
  declare quantityReceived: number
  declare quantityRejected: number
  declare unitPrice: string
  declare amount: string
}
