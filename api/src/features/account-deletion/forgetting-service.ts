import type { Knex } from 'knex'
import { AuditEntry } from '../../models/audit-entry.ts'
import { Company } from '../../models/company.ts'
import { CompanyInvitation } from '../../models/company-invitation.ts'
import { ConversationRead } from '../../models/conversation-read.ts'
import { IdempotencyKey } from '../../models/idempotency-key.ts'
import { Session } from '../../models/session.ts'
import { SupplierProfile } from '../../models/supplier-profile.ts'
import type { User } from '../../models/user.ts'
import { VerificationCode } from '../../models/verification-code.ts'
import type { Locked } from '../../platform/db/locked.ts'
import { deletedName } from './text.ts'

/** How many rows of the audit log one statement looks for. */
const atOnce = 5000

/** What was done; it says how much went, and of nobody. */
export const deletedAction = 'user.deleted'

/** Leaves of the account the row that orders refer to, with nothing personal in it. */
export async function emptyAccount(tx: Knex.Transaction, user: Locked<User>, now: Date): Promise<void> {
  await SupplierProfile.query(tx).findById(user.id).patch({
    companyName: null,
    phone: null,
    website: null,
    address: null,
    city: null,
    country: null,
  })
  await user.$query(tx).patch({
    name: deletedName[user.accountType],
    // The old address is free to be registered anew.
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
    lastSignInAt: null,
    deletedAt: now,
    updatedAt: now,
  })
}

/** Takes the address of somebody who goes from where companies keep it. @returns the invitations that went */
export async function forgetAddress(
  tx: Knex.Transaction,
  { email, accountType }: Pick<User, 'email' | 'accountType'>,
  companyId: string | null,
): Promise<string[]> {
  if (companyId !== null) {
    await Company.query(tx).where({ id: companyId, contactEmail: email }).patch({ contactEmail: null })
  }
  if (accountType !== 'customer') return []
  const invitations = await CompanyInvitation.query(tx).delete().where({ email }).returning('id')
  return invitations.map(({ id }) => id)
}

/**
 * Removes what signed the user in and what they left while using the portal. Answers that are remembered for a day, for
 * whoever sends a call twice, may show them as well. It may run again.
 */
export async function forgetUse(tx: Knex.Transaction, userId: string): Promise<void> {
  await Session.query(tx).delete().where({ userId })
  await VerificationCode.query(tx).delete().where({ userId })
  await IdempotencyKey.query(tx)
    .delete()
    .where({ userId })
    .orWhereRaw('response::text like ?', [`%${userId}%`])
  await ConversationRead.query(tx).delete().where({ userId })
}

/**
 * Lets the audit log keep what was done and when, but not from where by the user, nor what of theirs changed. What
 * somebody else did to the account keeps where that one was. It may run again.
 */
export async function forgetTraces(tx: Knex.Transaction, userId: string): Promise<void> {
  const about = { objectType: 'user', objectId: userId }
  await AuditEntry.query(tx).where(about).whereNot('action', deletedAction).patch({ changes: {} })
  const nowhere = { address: null, userAgent: null }
  await AuditEntry.query(tx).where({ actorId: userId }).patch(nowhere)
  await AuditEntry.query(tx).where(about).whereNull('actorId').patch(nowhere)
}

/** Takes names of files and addresses of invitations from the audit log, once these are gone. */
export async function forgetChanges(
  tx: Knex.Transaction,
  objectType: 'file' | 'company_invitation',
  ids: readonly string[],
): Promise<void> {
  for (let start = 0; start < ids.length; start += atOnce) {
    await AuditEntry.query(tx)
      .where({ objectType })
      .whereIn('objectId', ids.slice(start, start + atOnce))
      .patch({ changes: {} })
  }
}
