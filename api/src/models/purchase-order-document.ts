import { BaseModel } from './base-model.ts'

/** The kind of a purchase order's file, and who uploaded it. */
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
