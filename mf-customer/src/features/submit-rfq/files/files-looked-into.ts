/** For each choice of files that is being looked into: whether all are taken. One a copy: a page has one form. */
const underWay = new Set<Promise<boolean>>()

/** Remembers that files are being looked into. @param taken whether all of them are taken, once that is known */
export function rememberLookingInto(taken: Promise<boolean>): void {
  underWay.add(taken)
  taken.finally(() => underWay.delete(taken))
}

/**
 * Waits for the files that are being looked into, which belong to what is sent.
 * @returns whether all of them are taken
 */
export async function areChosenFilesTaken(): Promise<boolean> {
  const taken = await Promise.all(underWay)
  return taken.every(Boolean)
}
