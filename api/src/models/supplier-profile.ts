import { BaseModel } from './base-model.ts'
import { belongsTo } from './relations.ts'
import type { User } from './user.ts'

export class SupplierProfile extends BaseModel {
  static override tableName = 'supplier_profiles'
  static override idColumn = 'userId'
  static override updatedAtProperty = 'updatedAt'

  /** The same as `userId`: lists name their rows by `id`. */
  declare id: string
  declare userId: string
  declare supplierNumber: string
  declare companyName: string | null
  declare phone: string | null
  declare website: string | null
  declare address: string | null
  declare city: string | null
  declare country: string | null
  declare capabilities: string[]
  declare certifications: string[]
  declare finishingCapabilities: string[]
  declare primaryIndustries: string[]
  declare qualitySystem: string | null
  declare numberOfEmployees: number | null
  declare yearEstablished: number | null
  declare emergencyCapability: boolean
  declare internationalShipping: boolean
  /** Copies of the account, kept by triggers. */
  declare isDeleted: boolean
  declare isConfirmed: boolean
  declare description: string | null
  declare verifiedAt: Date | null
  declare verifiedBy: string | null
  declare suspendedAt: Date | null
  declare suspendedBy: string | null
  declare suspensionReason: string | null
  declare createdAt: Date
  declare updatedAt: Date

  declare user?: User

  static override relationMappings = () => ({
    user: belongsTo('User', 'supplier_profiles.userId', 'users.id'),
  })
}
