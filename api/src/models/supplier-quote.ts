import { BaseModel } from './base-model.ts'
import type { PurchaseOrder } from './purchase-order.ts'
import { belongsTo, hasOne } from './relations.ts'
import type { StoredFile } from './stored-file.ts'
import type { SupplierProfile } from './supplier-profile.ts'
import type { SupplierRequest } from './supplier-request.ts'

export type SupplierQuoteStatus = 'pending' | 'accepted' | 'not_selected'

/** The price of some pieces of a part, as a quote or an award stores it; decimals as text. */
export interface StoredPrice {
  partId: string
  partName: string
  quantity: number
  unitPrice: string
  amount: string
}

export class SupplierQuote extends BaseModel {
  static override tableName = 'supplier_quotes'
  static override jsonAttributes = ['prices', 'awards']
  static override createdAtProperty = 'submittedAt'
  static override updatedAtProperty = 'updatedAt'

  declare id: string
  declare requestId: string
  declare supplierId: string
  /** Decimal string. */
  declare price: string
  declare currency: string
  declare leadTimeDays: number
  declare status: SupplierQuoteStatus
  declare notes: string | null
  declare quoteFileId: string | null
  declare submittedAt: Date
  declare adminFeedback: string | null
  declare updatedAt: Date
  declare revision: number
  declare setupPrice: string
  declare freightPrice: string
  /** `YYYY-MM-DD`. */
  declare validUntil: string | null
  declare prices: StoredPrice[]
  /** Of the request as quoted. */
  declare seal: string
  declare awards: StoredPrice[]
  declare awardedAmount: string | null
  declare decidedAt: Date | null
  declare decidedBy: string | null

  declare request?: SupplierRequest
  declare supplier?: SupplierProfile
  declare quoteFile?: StoredFile | null
  declare purchaseOrder?: PurchaseOrder | null

  static override relationMappings = () => ({
    request: belongsTo('SupplierRequest', 'supplier_quotes.requestId', 'supplier_requests.id'),
    supplier: belongsTo('SupplierProfile', 'supplier_quotes.supplierId', 'supplier_profiles.userId'),
    quoteFile: belongsTo('StoredFile', 'supplier_quotes.quoteFileId', 'files.id'),
    purchaseOrder: hasOne('PurchaseOrder', 'supplier_quotes.id', 'purchase_orders.supplierQuoteId'),
  })
}
