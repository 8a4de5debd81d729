import type { listAccountActivity } from '@kerf/shared-contracts/contracts/accounts'
import type { Knex } from 'knex'
import type { QueryBuilder } from 'objection'
import type { z } from 'zod'
import { AuditEntry } from '../../models/audit-entry.ts'
import { User } from '../../models/user.ts'
import { type KeysetPage, readPage } from '../../platform/db/keyset.ts'
import { searchPattern } from '../../platform/db/search-pattern.ts'
import { problem } from '../../platform/errors.ts'
import type { ReadWork } from '../../platform/work.ts'

type Filters = z.output<(typeof listAccountActivity)['query']>
type Entries = QueryBuilder<AuditEntry, AuditEntry[]>

/** Something that an account did, or that was done to it, and who did it. */
export interface ActivityOfAccount {
  entry: AuditEntry
  /** `null` when nobody was signed in. A deleted one is called so. */
  actor: User | null
}

const about = (userId: string) => ({ objectType: 'user', objectId: userId })

/** Every entry about or by the account is in one of these groups. */
const inGroup: Record<NonNullable<Filters['status']>, (query: Entries, userId: string) => void> = {
  sign_in: (query, userId) => void query.where(about(userId)).where('action', 'like', 'session.%'),
  account: (query, userId) => void query.where(about(userId)).where('action', 'not like', 'session.%'),
  work: (query, userId) =>
    // What is done to nothing in particular is not about the account either.
    void query.whereRaw("(object_type, object_id) is distinct from ('user', ?::uuid)", [userId]),
}

async function withActors(tx: Knex, entries: readonly AuditEntry[]): Promise<ActivityOfAccount[]> {
  const ids = [...new Set(entries.map(({ actorId }) => actorId))].filter((id) => id !== null)
  const actors = new Map((await User.query(tx).findByIds(ids)).map((user) => [user.id, user]))
  return entries.map((entry) => ({ entry, actor: (entry.actorId && actors.get(entry.actorId)) || null }))
}

/**
 * One page of what an account did and what was done to it.
 * @throws Problem `user.not_found`, also for a deleted account
 */
export async function listActivity(
  { tx }: ReadWork,
  userId: string,
  { q, status, sort, limit, cursor }: Filters,
): Promise<KeysetPage<ActivityOfAccount>> {
  if (!(await User.query(tx).findById(userId).whereNull('deletedAt'))) throw problem('user.not_found')
  const query = AuditEntry.query(tx).where((either) => {
    either.where('actorId', userId).orWhere(about(userId))
  })
  if (status) inGroup[status](query, userId)
  if (q) query.whereRaw("lower(action || E'\\n' || coalesce(address, '')) like ?", [searchPattern(q)])
  const direction = sort === 'date-desc' ? 'desc' : 'asc'
  const page = await readPage(query, {
    sort: { expression: 'audit_log.at', type: 'timestamptz', direction },
    idColumn: 'audit_log.id',
    limit,
    cursor,
  })
  return { ...page, rows: await withActors(tx, page.rows) }
}
