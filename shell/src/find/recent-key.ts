/** Under which this browser keeps what was opened by searching, for the signed-in account alone. */
export const recentKey = 'kerf.find.recent'

/** Whoever logs out on purpose leaves nothing of it. */
export function forgetRecent(): void {
  localStorage.removeItem(recentKey)
}
