import type { Model, QueryBuilder } from 'objection'

/** How many rows are in memory at once. */
const pageSize = 100

/**
 * Rows in the order of their time, oldest first, page by page, so that any number can be streamed.
 * @param query the rows, without order and limit; rebuilt for each page
 * @param time the property that holds the time of a row; ids break ties
 */
export async function* inPages<M extends Model & { id: string }>(
  query: () => QueryBuilder<M, M[]>,
  time: 'createdAt' | 'submittedAt' | 'assignedAt' | 'at',
): AsyncGenerator<M[]> {
  let last: M | undefined
  do {
    const page = query().orderBy([time, 'id']).limit(pageSize)
    if (last) page.whereRaw('(??, id) > (?, ?::uuid)', [time, Reflect.get(last, time), last.id])
    const rows: M[] = await page
    if (rows.length > 0) yield rows
    last = rows.length === pageSize ? rows.at(-1) : undefined
  } while (last)
}

/** Streams items page by page. @param complete loads more data for a page, or maps it */
export async function* each<Row, Item>(
  pages: AsyncIterable<Row[]>,
  complete: (page: Row[]) => Promise<readonly Item[]>,
): AsyncGenerator<Item> {
  for await (const page of pages) yield* await complete(page)
}
