import type { Knex } from 'knex'
import { User } from '../../models/user.ts'

/** Whose password it is to be, as far as that is known. */
interface Person {
  email: string
  name: string
  /** What the person typed as company. */
  companyNameInput?: string | null | undefined
}

/** Companies that a person belongs to. */
interface Companies {
  company?: { name: string } | null | undefined
  supplierProfile?: { companyName: string | null } | null | undefined
}

/**
 * @returns what nobody may make the password of an account of: its address, name, and company by every name it goes by
 *   (docs/product/accounts.md, 'Passwords')
 */
export function wordsOf(person: Person, { company, supplierProfile }: Companies): string[] {
  const words = [person.email, person.name, person.companyNameInput, company?.name, supplierProfile?.companyName]
  return words.filter((word) => typeof word === 'string')
}

/** @returns the words of each of these accounts, with those of the companies that they belong to now */
export async function wordsOfAccounts(tx: Knex, ids: readonly string[]): Promise<string[]> {
  const users = await User.query(tx)
    .whereIn('id', [...ids])
    .withGraphFetched('[company, supplierProfile]')
  return users.flatMap((user) => wordsOf(user, user))
}
