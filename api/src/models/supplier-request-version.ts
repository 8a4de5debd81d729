import { BaseModel } from './base-model.ts'

/** The sealed content, word for word. */
export class SupplierRequestVersion extends BaseModel {
  static override tableName = 'supplier_request_versions'
  static override idColumn = ['requestId', 'version']

  declare requestId: string
  declare version: number
  declare seal: string
  declare content: string
  declare createdAt: Date
}
