import type { Knex } from 'knex'
import sql from 'sql-template-tag'
import { User } from '../../models/user.ts'
import { type AccountView, accountShape } from '../../models/views/account-view.ts'
import { readSome } from '../../platform/db/list.ts'
import { problem } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ReadWork, Work } from '../../platform/work.ts'
import { type RoleAsked, setCompanyRole } from '../company-members/membership-service.ts'
import { accountSignedOut } from './events.ts'

/** An account with everything its presentation needs. */
export interface AccountInUse {
  account: AccountView
  signedInDevices: number
}

type WithSessions = Pick<Platform, 'sessions'>

/** @returns the accounts in the given order, each with its number of devices */
export async function withUse(
  { sessions }: WithSessions,
  work: ReadWork,
  listed: readonly AccountView[],
): Promise<AccountInUse[]> {
  const devices = await sessions.countOf(
    work.tx,
    listed.map(({ id }) => id),
  )
  return listed.map((account) => ({ account, signedInDevices: devices.get(account.id) ?? 0 }))
}

async function find(tx: Knex, id: string): Promise<User> {
  const user = await User.query(tx).findById(id).whereNull('deletedAt')
  if (!user) throw problem('user.not_found')
  return user
}

/** One account. @throws Problem `user.not_found`, also for a deleted one */
export async function get(platform: WithSessions, work: ReadWork, id: string): Promise<AccountInUse> {
  const condition = sql`users.id = ${id} and users.deleted_at is null`
  const [account] = await withUse(platform, work, await readSome(work.tx, accountShape, condition))
  if (!account) throw problem('user.not_found')
  return account
}

/**
 * Signs an account out everywhere. @returns the number of devices it was signed in on @throws Problem `user.not_found`
 */
export async function endSessions({ sessions }: WithSessions, work: Work, id: string): Promise<number> {
  const { id: userId } = await find(work.tx, id)
  const alive = await sessions.listOf(work.tx, userId)
  await sessions.endAll(work.tx, userId)
  if (alive.length === 0) return 0
  await work.happened(accountSignedOut, { userId, sessions: alive.length })
  return alive.length
}

/**
 * Changes what a customer may do in their company.
 * @throws Problem `user.not_found`, `company.none` also for accounts that are not customers, `company.last_owner`,
 *   `write.stale`
 */
export async function changeCompanyRole(work: Work, id: string, role: RoleAsked): Promise<void> {
  const { accountType } = await find(work.tx, id)
  if (accountType !== 'customer') throw problem('company.none')
  await setCompanyRole(work, id, role)
}
