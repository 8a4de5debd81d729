import type { PurchaseOrderStatus } from '@kerf/shared-contracts/contracts/purchase-order-values'
import type { Pojo } from 'objection'
import { BaseModel } from './base-model.ts'
import { belongsTo } from './relations.ts'
import type { StoredFile } from './stored-file.ts'
import type { SupplierQuote } from './supplier-quote.ts'

/** Our order to a supplier. The purchase order a customer sends us is a file of the quote. */
export class PurchaseOrder extends BaseModel {
  static override tableName = 'purchase_orders'
  static override updatedAtProperty = 'updatedAt'

  declare id: string
  declare number: string
  declare supplierQuoteId: string
  /** `YYYY-MM-DD`. */
  declare deliveryDate: string
  declare notes: string | null
  declare fileId: string | null
  declare createdBy: string | null
  declare createdAt: Date
  declare updatedAt: Date
  declare supplierId: string
  declare requestId: string
  declare referenceNumber: string | null
  declare projectName: string
  declare status: PurchaseOrderStatus
  declare currency: string
  /** Decimal string. */
  declare amount: string
  declare setupPrice: string
  declare freightPrice: string
  declare seal: string
  declare quantityOrdered: number
  declare quantityReceived: number
  /** `YYYY-MM-DD`. */
  declare promisedDate: string | null
  declare trackingNumber: string | null
  declare shippingCarrier: string | null
  /** The customer's order it serves. */
  declare orderId: string | null
  declare acknowledgedAt: Date | null
  declare inProductionAt: Date | null
  declare shippedAt: Date | null
  declare receivedAt: Date | null
  /** `YYYY-MM-DD`. */
  declare receivedOn: string | null
  declare cancelledAt: Date | null
  declare cancelReason: string | null
  declare paidAt: Date | null

  declare supplierQuote?: SupplierQuote
  declare file?: StoredFile | null

  override $parseDatabaseJson(row: Pojo): Pojo {
    const columns = super.$parseDatabaseJson(row)
    for (const name of ['quantityOrdered', 'quantityReceived']) {
      if (columns[name] !== undefined) columns[name] = Number(columns[name])
    }
    return columns
  }

  static override relationMappings = () => ({
    supplierQuote: belongsTo('SupplierQuote', 'purchase_orders.supplierQuoteId', 'supplier_quotes.id'),
    file: belongsTo('StoredFile', 'purchase_orders.fileId', 'files.id'),
  })
}
