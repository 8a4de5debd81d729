import type { RegisteredEndpoint } from '@kerf/shared-contracts/contracts/registry'
import { notBuilt } from '../../src/features/not-built.ts'
import { type Expected, everybody, type Row, type Rows } from './row.ts'
import { adminAccountsRows } from './rows/admin-accounts.ts'
import { adminOrdersRows } from './rows/admin-orders.ts'
import { authRows } from './rows/auth.ts'
import { companyMembersRows } from './rows/company-members.ts'
import { customersRows } from './rows/customers.ts'
import { messagesRows } from './rows/messages.ts'
import { modulesRows } from './rows/modules.ts'
import { notificationsRows } from './rows/notifications.ts'
import { profileRows } from './rows/profile.ts'
import { settingsRows } from './rows/settings.ts'
import { suppliersRows } from './rows/suppliers.ts'

/** Every endpoint of the contracts. One without a row fails the test. */
export const matrix: Rows = {
  ...authRows,
  ...profileRows,
  ...notificationsRows,
  ...companyMembersRows,
  ...customersRows,
  ...messagesRows,
  ...adminOrdersRows,
  ...adminAccountsRows,
  ...suppliersRows,
  ...settingsRows,
  ...modulesRows,
}

/** The answer to each actor; a call that is not built yet refuses those without access, and then everybody. */
export function expectedOf({ name, declaration: { access } }: RegisteredEndpoint, { expected }: Row): Expected {
  if (!notBuilt.includes(name)) return expected
  if (access.includes('visitor')) return everybody(501)
  const customers = access.includes('customer') ? 501 : 403
  return [
    401,
    ...([customers, customers, customers, customers] as const),
    access.includes('supplier') ? 501 : 403,
    access.includes('admin') ? 501 : 403,
  ]
}
