import type { Account } from '@kerf/shared-contracts/contracts/accounts'
import { text } from './text.ts'

/** A user with `isAdmin` is an admin, everywhere (docs/product/accounts.md, 'Account types'). */
export function kindWords({ role, isAdmin }: Pick<Account, 'role' | 'isAdmin'>): string {
  return text.kind[isAdmin ? 'admin' : role]
}
