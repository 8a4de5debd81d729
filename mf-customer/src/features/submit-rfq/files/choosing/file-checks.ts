/** Running checks of chosen files: whether all of them pass. One a copy: a page has one form. */
const running = new Set<Promise<boolean>>()

/** Registers a check that has begun. @param check whether all files pass */
export function trackFileCheck(check: Promise<boolean>): void {
  running.add(check)
  check.finally(() => running.delete(check))
}

/** Waits for the running checks, whose files belong to the request. @returns whether all files pass */
export async function chosenFilesPass(): Promise<boolean> {
  const results = await Promise.all(running)
  return results.every(Boolean)
}
