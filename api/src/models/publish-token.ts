import type { TokenScope } from '@kerf/shared-contracts/contracts/endpoint'
import { BaseModel } from './base-model.ts'
import { belongsTo } from './relations.ts'
import type { User } from './user.ts'

/** A token by which a pipeline publishes modules in the name of the admin who made it. */
export class PublishToken extends BaseModel {
  static override tableName = 'publish_tokens'

  declare id: string
  declare name: string
  /** Hash of the secret, which is not stored. */
  declare tokenHash: string
  /** The last characters of the secret, by which people recognise it. */
  declare ending: string
  declare scope: TokenScope
  /** The one module it is for; `null` for all. */
  declare module: string | null
  declare createdBy: string
  declare createdAt: Date
  declare lastUsedAt: Date | null
  declare revokedAt: Date | null
  declare revokedBy: string | null

  declare creator?: User

  static override relationMappings = () => ({
    creator: belongsTo('User', 'publish_tokens.createdBy', 'users.id'),
  })
}
