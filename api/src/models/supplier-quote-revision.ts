import { BaseModel } from './base-model.ts'
import type { StoredPrice } from './supplier-quote.ts'

/** One submission of a supplier quote. */
export class SupplierQuoteRevision extends BaseModel {
  static override tableName = 'supplier_quote_revisions'
  static override idColumn = ['quoteId', 'revision']
  static override jsonAttributes = ['prices']
  static override createdAtProperty = 'submittedAt'

  declare quoteId: string
  declare revision: number
  /** Decimal string. */
  declare price: string
  declare currency: string
  declare setupPrice: string
  declare freightPrice: string
  declare leadTimeDays: number
  declare validUntil: string | null
  declare notes: string | null
  declare prices: StoredPrice[]
  declare quoteFileId: string | null
  declare seal: string
  declare submittedAt: Date
}
