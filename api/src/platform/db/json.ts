import sql, { join, raw, Sql } from 'sql-template-tag'

/** SQL of one value: one of our own names or expressions, never from a request, or a fragment with values. */
export type Expression = string | Sql

const asSql = (expression: Expression): Sql => (expression instanceof Sql ? expression : raw(expression))

/** A JSON object: its field names with the SQL of each. Cast decimals to text, or they lose digits. */
export function jsonObject(fields: Readonly<Record<string, Expression>>): Sql {
  const pairs = Object.entries(fields).map(([name, value]) => sql`${raw(`'${name}'`)}, ${asSql(value)}`)
  return sql`json_build_object(${join(pairs)})`
}

/** A JSON array of the rows of `from` (tables, conditions); empty if there are none. */
export function jsonList(item: Sql, from: Expression, orderBy: string): Sql {
  return sql`(select coalesce(json_agg(${item} order by ${raw(orderBy)}), '[]') from ${asSql(from)})`
}

/** The one JSON object that `from` finds, or null. */
export function jsonOne(item: Sql, from: Expression): Sql {
  return sql`(select ${item} from ${asSql(from)})`
}

/** A moment as in responses: ISO 8601 in UTC with milliseconds, as `Date.toISOString()` does. */
export function instant(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

/** Columns of one table by their model names, unchanged. */
export function columns(table: string, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, `${table}.${inSnakeCase(name)}`]))
}

/** Columns that hold moments, by their model names; as {@link instant}. */
export function instants(table: string, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, instant(`${table}.${inSnakeCase(name)}`)]))
}

const inSnakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
