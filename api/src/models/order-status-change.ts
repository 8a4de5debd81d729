import { BaseModel } from './base-model.ts'
import type { OrderStatus } from './order.ts'

export class OrderStatusChange extends BaseModel {
  static override tableName = 'order_status_changes'
  static override createdAtProperty = 'changedAt'

  declare id: string
  declare orderId: string
  /** Null for an order's first status. */
  declare fromStatus: OrderStatus | null
  declare toStatus: OrderStatus
  declare changedBy: string | null
  declare changedAt: Date
}
