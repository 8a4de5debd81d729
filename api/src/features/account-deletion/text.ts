import type { AccountType } from '../../models/user.ts'

/** Who a deleted account is called wherever something of it stays (docs/product/accounts.md, 'Deleting an account'). */
export const deletedName: Record<AccountType, string> = {
  customer: 'Deleted customer',
  supplier: 'Deleted user',
  admin: 'Deleted user',
}
