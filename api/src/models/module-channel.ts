import { BaseModel } from './base-model.ts'
import type { ModuleRelease } from './module-release.ts'
import { belongsTo } from './relations.ts'

/** Which release of a module a channel points at. */
export class ModuleChannel extends BaseModel {
  static override tableName = 'module_channels'
  static override idColumn = ['module', 'channel']
  static override createdAtProperty = null
  static override updatedAtProperty = 'updatedAt'

  declare module: string
  declare channel: string
  declare releaseId: string
  /** The share of users who get it, 0 to 100. */
  declare sharePercent: number
  declare updatedAt: Date

  declare release?: ModuleRelease

  static override relationMappings = () => ({
    release: belongsTo('ModuleRelease', 'module_channels.releaseId', 'module_releases.id'),
  })
}
