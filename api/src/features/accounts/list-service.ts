import type { listAccounts } from '@kerf/shared-contracts/contracts/accounts'
import type { QueryBuilder } from 'objection'
import type { z } from 'zod'
import { Company } from '../../models/company.ts'
import { User } from '../../models/user.ts'
import { type KeysetPage, readPage, type SortKey } from '../../platform/db/keyset.ts'
import { searchPattern } from '../../platform/db/search-pattern.ts'
import type { ReadWork } from '../../platform/work.ts'

type Filters = z.output<(typeof listAccounts)['query']>
type Users = QueryBuilder<User, User[]>

const sortKeys: Record<Filters['sort'], SortKey> = {
  'date-desc': { expression: 'users.created_at', type: 'timestamptz', direction: 'desc' },
  'date-asc': { expression: 'users.created_at', type: 'timestamptz', direction: 'asc' },
  name: { expression: 'users.name', type: 'text', direction: 'asc' },
}

/** Accounts whose name, address or company, linked or typed, holds what was typed. */
function matching(query: Users, typed: string): void {
  const pattern = searchPattern(typed)
  query.where((either) => {
    either
      .where('users.searchText', 'like', pattern)
      .orWhereIn('users.companyId', Company.query().select('id').where('searchText', 'like', pattern))
  })
}

/** What an account waits for; each is in one of these states. */
const inState: Record<NonNullable<Filters['status']>, (query: Users) => void> = {
  unverified: (query) => void query.where('users.isVerified', false),
  password_reset: (query) => void query.where({ 'users.isVerified': true, 'users.mustResetPassword': true }),
  verified: (query) => void query.where({ 'users.isVerified': true, 'users.mustResetPassword': false }),
}

/** One page of the accounts of every kind; deleted ones are none any more. */
export async function list({ tx }: ReadWork, filters: Filters): Promise<KeysetPage<User>> {
  const { q, role, status, sort, limit, cursor } = filters
  const query = User.query(tx).whereNull('users.deletedAt')
  if (q) matching(query, q)
  if (role) query.where('users.accountType', role)
  if (status) inState[status](query)
  return readPage(query, { sort: sortKeys[sort], idColumn: 'users.id', limit, cursor })
}
