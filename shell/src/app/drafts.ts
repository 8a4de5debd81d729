/** Drafts are what lies in this tab's storage under such keys, whichever module put it there. */
const draftKey = /^kerf\..*drafts?$/

function draftKeys(): string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => draftKey.test(key))
  } catch {
    // Forbidden storage holds no drafts.
    return []
  }
}

/** Whether something that was typed in this tab and not sent is kept. */
export function hasDrafts(): boolean {
  return draftKeys().length > 0
}

/** Removes all that was typed in this tab and not sent, whoever typed it. */
export function removeDrafts(): void {
  for (const key of draftKeys()) sessionStorage.removeItem(key)
}
