import { BaseModel } from './base-model.ts'

/** What the cost tables said of a line of a quote when it was offered. */
export class QuoteEstimate extends BaseModel {
  static override tableName = 'quote_estimates'
  static override idColumn = 'lineId'
  static override createdAtProperty = null

  declare lineId: string
  declare revisionId: string
  /** Decimal string with two decimals, for all pieces of the line. */
  declare amount: string
  declare currency: string
  declare material: string
  /** By which it was estimated: where nobody chose, it is machined. */
  declare process: string
  /** What was asked for, by the estimate; null in different currencies, and where setups are charged apart. */
  declare ratio: string | null
  /** Whether no later revision of the quote was offered. */
  declare isCurrent: boolean
  declare offeredAt: Date
}
