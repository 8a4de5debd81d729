/**
 * Lists are counted to here and one further: a greater total says only that there are more (docs/decisions/0026).
 * Counting a million rows takes longer than reading a page of them, and nobody reads the difference.
 */
export const countLimit = 10_000
