import { useState } from 'react'

/** What the user is about to give up: a role of owner, or the company itself. */
export type OwnChange = 'ownership' | 'membership'

/** Makes a change, and settles once the user's new state is loaded. */
export type MakeOwnChange = (kind: OwnChange, change: () => Promise<void>) => Promise<void>

/**
 * While the user gives something up, pauses queries that need it: the change makes these lists stale at once, before
 * the user's new rights are loaded, and the server would refuse.
 * @param readUser reloads the user
 * @returns what is being given up, if anything, and how to do so
 */
export function useOwnChange(readUser: () => PromiseLike<unknown>): [OwnChange | null, MakeOwnChange] {
  const [givesUp, setGivesUp] = useState<OwnChange | null>(null)
  const make: MakeOwnChange = async (kind, change) => {
    setGivesUp(kind)
    await change()
    await readUser()
    setGivesUp(null)
  }
  return [givesUp, make]
}
