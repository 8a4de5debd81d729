import { BaseModel } from './base-model.ts'

export class QualityDecision extends BaseModel {
  static override tableName = 'quality_decisions'
  static override createdAtProperty = 'decidedAt'

  declare id: string
  declare orderId: string
  declare decision: 'approved' | 'needs_revision'
  declare notes: string | null
  declare decidedBy: string | null
  declare decidedAt: Date
}
