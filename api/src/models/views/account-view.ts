import type { listAccounts } from '@kerf/shared-contracts/contracts/accounts'
import type { z } from 'zod'
import { columns, instants, jsonObject, jsonOne } from '../../platform/db/json.ts'
import type { ListShape } from '../../platform/db/list.ts'
import type { User } from '../user.ts'
import { type CompanyView, companyColumns } from './customer-view.ts'

const ownColumns = [
  ...(['id', 'accountType', 'name', 'email', 'isAdmin', 'isVerified', 'mustResetPassword', 'companyRole'] as const),
]

/** An account of any kind, as admins see it. */
export type AccountView = Pick<User, (typeof ownColumns)[number]> & {
  createdAt: string
  lastSignInAt: string | null
  company: CompanyView | null
}

export const accountShape: ListShape<AccountView, z.output<(typeof listAccounts)['query']>['sort']> = {
  table: 'users',
  row: jsonObject({
    ...columns('users', ownColumns),
    ...instants('users', ['createdAt', 'lastSignInAt']),
    company: jsonOne(jsonObject(companyColumns), 'companies where companies.id = users.company_id'),
  }),
  sorts: {
    'date-desc': { column: 'users.created_at', type: 'timestamptz', direction: 'desc' },
    'date-asc': { column: 'users.created_at', type: 'timestamptz', direction: 'asc' },
    name: { column: 'users.name_sort', type: 'text', direction: 'asc' },
  },
}
