import { useState } from 'react'

/** What the user is about to give up: a role of owner, or the company itself. */
export type OwnChange = 'ownership' | 'membership'

/** Makes a change, and settles once it is known who the user is after it. */
export type MakeOwnChange = (kind: OwnChange, change: () => Promise<void>) => Promise<void>

/**
 * While the user gives something up, what needs it must not be asked for: the change makes these lists stale at once,
 * before it is known that the user may no longer see them, and the server would refuse.
 * @param readUser asks anew who the user is
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
