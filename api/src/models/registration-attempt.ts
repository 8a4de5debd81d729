import type { PortalRole } from '@kerf/shared-contracts/contracts/auth'
import { BaseModel } from './base-model.ts'

/** The newest try to sign up with the address of a verified account, which goes with the account or its address. */
export class RegistrationAttempt extends BaseModel {
  static override tableName = 'registration_attempts'
  static override idColumn = ['email', 'accountType']
  static override createdAtProperty = 'attemptedAt'

  declare email: string
  declare accountType: PortalRole
  /** Of the password that was chosen, which opens nothing. */
  declare passwordHash: string
  declare attemptedAt: Date
}
