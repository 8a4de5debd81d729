import type { listAccountActivity } from '@kerf/shared-contracts/contracts/accounts'
import sql, { type Sql } from 'sql-template-tag'
import type { z } from 'zod'
import { User } from '../../models/user.ts'
import { type ActivityView, activityShape } from '../../models/views/activity-view.ts'
import { type ListPage, readPage } from '../../platform/db/list.ts'
import { holds } from '../../platform/db/search-pattern.ts'
import { problem } from '../../platform/errors.ts'
import type { ReadWork } from '../../platform/work.ts'

type Filters = z.output<(typeof listAccountActivity)['query']>

const about = (userId: string) => sql`(audit_log.object_type = 'user' and audit_log.object_id = ${userId})`

/** What a search looks through; too few entries concern one account to need an index. */
const searched = "kerf_normalize(audit_log.action || E'\\x1f' || coalesce(audit_log.address, ''))"

/** Every entry about or by the account is in one of these groups. */
const inGroup: Record<NonNullable<Filters['status']>, (userId: string) => Sql> = {
  sign_in: (userId) => sql`${about(userId)} and audit_log.action like 'session.%'`,
  account: (userId) => sql`${about(userId)} and audit_log.action not like 'session.%'`,
  // An action without an object is not about the account either.
  work: (userId) => sql`(audit_log.object_type, audit_log.object_id) is distinct from ('user', ${userId}::uuid)`,
}

/**
 * One page of what an account did and what was done to it.
 * @throws Problem `user.not_found`, also for a deleted account
 */
export async function listActivity(
  { tx }: ReadWork,
  userId: string,
  { q, status, sort, limit, cursor }: Filters,
): Promise<ListPage<ActivityView>> {
  if (!(await User.query(tx).findById(userId).whereNull('deletedAt'))) throw problem('user.not_found')
  const branches = [
    { condition: sql`audit_log.actor_id = ${userId}` },
    { condition: about(userId), unlike: sql`audit_log.actor_id is distinct from ${userId}::uuid` },
  ]
  const conditions = [...(status ? [inGroup[status](userId)] : []), ...(q ? [holds(searched, q)] : [])]
  return readPage(tx, activityShape, { branches, conditions }, { sort, limit, cursor })
}
