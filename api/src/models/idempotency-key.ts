import { BaseModel } from './base-model.ts'

/** An idempotent call by its user's key, and its response; none while it is running. */
export class IdempotencyKey extends BaseModel {
  static override tableName = 'idempotency_keys'
  static override idColumn = ['userId', 'key', 'endpoint']
  static override jsonAttributes = ['response']

  declare userId: string
  declare key: string
  declare endpoint: string
  declare requestHash: string
  declare status: number | null
  declare response: unknown
  declare createdAt: Date
}
