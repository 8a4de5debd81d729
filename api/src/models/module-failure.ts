import { BaseModel } from './base-model.ts'

/** A browser's report of a release it could not load, or of a page that broke. */
export class ModuleFailure extends BaseModel {
  static override tableName = 'module_failures'
  static override createdAtProperty = 'failedAt'

  declare id: string
  declare module: string
  declare version: string
  declare kind: 'load' | 'page'
  /** In the words of the browser. */
  declare message: string
  declare failedAt: Date
}
