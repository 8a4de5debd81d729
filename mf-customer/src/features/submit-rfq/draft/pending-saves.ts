/** Saves of drafts that are under way. One a copy: a page has one form, and the one before it may still be saving. */
const running = new Set<Promise<unknown>>()

/** Registers a save that has begun. */
export function trackSave(save: Promise<unknown>): void {
  running.add(save)
  save.finally(() => running.delete(save))
}

/** Waits for the saves under way, so that what is read then is what was written here last. */
export async function savesSettled(): Promise<void> {
  await Promise.allSettled(running)
}
