import type { PortalRole } from '@kerf/shared-contracts/contracts/auth'
import type { Knex } from 'knex'
import { type AccountType, User } from '../../models/user.ts'

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

/** @returns the accounts a visitor may mean: none, one, or both a customer and an admin */
export function findNamedAccounts(tx: Knex, { email, role }: NamedAccount): Promise<User[]> {
  return User.query(tx)
    .where({ email })
    .whereIn('accountType', accountTypes[role])
    .whereNull('deletedAt')
    .orderBy('accountType')
    .execute()
}

/**
 * @param named all accounts the visitor may mean
 * @returns those whose password a mailed code may reset. A stranger may have registered an unverified account at this
 *   address: while a verified one exists, the unverified one gets no code.
 */
export function resettable(named: readonly User[]): readonly User[] {
  const verified = named.filter((user) => user.isVerified)
  return verified.length > 0 ? verified : named
}

/** @returns the key under which attempts on an account are counted, whether or not the account exists */
export function accountKey({ email, role }: NamedAccount): string {
  return `${role} ${email.toLowerCase()}`
}

/** Locks these accounts until the unit of work ends. @returns their current state */
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

/** @returns the ids of the accounts a visitor may mean */
export const idsOf = (named: readonly User[]): string[] => named.map(({ id }) => id)

/** @returns the user with the linked company */
export function getUserWithCompany(tx: Knex, id: string): Promise<User> {
  return User.query(tx).findById(id).withGraphFetched('company').throwIfNotFound().execute()
}

type NewCustomer = Pick<User, 'email' | 'name' | 'passwordHash' | 'createdAt'> & Partial<User>

/** @returns the new customer, or `null` (instead of a database error) if their address already has an account */
export async function insertCustomer(tx: Knex.Transaction, customer: NewCustomer): Promise<User | null> {
  const { id } = await User.query(tx)
    .insert({ ...customer, accountType: 'customer' })
    .onConflict(tx.raw('(email, account_type) where deleted_at is null'))
    .ignore()
  return (await User.query(tx).findById(id)) ?? null
}
