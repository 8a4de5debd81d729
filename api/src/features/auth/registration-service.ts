import type { RegisterBody } from '@kerf/shared-contracts/contracts/auth'
import type { Knex } from 'knex'
import type { z } from 'zod'
import { nextNumber } from '../../models/numbers.ts'
import { SupplierProfile } from '../../models/supplier-profile.ts'
import { User } from '../../models/user.ts'
import type { Viewer } from '../../platform/auth/viewer.ts'
import { problem } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Transact, Work } from '../../platform/work.ts'
import { accountKey, findNamedAccounts, type NamedAccount } from './accounts-service.ts'
import { useCode } from './code-service.ts'
import { mailAccount } from './jobs.ts'

export type Registration = z.output<typeof RegisterBody>

/** An unverified registration can be replaced by a newer one, but not sooner than this, in milliseconds. */
const replaceableAfter = 30_000

/**
 * Signs up. What is answered, and how long it takes, does not tell whether the address had an account already:
 * its owner reads that in the mail.
 * @throws Problem `auth.password_breached`, `rate_limited`
 */
export async function register(
  platform: Platform,
  transact: Transact<Viewer | null>,
  registration: Registration,
): Promise<void> {
  await platform.limits.countAccount('register', accountKey(registration))
  const passwordHash = await platform.passwords.hash(registration.password, 'password')
  await transact(async (work) => {
    await lockAccount(work.tx, registration)
    const existing = await User.query(work.tx)
      .findOne({ email: registration.email, accountType: registration.role })
      .whereNull('deletedAt')
    await keepRegistration(work, registration, passwordHash, existing)
    await work.enqueue(mailAccount, { email: registration.email, role: registration.role, reason: 'registered' })
  })
}

async function keepRegistration(
  work: Work<Viewer | null>,
  { email, role, name, company }: Registration,
  passwordHash: string,
  existing: User | undefined,
): Promise<void> {
  const fields = { name, companyNameInput: company || null, passwordHash, updatedAt: work.now }
  if (!existing) {
    const user = await User.query(work.tx).insert({ ...fields, email, accountType: role, createdAt: work.now })
    if (role === 'supplier') await createSupplierProfile(work, user)
    await work.record('user.registered', { type: 'user', id: user.id })
    return
  }
  const isFresh = work.now.getTime() - existing.updatedAt.getTime() < replaceableAfter
  // Who never proved to own the address holds no claim on it: the newest registration counts, with its own code.
  if (!existing.isVerified && !isFresh) await existing.$query(work.tx).patch(fields)
  await work.record('user.registered_again', { type: 'user', id: existing.id })
}

async function createSupplierProfile(work: Work<Viewer | null>, user: User): Promise<void> {
  await SupplierProfile.query(work.tx).insert({
    userId: user.id,
    supplierNumber: await nextNumber(work.tx, 'supplier'),
    companyName: user.companyNameInput,
    createdAt: work.now,
    updatedAt: work.now,
  })
}

/** Two registrations of one account follow each other, so that the second sees the first. */
async function lockAccount(tx: Knex, account: NamedAccount): Promise<void> {
  await tx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [accountKey(account)])
}

/** @throws Problem `auth.code_invalid`, the same for an account that does not exist, and `rate_limited` */
export async function verifyEmail(
  { codes, limits }: Platform,
  transact: Transact<Viewer | null>,
  { verificationCode, ...account }: NamedAccount & { verificationCode: string },
): Promise<void> {
  await limits.countAccount('code', accountKey(account))
  await transact(async (work) => {
    const users = await findNamedAccounts(work.tx, account)
    const unverified = users.filter((user) => !user.isVerified).map((user) => user.id)
    const userId = await useCode(codes, work.tx, unverified, 'verify_email', verificationCode, work.now)
    if (userId === null) throw problem('auth.code_invalid', { keepChanges: true })
    await User.query(work.tx).findById(userId).patch({ isVerified: true, updatedAt: work.now })
    await work.record('user.email_verified', { type: 'user', id: userId })
  })
}

/** Mails a new code to who waits for verification; the answer does not tell whether anybody does. */
export async function resendVerification(
  { limits }: Platform,
  transact: Transact<Viewer | null>,
  account: NamedAccount,
): Promise<void> {
  await limits.countAccount('resend', `verify ${accountKey(account)}`)
  await limits.countAccount('mail', accountKey(account))
  await transact((work) => work.enqueue(mailAccount, { ...account, reason: 'verification' }))
}
