import type { Knex } from 'knex'
import { AuditEntry } from '../../models/audit-entry.ts'
import { Company } from '../../models/company.ts'
import { CompanyInvitation } from '../../models/company-invitation.ts'
import { Conversation } from '../../models/conversation.ts'
import { ConversationRead } from '../../models/conversation-read.ts'
import { IdempotencyKey } from '../../models/idempotency-key.ts'
import { Notification } from '../../models/notification.ts'
import { SavedFilter } from '../../models/saved-filter.ts'
import { Session } from '../../models/session.ts'
import { StoredFile } from '../../models/stored-file.ts'
import { SupplierCertificate } from '../../models/supplier-certificate.ts'
import { SupplierInvitation } from '../../models/supplier-invitation.ts'
import { SupplierProfile } from '../../models/supplier-profile.ts'
import { User } from '../../models/user.ts'
import { VerificationCode } from '../../models/verification-code.ts'
import type { Locked } from '../../platform/db/locked.ts'
import { speaking } from '../../platform/language/language.ts'
import { deletedAction } from './events.ts'
import { deletedName } from './text.ts'

/** How many rows of the audit log are read per statement. */
const atOnce = 5000

/** Fields of an audit log entry that say where a user was. */
const nowhere = { address: null, userAgent: null }

/** Empties the account down to the row that orders refer to, with nothing personal in it. */
export async function emptyAccount(tx: Knex.Transaction, user: Locked<User>, now: Date): Promise<void> {
  await SupplierProfile.query(tx).findById(user.id).patch({
    companyName: null,
    phone: null,
    website: null,
    address: null,
    city: null,
    country: null,
    description: null,
    suspensionReason: null,
  })
  await SupplierCertificate.query(tx).delete().where({ supplierId: user.id })
  await StoredFile.query(tx).delete().where({ linkedToType: 'supplier_certificate', linkedToId: user.id })
  await user.$query(tx).patch({
    // Stored in English, whoever deletes: others read it too.
    name: speaking('en', () => deletedName[user.accountType]),
    // The old address can be registered again.
    email: `deleted-${user.id}@deleted.invalid`,
    // No password has this hash.
    passwordHash: '!',
    title: null,
    phone: null,
    companyNameInput: null,
    companyId: null,
    companyRole: null,
    companyJoinedAt: null,
    registeredAgain: false,
    registrationHash: null,
    mustResetPassword: false,
    notificationsOff: [],
    mailPace: 'at_once',
    lastSignInAt: null,
    deletedAt: now,
    updatedAt: now,
  })
}

/**
 * Removes the present and former addresses of a user from company data. If another customer has since taken an address,
 * it is theirs, and so are invitations to it. Call this before the account is emptied, as the traces hold the
 * addresses.
 */
export async function forgetAddresses(
  tx: Knex.Transaction,
  user: Pick<User, 'id' | 'email' | 'accountType'>,
  companyId: string | null,
): Promise<void> {
  if (companyId !== null) {
    await Company.query(tx).where({ id: companyId, contactEmail: user.email }).patch({ contactEmail: null })
  }
  if (user.accountType === 'supplier') {
    await SupplierInvitation.query(tx).delete().where({ acceptedBy: user.id }).orWhere({ email: user.email })
  }
  if (user.accountType !== 'customer') return
  const addresses = await addressesOf(tx, user)
  const another = User.query(tx)
    .whereColumn('users.email', 'company_invitations.email')
    .where({ accountType: 'customer' })
    .whereNot('users.id', user.id)
  const invitations = await CompanyInvitation.query(tx)
    .delete()
    .where({ acceptedBy: user.id })
    .orWhere((to) => to.whereIn('email', addresses).whereNotExists(another))
    .returning('id')
  await forgetInvitations(
    tx,
    invitations.map(({ id }) => id),
  )
  // Stored responses to an owner who invited the user.
  for (const address of addresses) {
    await IdempotencyKey.query(tx)
      .delete()
      .whereRaw('strpos(lower(response::text), lower(?)) > 0', [JSON.stringify(address)])
  }
}

async function addressesOf(tx: Knex, { id, email }: Pick<User, 'id' | 'email'>): Promise<string[]> {
  const changes = await AuditEntry.query(tx)
    .where({ objectType: 'user', objectId: id, action: 'user.email_changed' })
    .select('changes')
  const former = changes.map((entry) => entry.changes?.from).filter((from) => typeof from === 'string')
  return [...new Set([email, ...former])]
}

/** A visitor who answers an invitation is the person it was sent to. */
async function forgetInvitations(tx: Knex.Transaction, ids: readonly string[]): Promise<void> {
  const about = () =>
    AuditEntry.query(tx)
      .where({ objectType: 'company_invitation' })
      .whereIn('objectId', [...ids])
  await about().patch({ changes: {} })
  await about().whereNull('actorId').patch(nowhere)
}

/**
 * Removes the user's sign-in data and what they left while using the portal, including stored responses to idempotent
 * calls, which may show personal data. Safe to run again.
 */
export async function forgetUse(tx: Knex.Transaction, userId: string): Promise<void> {
  await Session.query(tx).delete().where({ userId })
  await VerificationCode.query(tx).delete().where({ userId })
  await IdempotencyKey.query(tx)
    .delete()
    .where({ userId })
    .orWhereRaw('response::text like ?', [`%${userId}%`])
  await ConversationRead.query(tx).delete().where({ userId })
  await Conversation.query(tx).where({ assigneeId: userId }).patch({ assigneeId: null })
  await SavedFilter.query(tx).delete().where({ userId })
  await Notification.query(tx).delete().where({ userId }).orWhere({ aboutUserId: userId })
}

/**
 * Keeps in the audit log what was done and when, but removes where the user was and which of their data changed.
 * Entries by others about the account keep where those others were. Safe to run again.
 */
export async function forgetTraces(tx: Knex.Transaction, userId: string): Promise<void> {
  const about = { objectType: 'user', objectId: userId }
  await AuditEntry.query(tx).where(about).whereNot('action', deletedAction).patch({ changes: {} })
  await AuditEntry.query(tx).where({ actorId: userId }).patch(nowhere)
  await AuditEntry.query(tx).where(about).whereNull('actorId').patch(nowhere)
  // A visitor answered the invitation that created the account, and it may have been swept since.
  await AuditEntry.query(tx)
    .where({ objectType: 'company_invitation' })
    .whereRaw("changes ->> 'userId' = ?", [userId])
    .patch({ ...nowhere, changes: {} })
}

/** Removes the names of deleted files from the audit log. */
export async function forgetFiles(tx: Knex.Transaction, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += atOnce) {
    await AuditEntry.query(tx)
      .where({ objectType: 'file' })
      .whereIn('objectId', ids.slice(start, start + atOnce))
      .patch({ changes: {} })
  }
}
