import { tags } from '@kerf/shared-contracts/contracts/tags'
import type { Store } from '@kerf/shared-runtime'
import { announceSessionEnded, baseApi } from '@kerf/shared-runtime'
import { useEffect } from 'react'
import * as z from 'zod/mini'

/** What the stream says (`GET /api/live`), as one tab passes it on to the others. */
const message = z.discriminatedUnion('event', [
  z.object({ event: z.literal('changed'), tags: z.array(z.string()) }),
  z.object({ event: z.literal('resync') }),
  z.object({ event: z.literal('signed-out') }),
])
type Message = z.infer<typeof message>

const changed = z.object({ tags: z.array(z.string()) })
const tag = z.enum(tags)

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
    const hear = (told: unknown) => applyMessage(told, store)
    const channel = new BroadcastChannel(channelName)
    channel.onmessage = ({ data }: MessageEvent<unknown>) => hear(data)
    const stop = new AbortController()
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

function applyMessage(told: unknown, store: Store): void {
  const { data } = message.safeParse(told)
  if (data?.event === 'signed-out') announceSessionEnded()
  if (data?.event === 'resync') store.dispatch(baseApi.util.invalidateTags([...tags]))
  if (data?.event === 'changed') {
    const known = data.tags.flatMap((name) => tag.safeParse(name).data ?? [])
    store.dispatch(baseApi.util.invalidateTags(known))
  }
}

/**
 * Holds the stream until `signal`; whatever was missed before it stood, or while it was down, is asked for anew.
 * @param shownSince when the oldest answers on the page were asked for
 */
function followStream(signal: AbortSignal, shownSince: number, hear: (told: Message) => void): Promise<void> {
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
        const { data: news } = changed.safeParse(parseJson(data))
        if (news) hear({ event: 'changed', tags: news.tags })
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
