import { baseApi } from '@kerf/shared-contracts/client/base-api'
import type { Store } from '@kerf/shared-contracts/client/store'
import { tags } from '@kerf/shared-contracts/contracts/endpoint'
import { useEffect } from 'react'
import * as z from 'zod/mini'

const tag = z.enum(tags)
const message = z.discriminatedUnion('type', [
  z.object({ type: z.literal('changed'), tags: z.array(z.string()) }),
  z.object({ type: z.literal('resync') }),
])

const channelName = 'kerf.live'
const lockName = 'kerf.live'
/** Milliseconds until a stream that the server refused is tried again. */
const tryAgainAfter = 15_000

/**
 * Follows the server's live events while somebody is signed in, and marks as out of date what they name. One tab of a
 * browser holds the stream and tells the others: browsers allow few open connections to one server.
 */
export function useLiveUpdates(isSignedIn: boolean, store: Store): void {
  useEffect(() => {
    if (!isSignedIn) return
    const hear = (text: string) => applyMessage(text, store)
    const channel = new BroadcastChannel(channelName)
    channel.onmessage = ({ data }: MessageEvent<unknown>) => hear(String(data))
    const stop = new AbortController()
    const follow = () =>
      followStream(stop.signal, (text) => {
        channel.postMessage(text)
        hear(text)
      })
    // Rejects when this effect ends while another tab still holds the stream.
    navigator.locks.request(lockName, { signal: stop.signal }, follow).catch(() => {})
    return () => {
      stop.abort()
      channel.close()
    }
  }, [isSignedIn, store])
}

function applyMessage(text: string, store: Store): void {
  const parsed = message.safeParse(parseJson(text))
  if (!parsed.success) return
  const named =
    parsed.data.type === 'resync' ? tags : parsed.data.tags.flatMap((name) => tag.safeParse(name).data ?? [])
  store.dispatch(baseApi.util.invalidateTags([...named]))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Holds the stream until `signal`; whatever was missed while it was down is asked for anew. */
function followStream(signal: AbortSignal, hear: (text: string) => void): Promise<void> {
  return new Promise((resolve) => {
    let source: EventSource | undefined
    let timer: number | undefined
    let wasDown = false

    const open = () => {
      source = new EventSource('/api/live')
      source.onopen = () => {
        if (wasDown) hear(JSON.stringify({ type: 'resync' }))
        wasDown = false
      }
      source.onmessage = ({ data }: MessageEvent<string>) => hear(data)
      source.onerror = () => {
        wasDown = true
        // A lost connection is made anew by the browser, a refused one is not.
        if (source?.readyState === EventSource.CLOSED) timer = window.setTimeout(open, tryAgainAfter)
      }
    }

    open()
    signal.addEventListener('abort', () => {
      window.clearTimeout(timer)
      source?.close()
      resolve()
    })
  })
}
