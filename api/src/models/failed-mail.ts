import { BaseModel } from './base-model.ts'

/** A mail that could not be delivered, with the job that composed it, which contains no code or secret. */
export class FailedMail extends BaseModel {
  static override tableName = 'failed_mails'
  static override createdAtProperty = null
  static override jsonAttributes = ['payload']

  declare id: string
  declare purpose: 'registration' | 'password_reset' | 'email_change' | 'invitation' | 'notice'
  declare recipient: string
  /** The account it was for, if it was addressed to one. */
  declare accountType: string | null
  declare subject: string
  /** `refused` at once by the mail server; `given_up` after being deferred for as long as it was useful. */
  declare outcome: 'refused' | 'given_up'
  declare reason: string
  declare tries: number
  declare jobName: string
  declare payload: object
  declare failedAt: Date
  declare retriedAt: Date | null
}
