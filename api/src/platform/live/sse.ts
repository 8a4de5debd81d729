import type { ServerResponse } from 'node:http'
import type { Listener } from './event.ts'
import type { Live, LiveMessage } from './live.ts'

export interface EventStreamOptions {
  live: Pick<Live, 'subscribe'>
  listener: Listener
  /** How old, in milliseconds, the data on the browser's screen may be; 0 by default. */
  past?: number
  /**
   * Whether the session is still valid; checked with each heartbeat, and when a change of `Session` concerns the
   * listener. Any API instance may revoke it, so the database is asked. If that cannot answer, the stream continues.
   */
  mayGoOn(): Promise<boolean>
  /** Aborted when the process stops. */
  signal: AbortSignal
  /** Milliseconds between two heartbeats; 25,000 by default. */
  heartbeat?: number
}

/** A browser that leaves this many bytes unread is stuck. An event has a few hundred bytes. */
const mostUnread = 64 * 1024

/**
 * Responds with the event stream of one signed-in actor:
 * - `changed` with `{ tags, id? }`: data with these tags is stale in the browser,
 * - `resync` with `{}`: everything may be,
 * - `signed-out` with `{}`: the session and the stream have ended.
 *
 * Clients that do not read are dropped; browsers reconnect by themselves, and should then reload everything.
 * @returns once the stream has ended, for whatever reason
 */
export function openEventStream(response: ServerResponse, options: EventStreamOptions): Promise<void> {
  const { live, listener, past = 0, mayGoOn, signal, heartbeat = 25_000 } = options
  let lastOneLeft = true

  const write = (text: string, written?: () => void) => {
    if (response.writableEnded || response.destroyed) return
    if (response.writableLength > mostUnread) response.destroy()
    else response.write(text, written)
  }
  const send = (event: string, body: object) => write(`event: ${event}\ndata: ${JSON.stringify(body)}\n\n`)
  const close = () => void response.end()

  const checkSession = async () => {
    const goesOn = await mayGoOn().catch(() => true)
    if (goesOn) return
    send('signed-out', {})
    close()
  }

  const hear = (message: LiveMessage) => {
    if (message.type === 'resync') return send('resync', {})
    const { tags, id } = message
    send('changed', id === undefined ? { tags } : { tags, id })
    if (tags.includes('Session')) void checkSession()
  }

  const beat = () => {
    // Not even the last heartbeat has left the process.
    if (!lastOneLeft) return void response.destroy()
    lastOneLeft = false
    write(': heartbeat\n\n', () => {
      lastOneLeft = true
    })
    void checkSession()
  }

  // A disconnect during the session look-up is not announced again.
  if (response.destroyed) return Promise.resolve()
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // Proxies such as nginx would otherwise buffer events.
    'x-accel-buffering': 'no',
  })
  // Random delay, because all browsers reconnect at once after a restart. An automatic reconnect sends the id.
  write(`retry: ${2000 + Math.floor(Math.random() * 3000)}\nid: opened\n\n`)

  const unsubscribe = live.subscribe(listener, hear, past)
  const timer = setInterval(beat, heartbeat)
  signal.addEventListener('abort', close)
  if (signal.aborted) close()
  return new Promise((resolve) => {
    response.once('close', () => {
      clearInterval(timer)
      unsubscribe()
      signal.removeEventListener('abort', close)
      resolve()
    })
  })
}
