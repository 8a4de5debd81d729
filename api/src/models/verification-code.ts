import { BaseModel } from './base-model.ts'

export type CodePurpose = 'verify_email' | 'reset_password' | 'change_email'

export class VerificationCode extends BaseModel {
  static override tableName = 'verification_codes'
  static override createdAtProperty = 'sentAt'

  declare id: string
  declare userId: string
  declare purpose: CodePurpose
  declare codeHash: string
  declare sentAt: Date
  declare expiresAt: Date
  declare attemptsLeft: number
  declare usedAt: Date | null
  /** The address to change to; only with the purpose `change_email`. */
  declare newEmail: string | null
}
