import { type RawBuilder, raw } from 'objection'
import sql, { type Sql, raw as verbatim } from 'sql-template-tag'

/**
 * The `LIKE` pattern that finds what a person typed anywhere in a `search_text` column:
 * `.where('searchText', 'like', searchPattern(q))`. What they typed stands for itself, `%` and `_` included. It is
 * PostgreSQL that writes it as it wrote the column: in letters of one case and width, with one dash and one blank.
 */
export function searchPattern(typed: string): RawBuilder {
  return raw('kerf_search_pattern(?::text)', typed)
}

/** Whether a column holds what a person typed; as {@link searchPattern}. */
export function holds(column: string, typed: string): Sql {
  return sql`${verbatim(column)} like kerf_search_pattern(${typed}::text)`
}
