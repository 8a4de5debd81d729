/** Storage key of recently opened search results, for the signed-in account only. */
export const recentKey = 'kerf.find.recent'

/** An explicit logout removes them. */
export function forgetRecent(): void {
  localStorage.removeItem(recentKey)
}
