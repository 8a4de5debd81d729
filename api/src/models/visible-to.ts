import type { Model, QueryBuilder } from 'objection'
import type { Viewer } from '../platform/auth/viewer.ts'

/**
 * Leaves only what a viewer may know of: admins all, customers their own objects and those of their company, suppliers
 * none (decisions, 'Who sees what').
 * @param table the table that has `customerId` and `companyId`, e.g. `rfqs`
 */
export function visibleTo<M extends Model, R>(query: QueryBuilder<M, R>, viewer: Viewer, table: string) {
  if (viewer.kind === 'admin') return query
  if (viewer.kind === 'supplier') return query.whereRaw('false')
  return query.where((either) => {
    either.where(`${table}.customerId`, viewer.id)
    if (viewer.companyId !== null) either.orWhere(`${table}.companyId`, viewer.companyId)
  })
}
