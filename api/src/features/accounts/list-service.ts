import type { listAccounts } from '@kerf/shared-contracts/contracts/accounts'
import sql, { type Sql } from 'sql-template-tag'
import type { z } from 'zod'
import { company, listed } from '../../models/listed.ts'
import { type AccountView, accountShape } from '../../models/views/account-view.ts'
import { type ListPage, readPage } from '../../platform/db/list.ts'
import type { ReadWork } from '../../platform/work.ts'

type Filters = z.output<(typeof listAccounts)['query']>

/** What an account is waiting for. Each account is in exactly one of these states. */
const inState: Record<NonNullable<Filters['status']>, Sql> = {
  unverified: sql`not users.is_verified`,
  password_reset: sql`users.is_verified and users.must_reset_password`,
  verified: sql`users.is_verified and not users.must_reset_password`,
}

/**
 * One page of the accounts of every kind, without deleted ones. A search matches names, addresses, and companies,
 * whether linked or typed in.
 */
export function list({ tx, actor }: ReadWork, filters: Filters): Promise<ListPage<AccountView>> {
  const { q, role, admins, status } = filters
  const filter = listed(actor, { table: 'users', typed: q, related: [company] }, [
    sql`users.deleted_at is null`,
    role && sql`users.account_type = ${role}`,
    admins !== undefined && sql`(users.account_type = 'admin') = ${admins}`,
    status && inState[status],
  ])
  return readPage(tx, accountShape, filter, filters)
}
