import { randomBytes } from 'node:crypto'
import type { RegisterBody } from '@kerf/shared-contracts/contracts/auth'
import type { Knex } from 'knex'
import type { z } from 'zod'
import { nextNumber } from '../../models/numbers.ts'
import { SupplierProfile } from '../../models/supplier-profile.ts'
import { User } from '../../models/user.ts'
import type { Actor } from '../../platform/auth/actor.ts'
import { noSooner } from '../../platform/auth/no-sooner.ts'
import { Problem, problem } from '../../platform/errors.ts'
import { languageOfNewUser } from '../../platform/language/language.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Transact, Work } from '../../platform/work.ts'
import { wasUndelivered } from '../mail/failures-service.ts'
import { accountKey, findNamedAccounts, idsOf, lockAccounts, type NamedAccount } from './accounts-service.ts'
import { useCode } from './code-service.ts'
import { codeRefused, emailVerified, userRegistered, userRegisteredAgain, verificationRequested } from './events.ts'
import { wordsOf } from './password-words-service.ts'
import { tagOfBrowser } from './registering-browser.ts'
import { keepAttempt } from './registration-attempts-service.ts'

/** Creating an account writes more rows than finding one, which takes about a millisecond longer. */
const keptWithin = 40

export type Registration = z.output<typeof RegisterBody>

/**
 * Signs up. Neither the answer nor its timing reveals whether the address has an account; its owner is told in the
 * mail.
 * @param browserHash identifies the browser when it verifies
 * @throws Problem `auth.password_breached`, `rate_limited`
 */
export async function register(
  platform: Platform,
  transact: Transact<Actor | null>,
  registration: Registration,
  browserHash: string,
): Promise<void> {
  await platform.limits.countAccount('register', accountKey(registration))
  const sparingly = await isOften(platform, registration)
  const passwordHash = await platform.passwords.hash(registration.password, 'password', {
    words: wordsOf({ ...registration, companyNameInput: registration.company }, {}),
  })
  await noSooner(keptWithin, () =>
    transact(async (work) => {
      await lockAccount(work.tx, registration)
      const existing = await User.query(work.tx)
        .findOne({ email: registration.email, accountType: registration.role })
        .whereNull('deletedAt')
      const secrets = { passwordHash, registrationHash: browserHash }
      const { isNew, userId } = await keepRegistration(work, registration, secrets, existing)
      await work.happened(isNew ? userRegistered : userRegisteredAgain, {
        ...registration,
        userId,
        sparingly,
        browserTag: tagOfBrowser(browserHash),
      })
    }),
  )
}

/**
 * Counts the mails to an address that is registered again and again. Mails stop well before registrations are refused:
 * a stranger may have made those, and the owner may make the next.
 */
async function isOften({ limits }: Platform, account: NamedAccount): Promise<boolean> {
  try {
    await limits.countAccount('registrationMail', accountKey(account))
    return false
  } catch (thrown) {
    if (thrown instanceof Problem && thrown.code === 'rate_limited') return true
    throw thrown
  }
}

async function keepRegistration(
  work: Work<Actor | null>,
  { email, role, name, company }: Registration,
  secrets: Pick<User, 'passwordHash' | 'registrationHash'>,
  existing: User | undefined,
): Promise<{ isNew: boolean; userId: string }> {
  const fields = {
    name,
    language: languageOfNewUser(),
    companyNameInput: company || null,
    ...secrets,
    updatedAt: work.now,
  }
  if (!existing) {
    const user = await User.query(work.tx).insert({ ...fields, email, accountType: role, createdAt: work.now })
    if (role === 'supplier') await createSupplierProfile(work, user)
    return { isNew: true, userId: user.id }
  }
  // Nobody who has not proved they own the address has a claim on it, so the newest registration counts. The condition
  // is part of the update, as the account may be verified while this waits for its row.
  const kept = await User.query(work.tx)
    .findById(existing.id)
    .where({ isVerified: false })
    .patch({ ...fields, registeredAgain: true })
  if (kept === 0) await keepAttempt(work, { email, role }, secrets.passwordHash)
  return { isNew: false, userId: existing.id }
}

