import { BaseModel } from './base-model.ts'

/** One part that suppliers are asked about. */
export class SupplierRequestPart extends BaseModel {
  static override tableName = 'supplier_request_parts'
  static override createdAtProperty = null

  declare id: string
  declare requestId: string
  declare position: number
  declare rfqPartId: string | null
  declare rfqId: string | null
  declare name: string
  declare material: string
  declare materialGrade: string | null
  declare finishing: string | null
  declare tolerance: string | null
  declare quantities: number[]
  declare notes: string | null
}
