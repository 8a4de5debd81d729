import { BaseModel } from './base-model.ts'

/** A release whose files are being sent. Deleted when the release is published, or after a day. */
export class ModulePublication extends BaseModel {
  static override tableName = 'module_publications'
  static override jsonAttributes = ['descriptor']
  static override createdAtProperty = 'begunAt'

  declare id: string
  declare module: string
  /** The `release.json` of the build, as it was checked. */
  declare descriptor: Record<string, unknown>
  declare begunBy: string
  declare begunAt: Date
}
