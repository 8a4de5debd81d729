import { type RawBuilder, raw } from 'objection'
import sql, { type Sql, raw as verbatim } from 'sql-template-tag'

/**
 * The `LIKE` pattern that finds typed text anywhere in a `search_text` column: `.where('searchText', 'like',
 * searchPattern(q))`. The text is matched literally, `%` and `_` included. PostgreSQL normalises it as it did the
 * column: one case and width, one dash and one blank.
 */
export function searchPattern(typed: string): RawBuilder {
  return raw('kerf_search_pattern(?::text)', typed)
}

/** Whether a column holds typed text; as {@link searchPattern}. */
export function holds(column: string, typed: string): Sql {
  return sql`${verbatim(column)} like kerf_search_pattern(${typed}::text)`
}
