import { type Change, isFor, type Listener, type LiveEvent } from './event.ts'

/** Recent events, for browsers that subscribe a little after they started to load. */
export interface RecentEvents {
  add(event: LiveEvent): void
  /** Forgets everything: events before now may have been missed. */
  restart(): void
  /**
   * The events for `listener` in the last `past` milliseconds, as one change; null if there were none.
   * @returns 'unknown' if events of that time may be missing
   */
  missedBy(listener: Listener, past: number): Change | null | 'unknown'
}

interface RecentEventsOptions {
  /** Milliseconds. */
  keptFor?: number
  /** The oldest are forgotten first. */
  atMost?: number
  /** Milliseconds on a clock that never goes back. */
  now?: () => number
}

/** Remembers the events that reach this process. */
export function rememberEvents(options: RecentEventsOptions = {}): RecentEvents {
  const { keptFor = 60_000, atMost = 2000, now = () => performance.now() } = options
  let events: { at: number; event: LiveEvent }[] = []
  /** All events since this time are remembered. */
  let completeSince = now()

  const forgetOld = () => {
    const kept = events.findIndex(({ at }, index) => index >= events.length - atMost && at >= now() - keptFor)
    const first = kept < 0 ? events.length : kept
    completeSince = events[first - 1]?.at ?? completeSince
    events = events.slice(first)
  }

  return {
    add(event) {
      events.push({ at: now(), event })
      // In batches, because each clean-up copies the list.
      if (events.length > 2 * atMost) forgetOld()
    },
    restart() {
      events = []
      completeSince = now()
    },
    missedBy(listener, past) {
      forgetOld()
      const since = now() - past
      if (since <= completeSince) return 'unknown'
      const missed = events.filter(({ at, event }) => at >= since && isFor(event.audience, listener))
      return missed.length === 0 ? null : { tags: [...new Set(missed.flatMap(({ event }) => event.tags))] }
    },
  }
}
