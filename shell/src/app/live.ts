import { tags } from '@kerf/shared-contracts/contracts/tags'
import type { Store } from '@kerf/shared-runtime'
import { announceSessionEnded, baseApi } from '@kerf/shared-runtime'
import { useEffect } from 'react'
import type { Message } from './live-message.ts'

const channelName = 'kerf.live'
const lockName = 'kerf.live'
/** Milliseconds until a stream that the server refused is tried again. */
const tryAgainAfter = 15_000
/** Milliseconds that the first answers of a page may be older than its wish to follow the stream. */
const askedBefore = 5000

/**
 * Follows the server's live events while somebody is signed in, and marks as out of date what they name. One tab of a
 * browser holds the stream and tells the others: browsers allow few open connections to one server.
 */
export function useLiveUpdates(isSignedIn: boolean, store: Store): void {
  useEffect(() => {
    if (!isSignedIn) return
    const shownSince = Date.now() - askedBefore
    const stop = new AbortController()
    const hear = applierFor(store, stop.signal)
    const channel = new BroadcastChannel(channelName)
    channel.onmessage = ({ data }: MessageEvent<unknown>) => hear(data)
    const follow = () =>
      followStream(stop.signal, shownSince, (told) => {
        channel.postMessage(told)
        hear(told)
      })
    // Rejects when this effect ends while another tab still holds the stream.
    navigator.locks.request(lockName, { signal: stop.signal }, follow).catch(() => {})
    return () => {
      stop.abort()
      channel.close()
    }
  }, [isSignedIn, store])
}

/** @returns applies what is told to it, in that order */
function applierFor(store: Store, signal: AbortSignal): (told: unknown) => void {
  let applied = Promise.resolve()
  return (told) => {
    applied = applied.then(async () => {
      const message = await read(told)
      if (message && !signal.aborted) applyMessage(message, store)
    })
  }
}

/** The schema comes with the first message: most pages are left without one. */
async function read(told: unknown): Promise<Message | undefined> {
  try {
    const { readMessage } = await import('./live-message.ts')
    return readMessage(told)
  } catch {
    // What cannot be read may have said that anything changed.
    return { event: 'resync' }
  }
}

function applyMessage(message: Message, store: Store): void {
  if (message.event === 'signed-out') announceSessionEnded()
  if (message.event === 'resync') store.dispatch(baseApi.util.invalidateTags([...tags]))
  if (message.event === 'changed') store.dispatch(baseApi.util.invalidateTags(message.tags))
}

/**
 * Holds the stream until `signal`; whatever was missed before it stood, or while it was down, is asked for anew.
 * @param shownSince when the oldest answers on the page were asked for
 */
function followStream(signal: AbortSignal, shownSince: number, hear: (told: unknown) => void): Promise<void> {
  return new Promise((resolve) => {
    let source: EventSource | undefined
    let timer: number | undefined
    let wasDown = false

    const open = () => {
      source = new EventSource(`/api/live?past=${Math.max(0, Date.now() - shownSince)}`)
      source.onopen = () => {
        if (wasDown) hear({ event: 'resync' })
        wasDown = false
      }
      source.onerror = () => {
        wasDown = true
        // A lost connection is made anew by the browser, a refused one is not: the session may be over.
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

    open()
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
