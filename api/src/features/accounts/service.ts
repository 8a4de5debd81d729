import type { CompanyRole } from '@kerf/shared-contracts/contracts/users'
import type { Knex } from 'knex'
import { User } from '../../models/user.ts'
import { problem } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ReadWork, Work } from '../../platform/work.ts'
import { setCompanyRole } from '../company-members/membership-service.ts'
import { accountSignedOut } from './events.ts'

/** An account with all that presents it. */
export interface AccountInUse {
  /** With the linked company. */
  user: User
  signedInDevices: number
}

type WithSessions = Pick<Platform, 'sessions'>

/** @returns these users, in their order, with companies and the number of their devices */
export async function withUse(
  { sessions }: WithSessions,
  work: ReadWork,
  users: readonly User[],
): Promise<AccountInUse[]> {
  await User.fetchGraph([...users], 'company', { transaction: work.tx })
  const devices = await sessions.countOf(
    work.tx,
    users.map(({ id }) => id),
  )
  return users.map((user) => ({ user, signedInDevices: devices.get(user.id) ?? 0 }))
}

async function find(tx: Knex, id: string): Promise<User> {
  const user = await User.query(tx).findById(id).whereNull('deletedAt')
  if (!user) throw problem('user.not_found')
  return user
}

/** One account. @throws Problem `user.not_found`, also for a deleted one */
export async function get(platform: WithSessions, work: ReadWork, id: string): Promise<AccountInUse> {
  const [account] = await withUse(platform, work, [await find(work.tx, id)])
  if (!account) throw problem('user.not_found')
  return account
}

/** Signs an account out everywhere. @returns on how many devices it was signed in @throws Problem `user.not_found` */
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
 * @throws Problem `user.not_found`, `company.none` also for other accounts than those of customers, `company.last_owner`
 */
export async function changeCompanyRole(work: Work, id: string, role: CompanyRole): Promise<void> {
  const { accountType } = await find(work.tx, id)
  if (accountType !== 'customer') throw problem('company.none')
  await setCompanyRole(work, id, role)
}
