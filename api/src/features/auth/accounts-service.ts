import type { PortalRole } from '@kerf/shared-contracts/contracts/auth'
import type { Knex } from 'knex'
import { type AccountType, User } from '../../models/user.ts'
import type { Actor } from '../../platform/auth/actor.ts'
import type { Work } from '../../platform/work.ts'

/**
 * The Customer toggle means customers and admins, the Supplier toggle suppliers (docs/product/accounts.md, 'Account
 * types').
 */
const accountTypes: Record<PortalRole, AccountType[]> = { customer: ['customer', 'admin'], supplier: ['supplier'] }

/** An account as a visitor names it. */
export interface NamedAccount {
  email: string
  role: PortalRole
}

/** @returns the accounts that a visitor may mean: none, one, or both that of a customer and that of an admin */
export function findNamedAccounts(tx: Knex, { email, role }: NamedAccount): Promise<User[]> {
  return User.query(tx)
    .where({ email })
    .whereIn('accountType', accountTypes[role])
    .whereNull('deletedAt')
    .orderBy('accountType')
    .execute()
}

/**
 * @param named all accounts that a visitor may mean
 * @returns those whose password a code by mail may replace. One that nobody verified may have been planted at the address
 * of another: its code would be alike, and is not made while somebody has shown to own the address.
 */
export function resettable(named: readonly User[]): readonly User[] {
  const verified = named.filter((user) => user.isVerified)
  return verified.length > 0 ? verified : named
}

/** @returns what tries on an account are counted by, whether it exists or not */
export function accountKey({ email, role }: NamedAccount): string {
  return `${role} ${email.toLowerCase()}`
}

/** Has each of these accounts stay as it is until the unit of work ends. @returns them as they are now */
export function lockAccounts(tx: Knex, named: readonly User[]): Promise<User[]> {
  return User.query(tx)
    .whereIn(
      'id',
      named.map((user) => user.id),
    )
    .whereNull('deletedAt')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/**
 * Leaves in the audit log what was done to the accounts that a visitor named. Where there is none it leaves that, too,
 * without saying whose address it was: so it takes as long, and an admin sees that somebody tries addresses.
 */
export async function recordOfNamed(
  work: Work<Actor | null>,
  action: string,
  named: readonly User[],
  changes: Record<string, unknown> = {},
): Promise<void> {
  const ids = named.length > 0 ? named.map((user) => user.id) : [null]
  for (const id of ids) await work.record(action, { type: 'user', id }, changes)
}

/** @returns the user with the linked company */
export function getUserWithCompany(tx: Knex, id: string): Promise<User> {
  return User.query(tx).findById(id).withGraphFetched('company').throwIfNotFound().execute()
}
