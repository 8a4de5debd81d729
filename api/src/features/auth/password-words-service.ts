import type { Knex } from 'knex'
import { User } from '../../models/user.ts'

/** Who the password is for, as far as that is known. */
interface Person {
  email: string
  name: string
  /** The company, as the person typed it. */
  companyNameInput?: string | null | undefined
}

/** The companies a person belongs to. */
interface Companies {
  company?: { name: string } | null | undefined
  supplierProfile?: { companyName: string | null } | null | undefined
}

/**
 * @returns the words an account's password may not be made from: its address, name, and every name of its company
 *   (docs/product/accounts.md, 'Passwords')
 */
export function wordsOf(person: Person, { company, supplierProfile }: Companies): string[] {
  const words = [person.email, person.name, person.companyNameInput, company?.name, supplierProfile?.companyName]
  return words.filter((word) => typeof word === 'string')
}

/** @returns the words of each of these accounts, and of the companies they belong to now */
export async function wordsOfAccounts(tx: Knex, ids: readonly string[]): Promise<string[]> {
  const users = await User.query(tx)
    .whereIn('id', [...ids])
    .withGraphFetched('[company, supplierProfile]')
  return users.flatMap((user) => wordsOf(user, user))
}
