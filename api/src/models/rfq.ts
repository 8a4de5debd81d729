import type { PostalAddress } from '@kerf/shared-contracts/contracts/company-addresses'
import { BaseModel } from './base-model.ts'
import type { Company } from './company.ts'
import type { Order } from './order.ts'
import type { Quote } from './quote.ts'
import { belongsTo, hasFiles, hasMany, hasOne } from './relations.ts'
import type { RfqPart } from './rfq-part.ts'
import type { StoredFile } from './stored-file.ts'
import type { User } from './user.ts'

export type RfqStatus =
  | 'submitted'
  | 'reviewing'
  | 'sent_to_suppliers'
  | 'quoted'
  | 'accepted'
  | 'declined'
  | 'withdrawn'
export type RfqSource = 'customer' | 'manual' | 'reorder'

export class Rfq extends BaseModel {
  static override tableName = 'rfqs'
  static override updatedAtProperty = 'updatedAt'
  static override jsonAttributes = ['shipTo', 'billTo']

  declare id: string
  declare number: string
  declare customerId: string
  declare companyId: string | null
  declare projectName: string
  declare notes: string | null
  declare manufacturingProcess: string | null
  declare manufacturingSubprocess: string | null
  declare internationalManufacturingOk: boolean
  declare timeline: string | null
  declare budgetRange: string | null
  declare specialInstructions: string | null
  declare qualityInspectionRequired: boolean
  declare certificationRequired: boolean
  declare qualityStandard: string | null
  /** `YYYY-MM-DD`. */
  declare neededBy: string | null
  /** Only for this request, whatever happens to the addresses the company keeps. */
  declare shipTo: PostalAddress | null
  declare billTo: PostalAddress | null
  declare status: RfqStatus
  declare submittedAt: Date
  declare reviewedAt: Date | null
  /** Set exactly while the status is `withdrawn`. */
  declare withdrawnAt: Date | null
  declare withdrawalReason: string | null
  declare source: RfqSource
  declare reorderOfOrderId: string | null
  declare createdAt: Date
  declare updatedAt: Date

  declare customer?: User
  declare company?: Company | null
  declare parts?: RfqPart[]
  declare files?: StoredFile[]
  declare quote?: Quote | null
  declare order?: Order | null

  static override relationMappings = () => ({
    customer: belongsTo('User', 'rfqs.customerId', 'users.id'),
    company: belongsTo('Company', 'rfqs.companyId', 'companies.id'),
    parts: hasMany('RfqPart', 'rfqs.id', 'rfq_parts.rfqId', (query) => query.orderBy('rfq_parts.position')),
    files: hasFiles('rfq', 'rfqs.id'),
    quote: hasOne('Quote', 'rfqs.id', 'quotes.rfqId'),
    order: hasOne('Order', 'rfqs.id', 'orders.rfqId'),
  })
}
