/** Names of declared endpoints that answer 501 until they are built. This list shrinks. */
export const notBuilt: readonly string[] = [
]
