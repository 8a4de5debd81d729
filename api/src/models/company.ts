import { BaseModel } from './base-model.ts'
import type { CompanyAddress } from './company-address.ts'
import type { CustomerNumberAssignment } from './customer-number-assignment.ts'
import { belongsTo, hasMany } from './relations.ts'
import type { User } from './user.ts'

export class Company extends BaseModel {
  static override tableName = 'companies'
  static override updatedAtProperty = 'updatedAt'

  declare id: string
  declare name: string
  declare customerNumber: string | null
  declare contactEmail: string | null
  declare phone: string | null
  declare address: string | null
  declare city: string | null
  declare state: string | null
  declare country: string
  declare postalCode: string | null
  declare website: string | null
  declare industry: string | null
  declare notes: string | null
  /** Set when this company was merged into another, to which it now only points. */
  declare mergedIntoId: string | null
  declare createdAt: Date
  declare updatedAt: Date

  declare users?: User[]
  declare addresses?: CompanyAddress[]
  declare numberHistory?: CustomerNumberAssignment[]
  declare mergedInto?: Company | null

  static override relationMappings = () => ({
    users: hasMany('User', 'companies.id', 'users.companyId', (query) => query.whereNull('users.deletedAt')),
    addresses: hasMany('CompanyAddress', 'companies.id', 'company_addresses.companyId'),
    numberHistory: hasMany('CustomerNumberAssignment', 'companies.id', 'customer_number_history.companyId'),
    mergedInto: belongsTo('Company', 'companies.mergedIntoId', 'companies.id'),
  })
}
