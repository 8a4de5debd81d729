import { randomBytes } from 'node:crypto'
import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { User } from '../../models/user.ts'
import { problem } from '../../platform/errors.ts'
import { transactAsSystem } from '../../platform/open-work.ts'
import type { Platform } from '../../platform/platform.ts'
import { say } from '../../platform/process.ts'
import type { SystemWork } from '../../platform/work.ts'
import { adminInstalled } from './events.ts'
import { wordsOf } from './password-words-service.ts'
import { text } from './text.ts'

export interface AdminCredentials {
  email: string
  password: string
}

const shortestPassword = 8
/** What the sign-in form accepts. */
const longestPassword = 128

/** @returns a random password that is easy to copy */
export const makePassword = (): string => randomBytes(15).toString('base64url')

/**
 * Creates an admin who is verified and can sign in at once.
 * @throws Problem `user.email_taken`, `auth.password_too_short`, `auth.password_breached`, `validation.failed`
 */
export async function createAdmin(
  { passwords }: Pick<Platform, 'passwords'>,
  { tx, now, happened }: SystemWork,
  { email, password, name }: AdminCredentials & { name: string },
): Promise<User> {
  if (password.length < shortestPassword) throw problem('auth.password_too_short')
  if (password.length > longestPassword) throw problem('validation.failed', { message: text.passwordTooLong })
  const existing = await User.query(tx).findOne({ email, accountType: 'admin' }).whereNull('deletedAt')
  if (existing) throw problem('user.email_taken')
  const passwordHash = await passwords.hash(password, 'password', { words: wordsOf({ email, name }, {}) })
  const user = await User.query(tx).insertAndFetch({
    accountType: 'admin',
    isAdmin: true,
    isVerified: true,
    email,
    name,
    passwordHash,
    createdAt: now,
    updatedAt: now,
  })
  await happened(adminInstalled, { userId: user.id })
  return user
}

/**
 * Creates the first admin, if there is none, from `ADMIN_EMAIL` and `ADMIN_PASSWORD`. It generates what is unset, keeps
 * it in `DATA_DIR/credentials` and prints it. Of several processes that start at once, one does this.
 */
export async function ensureFirstAdmin(platform: Platform): Promise<void> {
  const { config } = platform
  await transactAsSystem(platform, async (work) => {
    const { tx } = work
    await tx.raw("select pg_advisory_xact_lock(hashtextextended('kerf first admin', 0))")
    if (await User.query(tx).findOne({ isAdmin: true }).whereNull('deletedAt')) return
    const { email = 'admin@kerf.local', password = makePassword() } = config.firstAdmin
    await createAdmin(platform, work, { email, password, name: 'Administrator' })
    if (config.firstAdmin.password) return
    // Before the commit: an admin whose password nobody knows would be useless.
    const file = await keepCredentials(config.dataDir, { email, password })
    say(`The first admin signs in as ${email} with the password ${password} (kept in ${file})`)
  })
}

/** @returns the file, which only the user who runs Kerf may read */
async function keepCredentials(dataDir: string, { email, password }: AdminCredentials): Promise<string> {
  await mkdir(dataDir, { recursive: true })
  const file = join(dataDir, 'credentials')
  const handle = await open(`${file}.part`, 'w', 0o600)
  try {
    await handle.writeFile(`email: ${email}\npassword: ${password}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(`${file}.part`, file)
  return file
}
