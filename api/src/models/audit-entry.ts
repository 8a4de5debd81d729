import { BaseModel } from './base-model.ts'

export type ActorKind = 'customer' | 'supplier' | 'admin' | 'visitor' | 'system'

/** Who changed what, written in the transaction of the change. */
export class AuditEntry extends BaseModel {
  static override tableName = 'audit_log'
  static override jsonAttributes = ['changes']
  static override createdAtProperty = 'at'

  declare id: string
  declare at: Date
  declare actorId: string | null
  declare actorKind: ActorKind
  declare action: string
  declare objectType: string
  declare objectId: string | null
  declare changes: Record<string, unknown> | null
  declare address: string | null
  declare userAgent: string | null
  declare requestId: string | null

  /** The owner of the object; maintained by the database, as is the number. */
  declare readonly ownerId: string | null
  declare readonly objectNumber: string | null
}
