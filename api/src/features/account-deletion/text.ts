import { words } from '@kerf/shared-contracts/words/words'
import type { AccountType } from '../../models/user.ts'

/** The name shown for a deleted account (docs/product/accounts.md, 'Deleting an account'). */
export const deletedName: Record<AccountType, string> = words('api/account-deletion', {
  customer: 'Deleted customer',
  supplier: 'Deleted user',
  admin: 'Deleted user',
})
