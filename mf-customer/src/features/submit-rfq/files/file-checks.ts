/** The checks of chosen files that are still running: whether all of them pass. One a copy: a page has one form. */
const running = new Set<Promise<boolean>>()

/** Remembers a check that has begun. @param check whether all files pass, once that is known */
export function trackFileCheck(check: Promise<boolean>): void {
  running.add(check)
  check.finally(() => running.delete(check))
}

/** Waits for the running checks: the files belong to what is about to be sent. @returns whether all files pass */
export async function chosenFilesPass(): Promise<boolean> {
  const results = await Promise.all(running)
  return results.every(Boolean)
}
