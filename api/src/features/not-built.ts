/** Names of declared endpoints that answer 501 `not_built` until they are built. This list shrinks. */
export const notBuilt: readonly string[] = []
