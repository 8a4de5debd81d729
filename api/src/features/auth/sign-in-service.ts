import { User } from '../../models/user.ts'
import type { StartedSession } from '../../platform/auth/sessions.ts'
import type { Viewer } from '../../platform/auth/viewer.ts'
import { problem } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Transact, Work } from '../../platform/work.ts'
import { accountKey, findNamedAccounts, getUserWithCompany, type NamedAccount } from './accounts-service.ts'

/** A user whose session has begun. */
export interface SignedIn {
  user: User
  session: StartedSession
}

/** The account was made by an admin: its owner must choose a password of their own first. */
export interface MustChoosePassword {
  mustChoosePassword: { userId: string }
}

/**
 * Signs in with a password.
 * @throws Problem `auth.credentials_wrong`, `auth.not_verified` (only to who knows the password), `rate_limited`
 */
export async function signIn(
  platform: Platform,
  transact: Transact<Viewer | null>,
  credentials: NamedAccount & { password: string },
): Promise<SignedIn | MustChoosePassword> {
  const account = accountKey(credentials)
  await platform.limits.countAccount('signIn', account)
  const user = await findByPassword(platform, credentials)
  if (!user) throw problem('auth.credentials_wrong')
  await platform.limits.forgiveAccount('signIn', account)
  if (!user.isVerified) throw problem('auth.not_verified')
  if (user.mustResetPassword) return { mustChoosePassword: { userId: user.id } }
  return transact(async (work) => {
    // A password that was changed while this one was being checked must not let in.
    // Locked for what `beginSession` writes: two sign-ins that shared the lock would wait for each other.
    const { id, passwordHash } = user
    const unchanged = await User.query(work.tx).findById(id).where({ passwordHash }).forNoKeyUpdate()
    if (!unchanged) throw problem('auth.credentials_wrong')
    return beginSession(platform, work, user.id)
  })
}

/** Takes as long for an account that does not exist as for one that does. */
async function findByPassword(
  { knex, passwords }: Platform,
  credentials: NamedAccount & { password: string },
): Promise<User | undefined> {
  const users = await findNamedAccounts(knex, credentials)
  const places = credentials.role === 'customer' ? [0, 1] : [0]
  const matches = await Promise.all(
    places.map((place) => passwords.verify(users[place]?.passwordHash ?? null, credentials.password)),
  )
  return users.find((_user, place) => matches[place])
}

/** Starts a session of `userId`, who has shown to be that user. */
export async function beginSession(platform: Platform, work: Work<Viewer | null>, userId: string): Promise<SignedIn> {
  const session = await platform.sessions.start(work.tx, userId, work.request)
  // Not through the model: signing in changes nothing of the account, so `updatedAt` stays.
  await work.tx('users').where({ id: userId }).update({ lastSignInAt: work.now })
  await work.record('session.started', { type: 'user', id: userId })
  return { user: await getUserWithCompany(work.tx, userId), session }
}

/** Ends this session; the user's others stay. */
export async function signOut({ sessions }: Platform, work: Work<Viewer | null>, sessionId: string): Promise<void> {
  await sessions.end(work.tx, sessionId)
  // Its stream of events ends, too.
  if (work.viewer) await work.announce({ audience: { userIds: [work.viewer.id] }, tags: ['Session'] })
  await work.record('session.ended', { type: 'user', id: work.viewer?.id ?? null })
}
