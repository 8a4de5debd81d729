import { type RawBuilder, raw } from 'objection'

/**
 * The `LIKE` pattern that finds what a person typed anywhere in a `search_text` column:
 * `.where('searchText', 'like', searchPattern(q))`. What they typed stands for itself, `%` and `_` included. It is
 * PostgreSQL that makes it lower case, as it did the column: JavaScript does so otherwise with some letters (İ, Σ).
 */
export function searchPattern(typed: string): RawBuilder {
  return raw('lower(?::text)', `%${typed.trim().replace(/[\\%_]/g, '\\$&')}%`)
}
