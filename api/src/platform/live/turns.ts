/**
 * Coalesces calls of `ask`: those of one lane run one after another, and callers share a call that is still queued.
 * While one runs, at most one more with the same id follows; so every result is newer than its request.
 * @param ask the call; an error reaches only those who share it
 * @returns a function that calls `ask(id)` in the lane `lane`
 */
export function inTurns<T>(ask: (id: string) => Promise<T>): (lane: string, id: string) => Promise<T> {
  const lanes = new Map<string, Lane<T>>()
  return (name, id) => {
    const lane = lanes.get(name) ?? { last: Promise.resolve(), waiting: new Map<string, Promise<T>>() }
    lanes.set(name, lane)
    const alreadyWaits = lane.waiting.get(id)
    if (alreadyWaits) return alreadyWaits
    const answer = lane.last.then(() => {
      lane.waiting.delete(id)
      return ask(id)
    })
    lane.waiting.set(id, answer)
    const over = answer.then(noMatter, noMatter).then(() => {
      if (lane.last === over) lanes.delete(name)
    })
    lane.last = over
    return answer
  }
}

interface Lane<T> {
  /** Removed once the lane's last call has settled. */
  last: Promise<void>
  /** Queued calls. */
  waiting: Map<string, Promise<T>>
}

const noMatter = () => undefined
