import type { Log } from '../log/log.ts'
import { channel } from './announce.ts'
import { type Change, isFor, type Listener, type LiveEvent } from './event.ts'
import { listenTo } from './listen.ts'
import { rememberEvents } from './recent.ts'

/**
 * What a subscriber is told: a change, or that changes may have been missed and everything shown must be fetched again.
 */
export type LiveMessage = ({ type: 'changed' } & Change) | { type: 'resync' }

export interface Live {
  /** Starts to listen. Resolves once the connection is established, rejects if the database cannot be reached. */
  start(): Promise<void>
  /** Ends the connection and forgets all subscribers. */
  stop(): Promise<void>
  /**
   * Calls `hear` with all events for `listener`, and at once with those of the last `past` milliseconds.
   * @returns a function that unsubscribes
   */
  subscribe(listener: Listener, hear: (message: LiveMessage) => void, past?: number): () => void
}

interface Subscription {
  listener: Listener
  hear: (message: LiveMessage) => void
}

/**
 * Live events over LISTEN/NOTIFY: one connection per process, however many browsers.
 * @param options.url of the PostgreSQL database; it must reach a session, not a transaction pooler
 */
export function createLive(options: { url: string; log: Log }): Live {
  const { log } = options
  const subscriptions = new Set<Subscription>()
  const recent = rememberEvents()

  const tell = (message: LiveMessage, isMeant: (listener: Listener) => boolean) => {
    for (const { listener, hear } of [...subscriptions]) {
      if (!isMeant(listener)) continue
      try {
        hear(message)
      } catch (error) {
        log.error({ err: error }, 'a live subscriber failed')
      }
    }
  }

  const connection = listenTo({
    ...options,
    channel,
    onPayload: (payload) => {
      const event = parseEvent(payload)
      if (!event) return log.warn('a live event could not be read')
      recent.add(event)
      const { audience, tags, id } = event
      tell({ type: 'changed', tags, ...(id === undefined ? {} : { id }) }, (listener) => isFor(audience, listener))
    },
    onGap: () => {
      recent.restart()
      tell({ type: 'resync' }, () => true)
    },
  })

  return {
    async start() {
      await connection.start()
      recent.restart()
    },
    async stop() {
      subscriptions.clear()
      await connection.stop()
    },
    subscribe(listener, hear, past = 0) {
      const subscription = { listener, hear }
      subscriptions.add(subscription)
      const missed = past > 0 ? recent.missedBy(listener, past) : null
      if (missed === 'unknown') hear({ type: 'resync' })
      else if (missed) hear({ type: 'changed', ...missed })
      return () => void subscriptions.delete(subscription)
    },
  }
}

function parseEvent(payload: string): LiveEvent | null {
  try {
    const event: unknown = JSON.parse(payload)
    const isEvent = typeof event === 'object' && event !== null && 'audience' in event && 'tags' in event
    // Only announcementsOf() writes to this channel, so two fields are enough to recognise its messages.
    return isEvent ? (event as LiveEvent) : null
  } catch {
    return null
  }
}
