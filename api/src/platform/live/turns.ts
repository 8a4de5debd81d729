/**
 * Makes `ask` a question that many may ask often, at the cost of few: those of one lane are asked one after the other,
 * and whoever asks what waits for its turn already shares that answer. So while one question runs, at most one more of
 * the same follows, however often it is asked; and every answer is younger than the asking.
 * @param ask the question; it may fail, for those who share it and for nobody else
 * @returns asks `ask(id)` in the lane `lane`
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
  /** Over once the last question of the lane is answered. */
  last: Promise<void>
  /** Those whose turn has not come yet. */
  waiting: Map<string, Promise<T>>
}

const noMatter = () => undefined
