import type { Destination } from '@kerf/shared-contracts/contracts/company-addresses'
import { BaseModel } from './base-model.ts'
import type { Order } from './order.ts'
import type { QuoteRevision } from './quote-revision.ts'
import { belongsTo, hasMany, hasOne } from './relations.ts'
import type { Rfq } from './rfq.ts'
import type { StoredFile } from './stored-file.ts'

export type QuoteStatus = 'pending' | 'accepted' | 'declined'

/** The answer to an RFQ, under the RFQ's own number. Its current revision holds the offer. */
export class Quote extends BaseModel {
  static override tableName = 'quotes'
  static override updatedAtProperty = 'updatedAt'
  static override jsonAttributes = ['destination']

  declare id: string
  declare rfqId: string
  declare number: string
  declare status: QuoteStatus
  declare currentRevision: number
  declare customerResponse: string | null
  declare respondedAt: Date | null
  declare respondedBy: string | null
  declare purchaseOrderFileId: string | null
  declare purchaseOrderNumber: string | null
  /** The number without case, dashes and spaces, as numbers are compared; maintained by the database. */
  declare readonly purchaseOrderKey: string | null
  declare purchaseOrderUploadedAt: Date | null
  /** Where goods and invoice go as confirmed with the purchase order; null as long as the request says so. */
  declare destination: Destination | null
  /** When the customer requested a fresh quote in place of this expired one. */
  declare renewalRequestedAt: Date | null
  /** Whether the sales order of its RFQ exists; maintained by the database. */
  declare readonly hasOrder: boolean
  declare createdAt: Date
  declare updatedAt: Date

  declare rfq?: Rfq
  declare revisions?: QuoteRevision[]
  declare current?: QuoteRevision
  declare purchaseOrderFile?: StoredFile | null
  declare order?: Order | null

  static override relationMappings = () => ({
    rfq: belongsTo('Rfq', 'quotes.rfqId', 'rfqs.id'),
    revisions: hasMany('QuoteRevision', 'quotes.id', 'quote_revisions.quoteId', (query) =>
      query.orderBy('quote_revisions.revision', 'desc'),
    ),
    current: hasOne(
      'QuoteRevision',
      ['quotes.id', 'quotes.currentRevision'],
      ['quote_revisions.quoteId', 'quote_revisions.revision'],
    ),
    purchaseOrderFile: belongsTo('StoredFile', 'quotes.purchaseOrderFileId', 'files.id'),
    order: hasOne('Order', 'quotes.id', 'orders.quoteId'),
  })
}
