import type { acceptSupplierInvitation } from '@kerf/shared-contracts/contracts/supplier-invitations'
import type { Knex } from 'knex'
import type { z } from 'zod'
import { nextNumber } from '../../models/numbers.ts'
import { SupplierInvitation } from '../../models/supplier-invitation.ts'
import { SupplierProfile } from '../../models/supplier-profile.ts'
import { User } from '../../models/user.ts'
import type { Actor } from '../../platform/auth/actor.ts'
import { hashOfToken } from '../../platform/auth/invitation-token.ts'
import { problem } from '../../platform/errors.ts'
import { languageOfNewUser } from '../../platform/language/language.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Transact, Work } from '../../platform/work.ts'
import { lockAccount } from '../auth/registration-service.ts'
import { beginSession, type SignedIn } from '../auth/sign-in-service.ts'
import { supplierInvitationDeclined, supplierJoined } from './events.ts'

type VisitorWork = Work<Actor | null>
type Acceptance = z.output<(typeof acceptSupplierInvitation)['body']>

/** The invitation a mailed secret opens, while it can be answered. @throws Problem `invitation.not_found` */
export async function find(tx: Knex, token: string, now: Date): Promise<SupplierInvitation> {
  const invitation = await SupplierInvitation.open(tx)
    .findOne({ tokenHash: hashOfToken(token) })
    .where('expiresAt', '>', now)
  if (!invitation) throw problem('invitation.not_found')
  return invitation
}

/** Declines an invitation. @throws Problem `invitation.not_found` */
export async function decline(work: VisitorWork, token: string): Promise<void> {
  const { id } = await find(work.tx, token, work.now)
  const invitation = await SupplierInvitation.open(work.tx).findOne({ id }).forUpdate()
  if (!invitation) throw problem('invitation.not_found')
  await invitation.$query(work.tx).patch({ declinedAt: work.now, tokenHash: null })
  await work.happened(supplierInvitationDeclined, { invitation })
}

/**
 * Creates the account of an invited supplier, which is verified (the secret came by mail) and signed in.
 * @throws Problem `invitation.not_found`, `invitation.supplier_exists`, `auth.password_breached`
 */
export async function accept(
  platform: Platform,
  transact: Transact<Actor | null>,
  { token, name, companyName, password }: Acceptance,
): Promise<SignedIn> {
  const { email } = await find(platform.knex, token, platform.clock())
  const passwordHash = await platform.passwords.hash(password, 'password', { words: [name, companyName ?? ''] })
  return transact(async (work) => {
    await lockAccount(work.tx, { email, role: 'supplier' })
    const { id, companyName: invitedAs } = await find(work.tx, token, work.now)
    const invitation = await SupplierInvitation.open(work.tx).findOne({ id }).forUpdate()
    if (!invitation) throw problem('invitation.not_found')
    const userId = await makeAccount(work, { email, name, passwordHash, companyName: companyName ?? invitedAs })
    await invitation.$query(work.tx).patch({ acceptedAt: work.now, acceptedBy: userId, tokenHash: null })
    await work.happened(supplierJoined, { invitation, userId })
    return beginSession(platform, work, userId)
  })
}

/** It replaces an unverified registration: nobody who has not proved they own the address has a claim on it. */
async function makeAccount(
  { tx, now }: VisitorWork,
  {
    email,
    name,
    passwordHash,
    companyName,
  }: Pick<User, 'email' | 'name' | 'passwordHash'> & { companyName: string | null },
): Promise<string> {
  const proven = {
    name,
    language: languageOfNewUser(),
    passwordHash,
    isVerified: true,
    mustResetPassword: false,
    updatedAt: now,
  }
  const existing = await User.query(tx).findOne({ email, accountType: 'supplier' }).whereNull('deletedAt').forUpdate()
  if (existing?.isVerified) throw problem('invitation.supplier_exists')
  if (existing) {
    const typed = { title: null, phone: null, companyNameInput: companyName }
    await existing.$query(tx).patch({ ...proven, ...typed, registeredAgain: false, registrationHash: null })
    await SupplierProfile.query(tx).findById(existing.id).patch({ companyName, updatedAt: now })
    return existing.id
  }
  const account = { ...proven, email, accountType: 'supplier', companyNameInput: companyName, createdAt: now } as const
  const user = await User.query(tx).insert(account)
  const supplierNumber = await nextNumber(tx, 'supplier')
  await SupplierProfile.query(tx).insert({
    userId: user.id,
    supplierNumber,
    companyName,
    createdAt: now,
    updatedAt: now,
  })
  return user.id
}
