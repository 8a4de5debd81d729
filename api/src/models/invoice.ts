import { BaseModel } from './base-model.ts'

/**
 * Records that Kerf created an invoice for an order, and its number; its PDF is a file of the order like an uploaded
 * one.
 */
export class Invoice extends BaseModel {
  static override tableName = 'invoices'
  static override updatedAtProperty = 'updatedAt'

  declare id: string
  declare orderId: string
  declare number: string
  /** `YYYY-MM-DD`, when it was first created. */
  declare issuedOn: string
  /** `YYYY-MM-DD`. */
  declare dueOn: string
  declare createdBy: string | null
  declare createdAt: Date
  declare updatedAt: Date
}
