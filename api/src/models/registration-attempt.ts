import type { PortalRole } from '@kerf/shared-contracts/contracts/auth'
import { BaseModel } from './base-model.ts'

/** The newest attempt to sign up with a verified account's address; it is deleted with the account or its address. */
export class RegistrationAttempt extends BaseModel {
  static override tableName = 'registration_attempts'
  static override idColumn = ['email', 'accountType']
  static override createdAtProperty = 'attemptedAt'

  declare email: string
  declare accountType: PortalRole
  /** Hash of the chosen password, which grants no access. */
  declare passwordHash: string
  declare attemptedAt: Date
}
