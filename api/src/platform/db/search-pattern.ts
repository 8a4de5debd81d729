/**
 * The `LIKE` pattern that finds what a person typed anywhere in a `search_text` column, which is lower case:
 * `.where('searchText', 'like', searchPattern(q))`. What they typed stands for itself, `%` and `_` included.
 */
export function searchPattern(typed: string): string {
  return `%${typed
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`
}
