/** Milliseconds for which its author may change a message, or take it back, after sending it. */
export const changeableFor = 5 * 60_000
