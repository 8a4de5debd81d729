import { countLimit } from '@kerf/shared-contracts/rules/list-total'
import type { Knex } from 'knex'
import sql, { empty, join, raw, type Sql } from 'sql-template-tag'
import { readCursor, refuseUnreadable, type SortKey, writeCursor } from './keyset.ts'
import { run, runOne } from './prepared.ts'

/** What a list shows, and its sort orders. `Row` is the JSON produced by `row`. */
export interface ListShape<Row, Sort extends string = string> {
  /** The table whose rows are listed, and the name by which `row` refers to them. */
  table: string
  /** The JSON object of one row with everything its presentation needs. */
  row: Sql
  sorts: Readonly<Record<Sort, SortKey>>
  /** Only carries the type of the rows. */
  readonly rows?: Row[]
}

/** Rows found through one index. */
export interface Branch {
  condition: Sql
  /** The condition as it is tested of a single row, through the keys of what belongs to it ({@link Filter.readFirst}). */
  test?: Sql
  /**
   * Whether its rows lie together in the order of time, as those with a number do. Lists in that order find all of them
   * before they take the first: PostgreSQL takes rows to be spread evenly, and would look for an early number among all
   * newer rows.
   */
  areTogether?: boolean
  /** The condition for rows not in an earlier branch, if there is one; otherwise counting compares ids. */
  unlike?: Sql
}

/** Which rows a list has: those that meet all conditions of any branch. */
export interface Filter {
  /** One or more; no index serves `or` across tables, so each branch is read separately. */
  branches: readonly Branch[]
  conditions: readonly Sql[]
  /** Whether this is a search; if so, the planner must see its values to choose an index. */
  isSearch?: boolean
  /**
   * How many of the newest rows (or oldest) are searched one by one before any index is asked for all that match: a word
   * that many rows have fills a page from these. For searches that may match many rows and are cheap to test.
   */
  readFirst?: number
}

/** Everything: what an admin sees without searching. */
export const everything: readonly Branch[] = [{ condition: sql`true` }]

export interface PageRequest<Sort extends string> {
  sort: Sort
  limit: number
  cursor?: string | undefined
}

/** Rows of one page, the number of rows of all pages (up to the count limit), and where the next page starts. */
export interface ListPage<Row> {
  rows: Row[]
  total: number
  next: string | null
}

interface PositionedRow<Row> {
  position: string
  id: string
  row: Row
}

const where = (conditions: readonly Sql[]) => join([sql`true`, ...conditions], ' and ')

interface Ids<Sort extends string> {
  sort: Sort
  /** All of them, if null. */
  limit: number | null
  cursor?: string | undefined
}

/**
 * No page has more rows, including the one that reveals a next page (`ListQuery` of the contracts). It is part of the
 * text of statements: if the number came with each call, PostgreSQL would assume a tenth of the table, and then plan
 * every call again rather than keep such a plan.
 */
const mostAtOnce = 201

/** The first rows in an order; all of them if `limit` is null. */
function first(rows: Sql, order: Sql, limit: number | null): Sql {
  if (limit === null) return sql`(${rows} order by ${order})`
  if (limit > mostAtOnce) throw new RangeError(`A page has at most ${mostAtOnce - 1} rows`)
  return sql`(select * from (${rows} order by ${order} limit ${raw(String(mostAtOnce))}) most
    order by ${order} limit ${limit})`
}

/** The ids of a page with their sort values: a page's worth from each branch, and of these the first. */
function pageOfIds(shape: ListShape<unknown>, filter: Filter, { sort, limit, cursor }: Ids<string>): Sql {
  const key = shape.sorts[sort]
  if (!key) throw new Error(`${shape.table} cannot be sorted by ${sort}`)
  const [column, id, direction] = [raw(key.column), raw(`${shape.table}.id`), raw(key.direction)]
  const order = sql`position ${direction}, id ${direction}`
  const from = cursor === undefined ? undefined : readCursor(cursor)
  const beyond = raw(key.direction === 'asc' ? '>' : '<')
  const after = from
    ? sql` and (${column}, ${id}) ${beyond} (${from.value}::${raw(key.type)}, ${from.id}::uuid)`
    : empty
  const conditions = where(filter.conditions)
  const [table, isByTime] = [raw(shape.table), key.type === 'timestamptz']
  const parts = filter.branches.map(({ condition, areTogether }) => {
    const rows = sql`select ${id}, ${column} as position from ${table} where ${conditions} and ${condition}${after}`
    return first(areTogether && isByTime ? sql`select * from (${rows} offset 0) few` : rows, order, limit)
  })
  const [only = empty] = parts
  const all = parts.length === 1 ? only : first(join(parts, ' union '), order, limit)
  if (!filter.readFirst || !isByTime || limit === null) return all
  const any = join(
    filter.branches.map(({ condition, test = condition }) => sql`(${test})`),
    ' or ',
  )
  const early = sql`(select * from ${table} where ${conditions}${after}
    order by ${column} ${direction}, ${id} ${direction} limit ${raw(String(filter.readFirst))}) ${table}`
  const found = first(sql`select ${id}, ${column} as position from ${early} where ${any}`, order, limit)
  return sql`(with early as materialized ${found}
    select * from early where (select count(*) from early) = ${limit}
    union all select * from ${all} late where (select count(*) from early) < ${limit})`
}

