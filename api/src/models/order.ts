import { BaseModel } from './base-model.ts'
import type { Company } from './company.ts'
import type { OrderLine } from './order-line.ts'
import type { OrderStatusChange } from './order-status-change.ts'
import type { QualityDecision } from './quality-decision.ts'
import type { Quote } from './quote.ts'
import { belongsTo, hasFiles, hasMany } from './relations.ts'
import type { Rfq } from './rfq.ts'
import type { Shipment } from './shipment.ts'
import type { StoredFile } from './stored-file.ts'
import type { User } from './user.ts'

export type OrderStatus =
  | 'pending'
  | 'material_procurement'
  | 'manufacturing'
  | 'finishing'
  | 'quality_check'
  | 'packing'
  | 'shipped'
  | 'delivered'
export type PaymentStatus = 'unpaid' | 'paid'
export type QualityCheckStatus = 'pending' | 'approved' | 'needs_revision'

export class Order extends BaseModel {
  static override tableName = 'orders'
  static override updatedAtProperty = 'updatedAt'

  declare id: string
  declare number: string
  declare rfqId: string
  /** Null for an order created by hand, which was never quoted. */
  declare quoteId: string | null
  declare customerId: string
  declare companyId: string | null
  declare customerPurchaseOrderNumber: string | null
  declare status: OrderStatus
  declare paymentStatus: PaymentStatus
  /** Archived means `archivedAt` is set, paid means `paidAt` is: the database keeps each pair consistent. */
  declare isArchived: boolean
  declare archivedAt: Date | null
  declare paidAt: Date | null
  declare reopenedAt: Date | null
  declare currency: string
  /** Decimal string. */
  declare amount: string
  /** `YYYY-MM-DD`, as the following three. */
  declare orderDate: string
  declare dueDate: string | null
  declare estimatedCompletion: string | null
  /** The date promised by the quote, which stays when the due date changes. */
  declare estimatedDeliveryDate: string | null
  declare trackingNumber: string | null
  declare shippingCarrier: string | null
  declare invoiceFileId: string | null
  declare notes: string | null
  declare qualityCheckStatus: QualityCheckStatus | null
  declare qualityCheckNotes: string | null
  declare qualityDecidedAt: Date | null
  declare customerApprovedAt: Date | null
  /** Counts the saves of its inspected characteristics. */
  declare characteristicsRevision: number
  declare deliveredAt: Date | null
  declare createdAt: Date
  declare updatedAt: Date

  declare rfq?: Rfq
  declare quote?: Quote | null
  declare customer?: User
  declare company?: Company | null
  declare lines?: OrderLine[]
  declare shipments?: Shipment[]
  declare statusChanges?: OrderStatusChange[]
  declare qualityDecisions?: QualityDecision[]
  declare invoiceFile?: StoredFile | null
  declare qualityFiles?: StoredFile[]

  static override relationMappings = () => ({
    rfq: belongsTo('Rfq', 'orders.rfqId', 'rfqs.id'),
    quote: belongsTo('Quote', 'orders.quoteId', 'quotes.id'),
    customer: belongsTo('User', 'orders.customerId', 'users.id'),
    company: belongsTo('Company', 'orders.companyId', 'companies.id'),
    lines: hasMany('OrderLine', 'orders.id', 'order_lines.orderId', (query) => query.orderBy('order_lines.position')),
    shipments: hasMany('Shipment', 'orders.id', 'shipments.orderId', (query) =>
      query.orderBy([
        { column: 'shipments.createdAt', order: 'desc' },
        { column: 'shipments.id', order: 'desc' },
      ]),
    ),
    statusChanges: hasMany('OrderStatusChange', 'orders.id', 'order_status_changes.orderId', (query) =>
      query.orderBy('order_status_changes.id'),
    ),
    qualityDecisions: hasMany('QualityDecision', 'orders.id', 'quality_decisions.orderId', (query) =>
      query.orderBy('quality_decisions.id'),
    ),
    invoiceFile: belongsTo('StoredFile', 'orders.invoiceFileId', 'files.id'),
    qualityFiles: hasFiles('quality_check', 'orders.id'),
  })
}
