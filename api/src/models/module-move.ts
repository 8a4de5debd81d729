import { BaseModel } from './base-model.ts'
import type { ModuleRelease } from './module-release.ts'
import type { PublishToken } from './publish-token.ts'
import { belongsTo } from './relations.ts'
import type { User } from './user.ts'

/** A change of which release users get. */
export class ModuleMove extends BaseModel {
  static override tableName = 'module_moves'
  static override createdAtProperty = 'madeAt'

  declare id: string
  declare module: string
  declare kind: 'start' | 'promote' | 'canary' | 'canary_end' | 'rollback'
  declare releaseId: string
  /** What the channel pointed at before. */
  declare previousReleaseId: string | null
  /** Of a canary. */
  declare percent: number | null
  /** `null` if a server moved it at its start. */
  declare madeBy: string | null
  declare tokenId: string | null
  declare madeAt: Date

  declare release?: ModuleRelease
  declare previous?: ModuleRelease
  declare maker?: User
  declare token?: PublishToken

  static override relationMappings = () => ({
    release: belongsTo('ModuleRelease', 'module_moves.releaseId', 'module_releases.id'),
    previous: belongsTo('ModuleRelease', 'module_moves.previousReleaseId', 'module_releases.id'),
    maker: belongsTo('User', 'module_moves.madeBy', 'users.id'),
    token: belongsTo('PublishToken', 'module_moves.tokenId', 'publish_tokens.id'),
  })
}