/** The rows of a page as one JSON array, each with its position. */
function pageOfRows(shape: ListShape<unknown>, filter: Filter, request: Ids<string>): Sql {
  const { table, row, sorts } = shape
  const direction = raw(sorts[request.sort]?.direction ?? 'asc')
  const listed = raw(table)
  return sql`(select coalesce(json_agg(
      json_build_object('position', ${listed}.position::text, 'id', ${listed}.id, 'row', ${row})), '[]')
    from (select listed.*, page.position from ${pageOfIds(shape, filter, request)} page
      join ${listed} listed on listed.id = page.id
      order by page.position ${direction}, page.id ${direction}) ${listed})`
}

/** The number of rows, counted no further than one past the limit. */
function total({ table }: ListShape<unknown>, { branches, conditions }: Filter): Sql {
  const most = raw(String(countLimit + 1))
  const given = where(conditions)
  const areApart = branches.slice(1).every(({ unlike }) => unlike)
  const parts = branches.map(({ condition, unlike }, at) => {
    const own = at === 0 || !areApart || !unlike ? condition : sql`${condition} and ${unlike}`
    return sql`(select ${raw(`${table}.id`)} from ${raw(table)} where ${given} and ${own} limit ${most})`
  })
  const atMost = (found: Sql) => sql`(select least(count(*), ${most})::int from (${found}) counted)`
  const [own, ...others] = parts
  if (areApart || !own) return atMost(join(parts, ' union all '))
  // If the first branch alone exceeds the count limit, duplicates in the others do not matter.
  const all = atMost(sql`select id from own union ${join(others, ' union ')}`)
  return sql`(with own as materialized ${own}
    select case when (select count(*) from own) = ${most} then ${most} else ${all} end)`
}

function cut<Row>(found: PositionedRow<Row>[], limit: number): Omit<ListPage<Row>, 'total'> {
  const shown = found.length > limit ? found.slice(0, limit) : found
  const last = found.length > limit ? shown.at(-1) : undefined
  return {
    rows: shown.map(({ row }) => row),
    next: last ? writeCursor({ value: last.position, id: last.id }) : null,
  }
}

const planOf = ({ isSearch }: Filter) => ({ plan: isSearch ? 'anew' : 'kept' }) as const

/**
 * Reads one page of a list with its total, in one statement. By keyset, so it stays correct and fast however far one
 * pages, even while rows are added (docs/product/lists.md, 'Paging').
 * @throws Problem `request.cursor_invalid`
 */
export async function readPage<Row, Sort extends string>(
  tx: Knex,
  shape: ListShape<Row, Sort>,
  filter: Filter,
  request: PageRequest<Sort>,
): Promise<ListPage<Row>> {
  const { limit, cursor } = request
  const rows = pageOfRows(shape, filter, { ...request, limit: limit + 1 })
  const reading = runOne<{ rows: PositionedRow<Row>[]; total: number }>(
    tx,
    sql`select ${rows} as rows, ${total(shape, filter)} as total`,
    planOf(filter),
  )
  const found = await (cursor === undefined ? reading : reading.catch(refuseUnreadable))
  if (!found) throw new Error('A statement without a table must return one row')
  return { ...cut(found.rows, limit), total: found.total }
}

/** Rows may be large: an RFQ has up to 100 parts with notes of thousands of characters. */
const readAtOnce = 25

/**
 * Streams a whole list in its order, a few rows at a time, without counting: its memory does not grow with the list. As
 * with paging, a row that moves within the list meanwhile may appear twice or not at all.
 */
export async function* readWhole<Row, Sort extends string>(
  tx: Knex,
  shape: ListShape<Row, Sort>,
  filter: Filter,
  sort: Sort,
): AsyncGenerator<Row, void, undefined> {
  for (let cursor: string | undefined, isOver = false; !isOver; ) {
    const rows = pageOfRows(shape, filter, { sort, limit: readAtOnce + 1, cursor })
    const found = await runOne<{ rows: PositionedRow<Row>[] }>(tx, sql`select ${rows} as rows`, planOf(filter))
    const page = cut(found?.rows ?? [], readAtOnce)
    yield* page.rows
    cursor = page.next ?? undefined
    isOver = page.next === null
  }
}

/** The ids of a whole list in its order. */
export async function readIds<Sort extends string>(
  tx: Knex,
  shape: ListShape<unknown, Sort>,
  filter: Filter,
  sort: Sort,
): Promise<string[]> {
  const found = await run<{ id: string }>(tx, pageOfIds(shape, filter, { sort, limit: null }), planOf(filter))
  return found.map(({ id }) => id)
}

/** Reads single rows by id, in the form the list shows. */
export async function readSome<Row>(tx: Knex, shape: ListShape<Row, never>, condition: Sql): Promise<Row[]> {
  const { table, row } = shape
  const found = await run<{ row: Row }>(tx, sql`select ${row} as row from ${raw(table)} where ${condition}`)
  return found.map((each) => each.row)
}
