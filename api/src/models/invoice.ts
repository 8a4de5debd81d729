import { BaseModel } from './base-model.ts'

/** That Kerf made an invoice of an order, and how it is called; its PDF is a file of the order like one that was sent. */
export class Invoice extends BaseModel {
  static override tableName = 'invoices'
  static override updatedAtProperty = 'updatedAt'

  declare id: string
  declare orderId: string
  declare number: string
  /** `YYYY-MM-DD`, of the first time that it was made. */
  declare issuedOn: string
  /** `YYYY-MM-DD`. */
  declare dueOn: string
  declare createdBy: string | null
  declare createdAt: Date
  declare updatedAt: Date
}
