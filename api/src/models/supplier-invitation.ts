import type { Knex } from 'knex'
import { BaseModel } from './base-model.ts'
import { belongsTo } from './relations.ts'
import type { User } from './user.ts'

/** An invitation of a supplier, by mail, to the network. */
export class SupplierInvitation extends BaseModel {
  static override tableName = 'supplier_invitations'

  declare id: string
  declare email: string
  declare companyName: string | null
  declare message: string | null
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

  declare inviter?: User

  /** Invitations neither answered nor withdrawn yet, expired or not. */
  static open(tx: Knex) {
    return SupplierInvitation.query(tx).where({ acceptedAt: null, declinedAt: null, withdrawnAt: null })
  }

  static override relationMappings = () => ({
    inviter: belongsTo('User', 'supplier_invitations.invitedBy', 'users.id'),
  })
}
