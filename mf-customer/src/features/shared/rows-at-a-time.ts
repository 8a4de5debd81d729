/** How many rows are loaded at a time: a tall screen's worth, so that a list of thousands opens quickly. */
export const rowsAtATime = 25
