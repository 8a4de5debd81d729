import type { DecidedCharacteristic } from '@kerf/shared-contracts/contracts/quality-characteristics'
import { BaseModel } from './base-model.ts'
import { belongsTo } from './relations.ts'
import type { User } from './user.ts'

export class QualityDecision extends BaseModel {
  static override tableName = 'quality_decisions'
  static override createdAtProperty = 'decidedAt'
  static override jsonAttributes = ['characteristics']

  declare id: string
  declare orderId: string
  declare decision: 'approved' | 'needs_revision'
  declare notes: string | null
  /** As they were then; null where there were none. */
  declare characteristics: DecidedCharacteristic[] | null
  declare decidedBy: string | null
  declare decidedAt: Date

  declare decider?: User | null

  static override relationMappings = () => ({
    decider: belongsTo('User', 'quality_decisions.decidedBy', 'users.id'),
  })
}
