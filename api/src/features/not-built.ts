/** Declared endpoints that answer 501 `not_built` until they are built. This list only shrinks. */
export const notBuilt: readonly string[] = []
