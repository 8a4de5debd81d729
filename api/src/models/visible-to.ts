import type { Model, QueryBuilder } from 'objection'
import sql, { raw, type Sql } from 'sql-template-tag'
import type { Actor } from '../platform/auth/actor.ts'
import { type Branch, everything } from '../platform/db/list.ts'

/**
 * Limits a query to what an actor may see: admins see all, customers their own objects and those of their company,
 * suppliers none (docs/product/access.md, 'What customers see'). For single objects by id; lists use {@link visibleIn}.
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

/** Whether an actor may see a row found by its id; as {@link visibleTo}. */
export function isVisible(actor: Actor, table: string): Sql {
  if (actor.kind === 'admin') return sql`true`
  if (actor.kind === 'supplier') return sql`false`
  const of = raw(table)
  return sql`(${of}.customer_id = ${actor.id} or ${of}.company_id = ${actor.companyId})`
}

/**
 * What an actor may see, as {@link visibleTo}, for lists: the company's shared rows, and the actor's own. The ids
 * stand in subqueries, so that PostgreSQL makes one plan for everybody and keeps it. If it saw them, the plan for an
 * actor with few rows would look cheaper than the kept one, and it would plan each of their calls anew: 2 ms of 3.
 */
export function visibleIn(actor: Actor, table: string): readonly Branch[] {
  if (actor.kind === 'admin') return everything
  if (actor.kind === 'supplier') return [{ condition: sql`false` }]
  const of = raw(table)
  const own = sql`${of}.customer_id = (select ${actor.id}::uuid)`
  if (actor.companyId === null) return [{ condition: own }]
  return [
    { condition: sql`${of}.company_id = (select ${actor.companyId}::uuid)` },
    { condition: own, unlike: sql`${of}.company_id is distinct from ${actor.companyId}` },
  ]
}
