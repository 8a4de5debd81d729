import type { ChargeKind } from '@kerf/shared-contracts/contracts/quotes'
import { BaseModel } from './base-model.ts'

/** What an offer charges besides its parts, whatever quantities are chosen. */
export class QuoteCharge extends BaseModel {
  static override tableName = 'quote_charges'
  static override createdAtProperty = null

  declare id: string
  declare revisionId: string
  declare position: number
  declare kind: ChargeKind
  declare label: string
  /** Decimal string with two decimals. */
  declare amount: string
}
