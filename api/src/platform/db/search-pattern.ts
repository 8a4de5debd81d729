import { type RawBuilder, raw } from 'objection'
import sql, { type Sql, raw as verbatim } from 'sql-template-tag'

/**
 * The `LIKE` pattern that finds typed text anywhere in a `search_text` column: `.where('searchText', 'like',
 * searchPattern(q))`. The text is matched literally, `%` and `_` included. PostgreSQL normalises it as it did the
 * column: one case and width, one dash and one space.
 */
export function searchPattern(typed: string): RawBuilder {
  return raw('kerf_search_pattern(?::text)', typed)
}

/** Columns whose Chinese, Japanese and Korean characters are indexed one by one and in pairs (migrations 0024, 0019, 0023, 0052). */
const shortWordColumns: ReadonlySet<string> = new Set(
  [
    'users',
    'companies',
    'rfqs',
    'quotes',
    'orders',
    'audit_log',
    'files',
    'supplier_profiles',
    'supplier_requests',
    'purchase_orders',
    'conversations',
    'messages',
  ].map((table) => `${table}.search_text`),
)
/** Too few of them for a trigram index, in the composed form in which texts are stored. */
const shortWord = /^[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\u{20000}-\u{3ffff}]{1,2}$/u

/** Whether a column contains typed text; as {@link searchPattern}. */
export function holds(column: string, typed: string): Sql {
  const matches = sql`${verbatim(column)} like kerf_search_pattern(${typed}::text)`
  if (!shortWordColumns.has(column) || !shortWord.test(typed.normalize('NFKC').trim())) return matches
  // The words alone decide; the pattern is compared first because that is quicker when rows are read one by one.
  return sql`(${matches} and kerf_short_words(${verbatim(column)}) @> array[btrim(kerf_normalize(${typed}))])`
}

/**
 * Whether a `number_keys` column contains a typed number or a part of it, however punctuated: `po 4711` is `PO–4711`.
 * @returns null if what was typed is not a number: a word without a digit, or too short for an index
 */
export function holdsNumber(column: string, typed: string): Sql | null {
  const hasDigit = /\p{Nd}/u.test(typed)
  const characters = typed.normalize('NFKC').replaceAll(/[^\p{L}\p{N}]/gu, '')
  if (!hasDigit || [...characters].length < 3) return null
  return sql`${verbatim(column)} like kerf_search_pattern(kerf_number_key(${typed}::text))`
}
