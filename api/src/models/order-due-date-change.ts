import { BaseModel } from './base-model.ts'

export class OrderDueDateChange extends BaseModel {
  static override tableName = 'order_due_date_changes'
  static override createdAtProperty = 'changedAt'

  declare id: string
  declare orderId: string
  /** `YYYY-MM-DD`; null if no day was set before. */
  declare fromDate: string | null
  declare toDate: string
  declare reason: string | null
  declare changedBy: string | null
  declare changedAt: Date
}
