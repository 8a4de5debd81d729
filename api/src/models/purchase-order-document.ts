import { BaseModel } from './base-model.ts'

/** What a file of a purchase order is, and who brought it. */
export class PurchaseOrderDocument extends BaseModel {
  static override tableName = 'purchase_order_documents'
  static override idColumn = 'fileId'

  declare fileId: string
  declare purchaseOrderId: string
  declare kind: 'order' | 'certificate' | 'invoice' | 'photo' | 'other'
  declare isFromSupplier: boolean
  declare updateId: string | null
  declare createdAt: Date
}
