import type { NotificationTopic } from '@kerf/shared-contracts/rules/notification-topics'
import { BaseModel } from './base-model.ts'
import type { Company } from './company.ts'
import { belongsTo, hasOne } from './relations.ts'
import type { SupplierProfile } from './supplier-profile.ts'

export type AccountType = 'customer' | 'supplier' | 'admin'
export type CompanyRole = 'owner' | 'buyer' | 'viewer'

export class User extends BaseModel {
  static override tableName = 'users'
  static override updatedAtProperty = 'updatedAt'

  declare id: string
  declare accountType: AccountType
  declare email: string
  declare name: string
  declare passwordHash: string
  declare isAdmin: boolean
  declare title: string | null
  declare phone: string | null
  /** What the user typed as company, until an admin links a real one. */
  declare companyNameInput: string | null
  declare companyId: string | null
  declare companyRole: CompanyRole | null
  /** Unknown for whoever was linked before this was kept. */
  declare companyJoinedAt: Date | null
  declare isVerified: boolean
  /** Not verified yet, and signed up for more than once: whose password is kept, nobody knows. */
  declare registeredAgain: boolean
  /** Of the secret in the browser that registered last; until the address is verified. */
  declare registrationHash: string | null
  declare mustResetPassword: boolean
  declare createdBy: string | null
  /** What the user does not want to be mailed about. */
  declare notificationsOff: NotificationTopic[]
  declare lastSignInAt: Date | null
  declare deletedAt: Date | null
  declare createdAt: Date
  declare updatedAt: Date

  declare company?: Company | null
  declare supplierProfile?: SupplierProfile | null

  static override relationMappings = () => ({
    company: belongsTo('Company', 'users.companyId', 'companies.id'),
    supplierProfile: hasOne('SupplierProfile', 'users.id', 'supplier_profiles.userId'),
  })
}
