import { SupplierProfile } from '../../models/supplier-profile.ts'
import type { User } from '../../models/user.ts'
import type { Actor } from '../../platform/auth/actor.ts'
import type { StartedSession } from '../../platform/auth/sessions.ts'
import { Problem, problem } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Transact, Work } from '../../platform/work.ts'
import {
  accountKey,
  findNamedAccounts,
  getUserWithCompany,
  idsOf,
  lockAccounts,
  type NamedAccount,
} from './accounts-service.ts'
import { sessionEnded, sessionStarted, signInRefused } from './events.ts'
import { knownBrowsersKey } from './known-browser-service.ts'
import { findAttemptedPassword } from './registration-attempts-service.ts'
import { text } from './text.ts'

/** A user whose session has started. */
export interface SignedIn {
  user: User
  session: StartedSession
}

/** The account was created by an admin, so its owner must first choose a password of their own. */
export interface MustChoosePassword {
  mustChoosePassword: { userId: string }
}

/**
 * Signs in with a password.
 * @param isKnownBrowser whether the account has signed in in this browser before
 * @throws Problem `auth.credentials_wrong`, `auth.not_verified` and `auth.suspended` (only with the right password),
 *   `rate_limited`
 */
export async function signIn(
  platform: Platform,
  transact: Transact<Actor | null>,
  credentials: NamedAccount & { password: string },
  isKnownBrowser: (account: User) => boolean,
): Promise<SignedIn | MustChoosePassword> {
  const { limits, knex } = platform
  const named = await findNamedAccounts(knex, credentials)
  const known = named.find(isKnownBrowser)
  // Counted apart, so that strangers who guess do not lock out the owner; all known browsers of an account share one
  // count.
  const counted = known ? knownBrowsersKey(known) : accountKey(credentials)
  await limits.countAccount('signIn', counted).catch((refused: unknown) => {
    // In an unknown browser the way in is a reset, which strangers cannot use.
    if (!(refused instanceof Problem)) throw refused
    const minutes = Math.ceil((refused.details.retryAfter ?? 60) / 60)
    throw problem(refused.code, { ...refused.details, message: text.locked(minutes) })
  })
  const { user, wasAttempted } = await findByPassword(platform, named, credentials)
  if (!user && wasAttempted) {
    const registered = named.filter(({ accountType }) => accountType === credentials.role)
    return transact((work) => refuse(work, registered, 'password', 'auth.not_verified'))
  }
  if (!user) return transact((work) => refuse(work, named, named.length > 0 ? 'password' : 'account_unknown'))
  if (!user.isVerified) return transact((work) => refuse(work, [user], 'not_verified', 'auth.not_verified'))
  const outcome = user.mustResetPassword
    ? { mustChoosePassword: { userId: user.id } }
    : await transact(async (work) => {
        // Refuse if the password changed while this one was being checked.
        const [unchanged] = await lockAccounts(work.tx, [user])
        if (unchanged?.passwordHash !== user.passwordHash) return refuse(work, [user], 'password')
        return beginSession(platform, work, user.id)
      })
  // Guesses at two accounts of one address are counted together: knowing one password does not reset the count.
  if (named.length === 1) await limits.forgiveAccount('signIn', counted)
  return outcome
}

/**
 * Takes as long for an account that does not exist as for one that does.
 * @returns whose password it is, and whether it comes only from a later registration of the address
 */
async function findByPassword(
  { knex, passwords }: Platform,
  named: readonly User[],
  { password, ...account }: NamedAccount & { password: string },
): Promise<{ user: User | undefined; wasAttempted: boolean }> {
  const attempted = await findAttemptedPassword(knex, account)
  const places = account.role === 'customer' ? [0, 1] : [0]
  const [wasAttempted = false, ...matches] = await Promise.all(
    [attempted, ...places.map((place) => named[place]?.passwordHash ?? null)].map((hash) =>
      passwords.verify(hash, password),
    ),
  )
  return { user: named.find((_user, place) => matches[place]), wasAttempted }
}

async function refuse(
  work: Work<Actor | null>,
  named: readonly User[],
  reason: 'password' | 'not_verified' | 'account_unknown',
  answer: 'auth.credentials_wrong' | 'auth.not_verified' = 'auth.credentials_wrong',
): Promise<never> {
  await work.happened(signInRefused, { userIds: idsOf(named), reason })
  throw problem(answer, { keepChanges: true })
}

/**
 * Starts a session for `userId`, who has proved their identity.
 * @throws Problem `auth.suspended` for a supplier whom an admin has suspended
 */
export async function beginSession(platform: Platform, work: Work<Actor | null>, userId: string): Promise<SignedIn> {
  const isSuspended = SupplierProfile.query(work.tx).findById(userId).whereNotNull('suspendedAt').resultSize()
  if ((await isSuspended) > 0) throw problem('auth.suspended')
  const session = await platform.sessions.start(work.tx, userId, work.request)
  // Not through the model: signing in does not change the account, so `updatedAt` stays.
  await work.tx('users').where({ id: userId }).update({ lastSignInAt: work.now })
  await work.happened(sessionStarted, { userId })
  return { user: await getUserWithCompany(work.tx, userId), session }
}

/** Ends this session; the user's other sessions continue. */
export async function signOut({ sessions }: Platform, work: Work<Actor | null>, sessionId: string): Promise<void> {
  await sessions.end(work.tx, sessionId)
  await work.happened(sessionEnded, { userId: work.actor?.id ?? null })
}
