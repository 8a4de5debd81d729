import { mostHits } from '@kerf/shared-contracts/contracts/find'
import { hasWordCharacter } from '@kerf/shared-contracts/rules/find'
import sql, { join, raw, type Sql } from 'sql-template-tag'
import { type Branch, everything } from '../../platform/db/list.ts'
import { holds } from '../../platform/db/search-pattern.ts'
import { conditionsOfNumbers, type SearchedTable } from './numbers-service.ts'

/** What is looked for: as typed, without blanks around, composed. */
export type Typed = string

/** One more than is shown tells that there are more. */
const most = raw(String(mostHits + 1))

/** Shorter texts have no trigram that an index could answer. */
const shortest = 3

/**
 * Whether a column holds what was typed. Where that is one or two letters, which no index finds in the middle of words, a
 * word of it begins so; where it is a word already, as in Chinese or Thai, it is looked for anywhere.
 */
export function matches(column: string, typed: Typed): Sql {
  const isShort = [...typed.normalize('NFKC')].length < shortest
  if (!isShort || hasWordCharacter(typed)) return holds(column, typed)
  return sql`${raw(column)} like any(kerf_word_patterns(${typed}::text))`
}

export interface Sought {
  table: SearchedTable
  /** The column that names a row; `id` unless said. */
  id?: string
  /** When a row came to be; `created_at` unless said. */
  time?: string
  /** What the actor may see, each read by itself. */
  visible?: readonly Branch[]
  /** What else holds of every row. */
  conditions?: readonly Sql[]
  /** Whether few rows are visible: all of them are looked through before the newest are taken. */
  areFew?: boolean
  /** JSON of one row, by the name of its table. */
  row: Sql
}

/** How many of the newest rows are looked through one by one, before an index is asked for the rest. */
const newestRows = raw('1000')

/**
 * The rows of one table that match, as a JSON array of `{ isExact, row }`: those whose number was typed, then the
 * newest.
 */
export function matching(typed: Typed, sought: Sought): Sql {
  const { table, id = 'id', visible = everything, row } = sought
  const [from, key] = [raw(table), raw(`${table}.${id}`)]
  const numbers = conditionsOfNumbers(table, typed)
  const parts = visible.flatMap((branch) => [
    ...numbers.map((condition) => exactHits(sought, condition, branch)),
    sought.areFew ? hitsOfFew(typed, sought, branch) : hitsOfMany(typed, sought, branch),
  ])
  return sql`(select coalesce(json_agg(json_build_object('isExact', ${from}.is_exact, 'row', ${row})
      order by ${from}.is_exact desc, ${from}.time desc, ${key} desc), '[]')
    from (select listed.*, hit.is_exact, hit.time
      from (select id, bool_or(is_exact) as is_exact, max(time) as time from (${join(parts, ' union all ')}) found
        group by id order by is_exact desc, time desc, id desc limit ${most}) hit
      join ${from} listed on listed.${raw(id)} = hit.id) ${from})`
}

const hit = ({ table, id = 'id', time = 'created_at' }: Sought, isExact: boolean) =>
  sql`${raw(`${table}.${id}`)} as id, ${raw(String(isExact))} as is_exact, ${raw(`${table}.${time}`)} as time`

const newest = (rows: Sql) => sql`(${rows} order by time desc, id desc limit ${most})`

const all = ({ conditions = [] }: Sought, ...given: readonly Sql[]) => join([...given, ...conditions], ' and ')

/** What has a number is little, and found by the number rather than by walking the newest: `offset 0` says so. */
function exactHits(sought: Sought, condition: Sql, { condition: isVisible }: Branch): Sql {
  const found = sql`select ${hit(sought, true)} from ${raw(sought.table)} where ${all(sought, condition, isVisible)}`
  return newest(sql`select * from (${found} offset 0) few`)
}

/** Reads all visible rows, and looks through them. */
function hitsOfFew(typed: Typed, sought: Sought, { condition: isVisible }: Branch): Sql {
  const from = raw(sought.table)
  const text = `${sought.table}.search_text`
  // The plain comparison first: it costs least, and leaves little for the other.
  return newest(sql`select ${hit(sought, false)}
    from (select ${from}.* from ${from} where ${all(sought, isVisible)} offset 0) ${from}
    where ${holds(text, typed)} and ${matches(text, typed)}`)
}

/**
 * Looks through the newest rows, where what is common is found at once; asks an index only where that was not enough,
 * and the text therefore is rare. Which of both is better PostgreSQL would have to guess, and guesses wrong for short
 * texts.
 */
function hitsOfMany(typed: Typed, sought: Sought, { condition: isVisible }: Branch): Sql {
  const { table, id = 'id', time = 'created_at' } = sought
  const from = raw(table)
  const order = sql`${raw(`${table}.${time}`)} desc, ${raw(`${table}.${id}`)} desc`
  const text = `${table}.search_text`
  const first = sql`select ${from}.* from ${from} where ${all(sought, isVisible)} order by ${order} limit ${newestRows}`
  const recent = newest(sql`select ${hit(sought, false)} from (${first}) ${from}
    where ${holds(text, typed)} and ${matches(text, typed)}`)
  const others = sql`select ${hit(sought, false)} from ${from}
    where (select count(*) from recent) < ${most} and ${all(sought, matches(text, typed), isVisible)}`
  return sql`(with recent as materialized ${recent}
    select * from recent union all ${newest(sql`select * from (${others} offset 0) rare`)})`
}
