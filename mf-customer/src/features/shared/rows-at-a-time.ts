/** How many rows come at a time: what a tall screen shows, so that opening a list of thousands stays quick. */
export const rowsAtATime = 25
