import { mostHits } from '@kerf/shared-contracts/contracts/find'
import { hasWordCharacter } from '@kerf/shared-contracts/rules/find'
import sql, { join, raw, type Sql } from 'sql-template-tag'
import { type Branch, everything } from '../../platform/db/list.ts'
import { holds } from '../../platform/db/search-pattern.ts'
import { conditionsOfNumbers, type SearchedTable } from './numbers-service.ts'

/** What is searched for: as typed, trimmed and composed. */
export type Typed = string

/** One more than is shown, which reveals that there are more. */
const most = raw(String(mostHits + 1))

/** Shorter texts have no trigram for an index to use. */
const shortest = 3

/**
 * Whether a column contains what was typed. One or two letters, which no index finds in the middle of words, must begin
 * a word; if they are a whole word, as in Chinese or Thai, they are matched anywhere.
 */
export function matches(column: string, typed: Typed): Sql {
  const isShort = [...typed.normalize('NFKC')].length < shortest
  if (!isShort || hasWordCharacter(typed)) return holds(column, typed)
  return sql`${raw(column)} like any(kerf_word_patterns(${typed}::text))`
}

export interface Sought {
  table: SearchedTable
  /** The column that identifies a row; `id` by default. */
  id?: string
  /** When a row was created; `created_at` by default. */
  time?: string
  /** What the actor may see, as branches that are read separately. */
  visible?: readonly Branch[]
  /** Further conditions on every row. */
  conditions?: readonly Sql[]
  /** Whether few rows are visible, so that all of them are searched before the newest are taken. */
  areFew?: boolean
  /** The JSON of one row, given the name of its table. */
  row: Sql
}

/** How many of the newest rows are scanned one by one before an index is used for the rest. */
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

/** Few rows have the number, so they are found by it rather than by walking the newest: `offset 0` enforces that. */
function exactHits(sought: Sought, condition: Sql, { condition: isVisible }: Branch): Sql {
  const found = sql`select ${hit(sought, true)} from ${raw(sought.table)} where ${all(sought, condition, isVisible)}`
  return newest(sql`select * from (${found} offset 0) few`)
}

/** Reads and searches all visible rows. */
function hitsOfFew(typed: Typed, sought: Sought, { condition: isVisible }: Branch): Sql {
  const from = raw(sought.table)
  const text = `${sought.table}.search_text`
  // The plain comparison first: it is cheapest, and leaves few rows for the other.
  return newest(sql`select ${hit(sought, false)}
    from (select ${from}.* from ${from} where ${all(sought, isVisible)} offset 0) ${from}
    where ${holds(text, typed)} and ${matches(text, typed)}`)
}

/**
 * Scans the newest rows, where common text is found at once; uses an index only if that was not enough, and the text is
 * therefore rare. PostgreSQL would have to guess which is better, and guesses wrong for short texts.
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
