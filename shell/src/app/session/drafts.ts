/** Drafts are everything in this tab's storage under these prefixes, whichever module stored it. */
const draftKey = /^kerf\..*drafts?$/

function draftKeys(): string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => draftKey.test(key))
  } catch {
    // Forbidden storage holds no drafts.
    return []
  }
}

/** Whether this tab holds unsent input. */
export function hasDrafts(): boolean {
  return draftKeys().length > 0
}

/** Removes all unsent input of this tab, whoever typed it. */
export function removeDrafts(): void {
  for (const key of draftKeys()) sessionStorage.removeItem(key)
}
