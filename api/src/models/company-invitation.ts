import type { Knex } from 'knex'
import { type QueryBuilder, raw, ref } from 'objection'
import { BaseModel } from './base-model.ts'
import type { Company } from './company.ts'
import { FailedMail } from './failed-mail.ts'
import { belongsTo } from './relations.ts'
import type { CompanyRole, User } from './user.ts'

/** An invitation to a customer's company, sent by mail. */
export class CompanyInvitation extends BaseModel {
  static override tableName = 'company_invitations'

  declare id: string
  declare companyId: string
  declare email: string
  declare companyRole: CompanyRole
  declare invitedBy: string
  /** Hash of the secret in the mailed link; `null` until the mail is composed. */
  declare tokenHash: string | null
  declare createdAt: Date
  declare sentAt: Date
  declare expiresAt: Date
  declare acceptedAt: Date | null
  declare acceptedBy: string | null
  declare declinedAt: Date | null
  declare withdrawnAt: Date | null

  /** Whether its latest mail could not be delivered; set if a query reads it, see {@link withDelivery}. */
  declare isUndelivered?: boolean

  declare company?: Company
  declare inviter?: User

  /** Invitations neither answered nor withdrawn yet, expired or not. */
  static open(tx: Knex) {
    return CompanyInvitation.query(tx).where({ acceptedAt: null, declinedAt: null, withdrawnAt: null })
  }

  /** Also reads for each invitation whether its latest mail could not be delivered. */
  static withDelivery(query: QueryBuilder<CompanyInvitation>) {
    const failed = FailedMail.query()
      .where('failed_mails.purpose', 'invitation')
      .whereNull('failed_mails.retriedAt')
      .where('failed_mails.recipient', ref('company_invitations.email'))
      .where('failed_mails.failedAt', '>=', ref('company_invitations.sentAt'))
      .whereRaw("failed_mails.payload ->> 'invitationId' = company_invitations.id::text")
    return query.select('company_invitations.*', raw('exists (?)', failed).as('isUndelivered'))
  }

  static override relationMappings = () => ({
    company: belongsTo('Company', 'company_invitations.companyId', 'companies.id'),
    inviter: belongsTo('User', 'company_invitations.invitedBy', 'users.id'),
  })
}
