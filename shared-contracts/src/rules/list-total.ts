/**
 * Lists are counted up to here plus one; a greater total only means that there are more (docs/decisions/0026). Counting
 * a million rows takes longer than reading a page of them, and nobody reads the difference.
 */
export const countLimit = 10_000