async function createSupplierProfile(work: Work<Actor | null>, user: User): Promise<void> {
  await SupplierProfile.query(work.tx).insert({
    userId: user.id,
    supplierNumber: await nextNumber(work.tx, 'supplier'),
    companyName: user.companyNameInput,
    createdAt: work.now,
    updatedAt: work.now,
  })
}

/** Serialised, so that the second registration of an account sees the first. */
export async function lockAccount(tx: Knex, account: NamedAccount): Promise<void> {
  await tx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [accountKey(account)])
}

/**
 * Verifies an address with the mailed code. The code proves who read the mail, not who chose the password: where
 * several people signed up with the address, the stored password may be a stranger's and is dropped, unless the
 * verifying browser registered last.
 * @param browserHash of the browser that verifies; `null` if it registered nothing
 * @returns whether the password stays; otherwise its owner must choose one
 * @throws Problem `auth.code_invalid`, the same for an account that does not exist, and `rate_limited`
 */
export async function verifyEmail(
  { codes, limits, passwords }: Platform,
  transact: Transact<Actor | null>,
  { verificationCode, ...account }: NamedAccount & { verificationCode: string },
  browserHash: string | null,
): Promise<{ passwordStays: boolean }> {
  const nobodysPassword = await passwords.hash(randomBytes(32).toString('base64url'), 'password', { words: [] })
  const verified = await transact(async (work) => {
    // The rows are locked, so no registration can change the password between reading and verifying.
    const named = await lockAccounts(work.tx, await findNamedAccounts(work.tx, account))
    const unverified = named.filter((user) => !user.isVerified)
    const ids = unverified.map((user) => user.id)
    const used = await useCode(codes, work.tx, ids, 'verify_email', verificationCode, work.now)
    const user = unverified.find(({ id }) => id === used?.userId)
    if (!user) {
      const tried = unverified.length > 0 ? unverified : named
      await work.happened(codeRefused, { userIds: idsOf(tried), purpose: 'verify_email' })
      return null
    }
    const registeredLast = browserHash !== null && browserHash === user.registrationHash
    const passwordStays = registeredLast || !user.registeredAgain
    await user.$query(work.tx).patch({
      isVerified: true,
      registeredAgain: false,
      registrationHash: null,
      updatedAt: work.now,
      ...(!passwordStays && { passwordHash: nobodysPassword }),
    })
    await work.happened(emailVerified, { userId: user.id, passwordStays })
    return { passwordStays }
  })
  if (verified) return verified
  // Only wrong codes count, so that strangers' guesses cannot block the owner's right one.
  await limits.countAccount('code', `verify ${accountKey(account)}`)
  throw problem('auth.code_invalid')
}

/**
 * Mails a new code to whoever is waiting for verification; the answer does not reveal whether anybody is.
 * @param browserHash of the browser that asks; `null` if it registered nothing
 * @returns whether the last mail that this browser caused to be sent to the address was undeliverable. It is the same
 *   for addresses with and without an account, because registering mails both.
 */
export async function resendVerification(
  { limits }: Platform,
  transact: Transact<Actor | null>,
  account: NamedAccount,
  browserHash: string | null,
): Promise<{ undelivered: boolean }> {
  const counted = `verify ${accountKey(account)}`
  await limits.countAccount('resend', counted)
  await limits.countAccount('mail', counted)
  return transact(async (work) => {
    const browserTag = browserHash === null ? null : tagOfBrowser(browserHash)
    await work.happened(verificationRequested, { ...account, browserTag })
    return { undelivered: browserTag !== null && (await wasUndelivered(work, { ...account, browserTag })) }
  })
}
