import { BaseModel } from './base-model.ts'
import { belongsTo } from './relations.ts'
import type { User } from './user.ts'

export class Session extends BaseModel {
  static override tableName = 'sessions'

  declare id: string
  declare userId: string
  declare createdAt: Date
  declare lastSeenAt: Date
  declare expiresAt: Date
  declare revokedAt: Date | null
  declare address: string | null
  declare userAgent: string | null
  /** The module versions its browser reported running, e.g. `shell@1.0.0, customer@1.2.0-b1`. */
  declare moduleVersions: string | null

  declare user?: User

  static override relationMappings = () => ({
    user: belongsTo('User', 'sessions.userId', 'users.id'),
  })
}
