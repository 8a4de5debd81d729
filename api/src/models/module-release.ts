import { BaseModel } from './base-model.ts'

/** A published version of a module. Never changed. */
export class ModuleRelease extends BaseModel {
  static override tableName = 'module_releases'
  static override jsonAttributes = ['integrity', 'manifest']

  declare id: string
  declare module: string
  declare version: string
  /** The integrity hash of each file, by its path. */
  declare integrity: Record<string, string>
  declare manifest: Record<string, unknown>
  /** The range of contract versions it needs. */
  declare contracts: string
  declare commit: string | null
  declare createdAt: Date
}
