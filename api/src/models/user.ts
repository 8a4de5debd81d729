import type { MailPace, NotificationTopic } from '@kerf/shared-contracts/rules/notification-topics'
import type { Language } from '@kerf/shared-contracts/words/languages'
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
  /** The company as typed by the user, until an admin links a real one. */
  declare companyNameInput: string | null
  declare companyId: string | null
  declare companyRole: CompanyRole | null
  /** Unknown for members linked before this column existed. */
  declare companyJoinedAt: Date | null
  declare isVerified: boolean
  /** Unverified and registered more than once: nobody knows whose password is stored. */
  declare registeredAgain: boolean
  /** Hash of the secret in the browser that last registered; kept until the address is verified. */
  declare registrationHash: string | null
  declare mustResetPassword: boolean
  declare createdBy: string | null
  /** The mail topics the user turned off. */
  declare notificationsOff: NotificationTopic[]
  /** How often they get mails about the others. */
  declare mailPace: MailPace
  /** As chosen, or as their browser asked when they registered; English where nobody said. */
  declare language: Language | null
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
