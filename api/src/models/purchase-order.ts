import { BaseModel } from './base-model.ts'
import { belongsTo } from './relations.ts'
import type { StoredFile } from './stored-file.ts'
import type { SupplierQuote } from './supplier-quote.ts'

/** Our order to a supplier. The purchase order that a customer sends us is a file of the quote. */
export class PurchaseOrder extends BaseModel {
  static override tableName = 'purchase_orders'

  declare id: string
  declare number: string
  declare supplierQuoteId: string
  /** `YYYY-MM-DD`. */
  declare deliveryDate: string
  declare notes: string | null
  declare fileId: string | null
  declare createdBy: string | null
  declare createdAt: Date

  declare supplierQuote?: SupplierQuote
  declare file?: StoredFile | null

  static override relationMappings = () => ({
    supplierQuote: belongsTo('SupplierQuote', 'purchase_orders.supplierQuoteId', 'supplier_quotes.id'),
    file: belongsTo('StoredFile', 'purchase_orders.fileId', 'files.id'),
  })
}
