import { DataError, type Model, type QueryBuilder, raw } from 'objection'
import { problem } from '../errors.ts'

/** What a list is sorted by. `expression` is SQL of ours, never of a request; ties are broken by the id. */
export interface SortKey {
  expression: string
  /** PostgreSQL type of the expression, so that a cursor compares as the list sorts. */
  type: 'timestamptz' | 'text' | 'bigint' | 'numeric'
  direction: 'asc' | 'desc'
}

/** In which order a list is read. */
export interface ListOrder {
  sort: SortKey
  /** The id column, e.g. `rfqs.id`. */
  idColumn: string
}

/** Which page of a list is asked for. */
export interface PageRequest extends ListOrder {
  limit: number
  cursor: string | undefined
}

/** Rows of one page, the number of rows of all pages, and where the next page starts. */
export interface KeysetPage<M> {
  rows: M[]
  total: number
  next: string | null
}

type Cursor = readonly [value: string, id: string]

function readCursor(text: string): Cursor {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    const [position, id] = Array.isArray(value) ? value : []
    if (typeof position === 'string' && typeof id === 'string') return [position, id]
  } catch {
    // What cannot be read is answered below like what makes no sense.
  }
  throw problem('request.cursor_invalid')
}

function writeCursor(position: Cursor): string {
  return Buffer.from(JSON.stringify(position), 'utf8').toString('base64url')
}

/** What the database cannot read as a value of the sorted type, or as an id, can only come from the cursor. */
function refuseUnreadable(error: unknown): never {
  throw error instanceof DataError ? problem('request.cursor_invalid') : error
}

/**
 * Reads one page of a list by keyset: it stays right and quick however far one pages, also while rows are added
 * (docs/product/lists.md, 'Paging').
 * @param filtered the list with its filters, without order, limit or relations
 * @throws Problem `request.cursor_invalid`
 */
export async function readPage<M extends Model>(
  filtered: QueryBuilder<M, M[]>,
  request: PageRequest,
): Promise<KeysetPage<M>> {
  const total = await filtered.clone().resultSize()
  return { ...(await readRows(filtered, request)), total }
}

/**
 * Reads a whole list in its order, page by page as it is asked for, and counts nothing: what it takes of memory does
 * not grow with the list, and little with what its rows need besides. A row that moves in the list meanwhile may be met twice or not at all, as by who pages.
 * @param filtered the list with its filters, without order, limit or relations
 * @param complete reads what some rows need besides
 */
export async function* readWhole<M extends Model>(
  filtered: QueryBuilder<M, M[]>,
  order: ListOrder,
  complete: (rows: M[]) => PromiseLike<unknown>,
): AsyncGenerator<M, void, undefined> {
  for (let cursor: string | undefined, isOver = false; !isOver; ) {
    const { rows, next } = await readRows(filtered, { ...order, limit: wholePageSize, cursor })
    while (rows.length > 0) {
      const some = rows.splice(0, completedAtOnce)
      await complete(some)
      yield* some
    }
    cursor = next ?? undefined
    isOver = next === null
  }
}

const wholePageSize = 200
/** What rows need besides may be far more than they are: an RFQ has up to 50 parts with notes of thousands of letters. */
const completedAtOnce = 25

async function readRows<M extends Model>(
  filtered: QueryBuilder<M, M[]>,
  { sort, idColumn, limit, cursor }: PageRequest,
): Promise<{ rows: M[]; next: string | null }> {
  const { expression, direction, type } = sort
  const query = filtered
    .clone()
    .select(`${idColumn.split('.')[0]}.*`, raw(`(${expression})::text`).as('sortPosition'))
    .orderByRaw(`(${expression}) ${direction}, ${idColumn} ${direction}`)
    .limit(limit + 1)
  if (cursor !== undefined) {
    const [position, id] = readCursor(cursor)
    const beyond = direction === 'asc' ? '>' : '<'
    query.whereRaw(`((${expression}), ${idColumn}) ${beyond} (?::${type}, ?::uuid)`, [position, id])
  }
  const read = cursor === undefined ? query : query.catch(refuseUnreadable)
  const found = (await read) as (M & { sortPosition?: string })[] // the position is selected above
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  const next = found.length > limit && last ? writeCursor([last.sortPosition ?? '', String(last.$id())]) : null
  for (const row of rows) delete row.sortPosition
  return { rows, next }
}
