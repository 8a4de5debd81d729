import { BaseModel } from './base-model.ts'

export class CompanyAddress extends BaseModel {
  static override tableName = 'company_addresses'
  static override updatedAtProperty = 'updatedAt'

  declare id: string
  declare companyId: string
  declare label: string | null
  declare address: string
  declare city: string | null
  declare state: string | null
  declare country: string
  declare postalCode: string | null
  declare createdAt: Date
  declare updatedAt: Date
}
