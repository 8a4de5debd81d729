import { Client } from 'pg'
import type { Log } from '../log/log.ts'

interface ListenOptions {
  url: string
  log: Log
  channel: string
  onPayload: (payload: string) => void
  /** Called after each reconnect: messages in between are lost. */
  onGap: () => void
}

const firstWait = 250
const longestWait = 15_000
/** A silently dead connection (a firewall, say) is noticed within this time, in milliseconds. */
const probeEvery = 20_000
const probeTimeout = 10_000

/** Holds one connection that listens to `channel`, and reconnects whenever it is lost. */
export function listenTo(options: ListenOptions): { start(): Promise<void>; stop(): Promise<void> } {
  const { log, channel, onPayload, onGap } = options
  let client: Client | null = null
  let stopped = false
  let retry: NodeJS.Timeout | undefined
  let probe: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const next = new Client({
      connectionString: options.url,
      keepAlive: true,
      application_name: 'kerf live',
      connectionTimeoutMillis: probeTimeout,
      query_timeout: probeTimeout,
    })
    const lose = (error?: Error) => {
      if (client !== next) return
      client = null
      clearInterval(probe)
      next.end().catch(() => {}) // It is already gone; ending it only frees its socket.
      if (stopped) return
      log.warn({ err: error }, 'the live connection was lost')
      reconnectIn(firstWait)
    }
    next.on('error', lose)
    next.on('end', lose)
    next.on('notification', ({ payload }) => payload !== undefined && onPayload(payload))
    try {
      await next.connect()
      await next.query(`LISTEN ${next.escapeIdentifier(channel)}`)
    } catch (error) {
      next.end().catch(() => {}) // The connection was never established.
      throw error
    }
    if (stopped) return void (await next.end())
    client = next
    probe = setInterval(() => next.query('SELECT 1').catch(lose), probeEvery)
    probe.unref()
  }

  function reconnectIn(wait: number): void {
    retry = setTimeout(
      async () => {
        try {
          await connect()
          if (stopped) return
          log.info('the live connection is restored')
          onGap()
        } catch (error) {
          if (stopped) return
          log.warn({ err: error }, 'the live connection could not be established')
          reconnectIn(Math.min(wait * 2, longestWait))
        }
      },
      wait * (0.5 + Math.random() / 2),
    )
    retry.unref()
  }

  return {
    start: connect,
    async stop() {
      stopped = true
      clearTimeout(retry)
      clearInterval(probe)
      const last = client
      client = null
      await last?.end()
    },
  }
}
