import type { PortalRole } from '@kerf/shared-contracts/contracts/auth'
import type { Knex } from 'knex'
import { type AccountType, User } from '../../models/user.ts'

/** The Customer toggle means customers and admins, the Supplier toggle suppliers (decisions, 'Who is who'). */
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

/** @returns what tries on an account are counted by, whether it exists or not */
export function accountKey({ email, role }: NamedAccount): string {
  return `${role} ${email.toLowerCase()}`
}

/** @returns the user with the linked company */
export function getUserWithCompany(tx: Knex, id: string): Promise<User> {
  return User.query(tx).findById(id).withGraphFetched('company').throwIfNotFound().execute()
}
