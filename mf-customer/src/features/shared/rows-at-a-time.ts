/** Rows per page: a tall screen's worth, so that a list of thousands opens quickly. */
export const rowsAtATime = 25
