import { type Tag, tags, tagsById } from '@kerf/shared-contracts/contracts/tags'
import type { Store } from '@kerf/shared-runtime'
import { announceLive, announceSessionEnded, baseApi } from '@kerf/shared-runtime'
import { useEffect } from 'react'
import type { Message } from './live-message.ts'

const channelName = 'kerf.live'
const lockName = 'kerf.live'
/** Milliseconds until a refused stream is tried again. */
const tryAgainAfter = 15_000
/** How many milliseconds before the request for the stream the page's first answers may have been fetched. */
const askedBefore = 5000
/** How many milliseconds a stream may take to open. After a longer wait, as on a slow network, all is fetched again. */
const opensWithin = 5000

/**
 * Follows the server's live events while somebody is signed in, and invalidates the tags that they name. One tab of a
 * browser holds the stream and tells the others, because browsers allow few connections to one server.
 */
export function useLiveUpdates(isSignedIn: boolean, store: Store): void {
  useEffect(() => {
    if (!isSignedIn) return
    const shownSince = Date.now() - askedBefore
    const stop = new AbortController()
    const hear = applierFor(store, stop.signal)
    const channel = new BroadcastChannel(channelName)
    let isConnected: boolean | null = null
    const connected = (is: boolean) => {
      isConnected = is
      announceLive(is)
      channel.postMessage(is ? 'connected' : 'disconnected')
    }
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data === 'connected?') {
        // Only the tab that holds the stream knows.
        if (isConnected !== null) connected(isConnected)
      } else if (data === 'connected' || data === 'disconnected') announceLive(data === 'connected')
      else hear(data)
    }
    channel.postMessage('connected?')
    const follow = () =>
      followStream(stop.signal, shownSince, {
        connected,
        hear(told) {
          channel.postMessage(told)
          hear(told)
        },
      })
    // Rejects when this effect ends while another tab still holds the stream.
    navigator.locks.request(lockName, { signal: stop.signal }, follow).catch(() => {})
    return () => {
      stop.abort()
      channel.close()
      announceLive(false)
    }
  }, [isSignedIn, store])
}

/** @returns a function that applies messages in order */
function applierFor(store: Store, signal: AbortSignal): (told: unknown) => void {
  let applied = Promise.resolve()
  return (told) => {
    applied = applied.then(async () => {
      const message = await read(told)
      if (message && !signal.aborted) applyMessage(message, store)
    })
  }
}

/** The schema is loaded with the first message: most pages are left without one. */
async function read(told: unknown): Promise<Message | undefined> {
  try {
    const { readMessage } = await import('./live-message.ts')
    return readMessage(told)
  } catch {
    // An unreadable message may have said that anything changed.
    return { event: 'resync' }
  }
}

function applyMessage(message: Message, store: Store): void {
  if (message.event === 'signed-out') announceSessionEnded()
  if (message.event === 'resync') store.dispatch(baseApi.util.invalidateTags([...tags]))
  if (message.event !== 'changed') return
  const { tags: changed, id } = message
  const isOfOne = (tag: Tag) => id !== undefined && tagsById.includes(tag)
  store.dispatch(baseApi.util.invalidateTags(changed.map((type) => (isOfOne(type) ? { type, id } : type))))
}

/** What becomes of the stream's messages, and of its connection. */
interface Follower {
  hear(told: unknown): void
  connected(is: boolean): void
}

/**
 * Holds the stream until `signal`; anything missed before it opened, or while it was down, is fetched again.
 * @param shownSince when the oldest answers on the page were requested
 */
function followStream(signal: AbortSignal, shownSince: number, { hear, connected }: Follower): Promise<void> {
  return new Promise((resolve) => {
    let source: EventSource | undefined
    let timer: number | undefined
    let wasDown = false

    const open = () => {
      const askedAt = Date.now()
      // The server counts from when the request reaches it.
      source = new EventSource(`/api/live?past=${Math.max(0, askedAt - shownSince) + opensWithin}`)
      source.onopen = () => {
        if (wasDown || Date.now() - askedAt > opensWithin) hear({ event: 'resync' })
        wasDown = false
        connected(true)
      }
      source.onerror = () => {
        wasDown = true
        connected(false)
        // The browser restores a lost connection but not a refused one: the session may have ended.
        if (source?.readyState !== EventSource.CLOSED) return
        hear({ event: 'changed', tags: ['Session'] })
        timer = window.setTimeout(open, tryAgainAfter)
      }
      source.addEventListener('resync', () => hear({ event: 'resync' }))
      source.addEventListener('signed-out', () => hear({ event: 'signed-out' }))
      source.addEventListener('changed', ({ data }: MessageEvent<string>) => {
        hear({ ...objectIn(data), event: 'changed' })
      })
    }

    // A connection that the network lost may look alive for minutes.
    const reopen = () => {
      window.clearTimeout(timer)
      source?.close()
      wasDown = true
      connected(false)
      open()
    }

    open()
    window.addEventListener('online', reopen, { signal })
    signal.addEventListener('abort', () => {
      window.clearTimeout(timer)
      source?.close()
      resolve()
    })
  })
}

function objectIn(text: string): object {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
