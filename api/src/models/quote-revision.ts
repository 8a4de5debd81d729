import { BaseModel } from './base-model.ts'
import type { QuoteCharge } from './quote-charge.ts'
import type { QuoteLine } from './quote-line.ts'
import { belongsTo, hasMany } from './relations.ts'
import type { StoredFile } from './stored-file.ts'

export class QuoteRevision extends BaseModel {
  static override tableName = 'quote_revisions'

  declare id: string
  declare quoteId: string
  /** Counts from 1. */
  declare revision: number
  /** The total at the chosen quantities with the charges, a decimal string. */
  declare amount: string
  declare currency: string
  /** `YYYY-MM-DD`, the last day it can be accepted. */
  declare validUntil: string
  /** `YYYY-MM-DD`. */
  declare estimatedDeliveryDate: string | null
  declare notes: string | null
  declare terms: string | null
  declare fileId: string | null
  declare createdBy: string | null
  declare createdAt: Date

  declare lines?: QuoteLine[]
  declare charges?: QuoteCharge[]
  declare file?: StoredFile | null

  static override relationMappings = () => ({
    lines: hasMany('QuoteLine', 'quote_revisions.id', 'quote_lines.revisionId', (query) =>
      query.orderBy(['quote_lines.partId', 'quote_lines.quantity']),
    ),
    charges: hasMany('QuoteCharge', 'quote_revisions.id', 'quote_charges.revisionId', (query) =>
      query.orderBy('quote_charges.position'),
    ),
    file: belongsTo('StoredFile', 'quote_revisions.fileId', 'files.id'),
  })
}
