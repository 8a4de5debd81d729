import { User } from '../../models/user.ts'
import type { Actor } from '../../platform/auth/actor.ts'
import { problem } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Transact } from '../../platform/work.ts'
import { checkCurrentPassword } from '../auth/current-password-service.ts'
import { replacePassword } from '../auth/password-service.ts'
import { wordsOfAccounts } from '../auth/password-words-service.ts'
import { beginSession, type SignedIn } from '../auth/sign-in-service.ts'
import { text } from './text.ts'

/**
 * Changes the user's password, ends every session and starts a new one for this browser.
 * @throws Problem `auth.current_password_wrong`, `auth.password_breached`, `validation.failed`, `rate_limited`
 */
export async function changePassword(
  platform: Platform,
  transact: Transact,
  actor: Actor,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<SignedIn> {
  const checked = await checkCurrentPassword(platform, transact, actor.id, currentPassword)
  if (newPassword === currentPassword) {
    throw problem('validation.failed', { fields: { newPassword: text.samePassword } })
  }
  const words = await wordsOfAccounts(platform.knex, [actor.id])
  const passwordHash = await platform.passwords.hash(newPassword, 'newPassword', { words })
  return transact(async (work) => {
    const user = await User.query(work.tx).findById(actor.id).whereNull('deletedAt').forNoKeyUpdate()
    // The password changed while this one was being checked.
    if (user?.passwordHash !== checked.passwordHash) throw problem('auth.current_password_wrong')
    await replacePassword(platform, work, user, passwordHash)
    return beginSession(platform, work, user.id)
  })
}
