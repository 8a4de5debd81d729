import sql, { empty, raw, type Sql } from 'sql-template-tag'
import type { Actor } from '../platform/auth/actor.ts'
import type { Branch, Filter } from '../platform/db/list.ts'
import { holds, holdsNumber } from '../platform/db/search-pattern.ts'
import { visibleIn } from './visible-to.ts'

/** A further table that a search covers. */
export interface Related {
  /** One table or several, e.g. `users`. */
  from: string
  /** The searched column there, e.g. `users.search_text`. */
  text: string
  /** The column there that equals `by`. */
  id: string
  /** The column of the listed rows, without its table. */
  by: string
}

/** The customer a row belongs to. */
export const customer: Related = {
  from: 'users',
  text: 'users.search_text',
  id: 'users.id',
  by: 'customer_id',
}
/** The company that shares a row. */
export const company: Related = {
  from: 'companies',
  text: 'companies.search_text',
  id: 'companies.id',
  by: 'company_id',
}

export interface Search {
  /** The listed table. It has `search_text`. */
  table: string
  typed: string | undefined
  related: readonly Related[]
  /** Whether the table has `number_keys`, by which numbers are found however they are punctuated. */
  hasNumbers?: boolean
  /** What the actor may see, where the table differs from {@link visibleIn}. */
  visible?: readonly Branch[]
}

/**
 * The rows an actor may see that match the search and meet every condition; absent or false conditions are ignored.
 * Admins see everything, so their searches start from the text: rows that match, rows of people who match, and so on,
 * each through an index. Others have few rows, so those are scanned.
 */
export function listed(
  actor: Actor,
  { table, typed, related, hasNumbers = false, visible = visibleIn(actor, table) }: Search,
  conditions: readonly (Sql | '' | false | undefined)[],
): Filter {
  const given = conditions.filter((condition) => condition !== '' && condition !== false && condition !== undefined)
  if (!typed) return { branches: visible, conditions: given }
  const own = holds(`${table}.search_text`, typed)
  const number = hasNumbers ? holdsNumber(`${table}.number_keys`, typed) : null
  // Both are columns of one table, whose indexes serve `or`; apart, the list's order might be scanned for each.
  const itself = number ? sql`(${own} or ${number})` : own
  if (actor.kind === 'admin') {
    const found = related.map((other) => ({
      condition: isRelatedTo(table, other, typed),
      test: hasRelated(table, other, typed, sql`offset 0`),
    }))
    const isNumber = number !== null
    const branches = [{ condition: itself, areTogether: isNumber }, ...found]
    return { branches, conditions: given, isSearch: true, ...(isNumber && { readFirst: newestOfNumbers }) }
  }
  const either = related.reduce((so, other) => sql`${so} or ${hasRelated(table, other, typed)}`, itself)
  return { branches: visible, conditions: [...given, sql`(${either})`], isSearch: true }
}

/** A number that was just given is looked for most. */
const newestOfNumbers = 1000

function isRelatedTo(table: string, { from, text, id, by }: Related, typed: string): Sql {
  const found = sql`from ${raw(from)} where ${holds(text, typed)}`
  // Checked first: if no person matches, the branch is skipped instead of scanning the list's order in vain.
  return sql`exists (select ${found}) and ${raw(`${table}.${by}`)} in (select ${raw(id)} ${found})`
}

/** @param end `offset 0` keeps PostgreSQL from reading all that match beforehand */
function hasRelated(table: string, { from, text, id, by }: Related, typed: string, end = empty): Sql {
  return sql`exists (
    select from ${raw(from)} where ${raw(id)} = ${raw(`${table}.${by}`)} and ${holds(text, typed)} ${end})`
}
