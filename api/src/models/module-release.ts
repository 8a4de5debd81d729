import { BaseModel } from './base-model.ts'
import type { PublishToken } from './publish-token.ts'
import { belongsTo } from './relations.ts'
import type { User } from './user.ts'

/** A published version of a module. Never changed. */
export class ModuleRelease extends BaseModel {
  static override tableName = 'module_releases'
  static override jsonAttributes = ['integrity', 'manifest']

  declare id: string
  declare module: string
  declare version: string
  /** The integrity hash of each file, by path. */
  declare integrity: Record<string, string>
  declare manifest: Record<string, unknown>
  /** The range of contract versions it needs. */
  declare contracts: string
  declare commit: string | null
  declare createdAt: Date
  /** Bytes of all files, not compressed; `null` for releases from before this was recorded. */
  declare size: number | null
  /** `null` if a server published it at its start. */
  declare publishedBy: string | null
  declare tokenId: string | null

  declare publisher?: User
  declare token?: PublishToken

  static override relationMappings = () => ({
    publisher: belongsTo('User', 'module_releases.publishedBy', 'users.id'),
    token: belongsTo('PublishToken', 'module_releases.tokenId', 'publish_tokens.id'),
  })
}
