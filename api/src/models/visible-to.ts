import type { Model, QueryBuilder } from 'objection'
import type { Actor } from '../platform/auth/actor.ts'

/**
 * Leaves only what an actor may know of: admins all, customers their own objects and those of their company, suppliers
 * none (docs/product/access.md, 'What customers see').
 * @param table the table that has `customerId` and `companyId`, e.g. `rfqs`
 */
export function visibleTo<M extends Model, R>(query: QueryBuilder<M, R>, actor: Actor, table: string) {
  if (actor.kind === 'admin') return query
  if (actor.kind === 'supplier') return query.whereRaw('false')
  return query.where((either) => {
    either.where(`${table}.customerId`, actor.id)
    if (actor.companyId !== null) either.orWhere(`${table}.companyId`, actor.companyId)
  })
}
