import { once } from 'node:events'
import { type ClientRequest, request } from 'node:http'

/** Open streams of live events, and when each received what. */
export interface Streams {
  /** How many are open. */
  count: number
  /** How often streams have received a change of messages so far. */
  told: () => number
  /** Waits until `count` streams have received a change of messages since `from`. @returns when each did */
  heard: (count: number, from: number) => Promise<number[]>
  close: () => void
}

/**
 * Opens streams of live events.
 * @param of a server's URL and a session token, one for each stream
 */
export async function openStreams(of: readonly { url: string; token: string }[]): Promise<Streams> {
  const requests: ClientRequest[] = []
  const told: number[] = []
  let look = () => {}
  const hear = (text: string) => {
    if (!text.includes('event: changed') || !text.includes('"Message"')) return
    told.push(performance.now())
    look()
  }
  const atOnce = 50
  for (let start = 0; start < of.length; start += atOnce) {
    const some = of.slice(start, start + atOnce)
    requests.push(...(await Promise.all(some.map(({ url, token }) => openStream(url, token, hear)))))
  }
  return {
    count: requests.length,
    told: () => told.length,
    heard: (count, from) =>
      new Promise((resolve, reject) => {
        const late = setTimeout(() => reject(new Error(`${told.length - from} of ${count} streams heard`)), 30_000)
        look = () => {
          if (told.length - from < count) return
          clearTimeout(late)
          resolve(told.slice(from))
        }
        look()
      }),
    close: () => {
      for (const open of requests) open.destroy()
    },
  }
}

async function openStream(url: string, token: string, hear: (text: string) => void): Promise<ClientRequest> {
  const open = request(`${url}/api/live`, { agent: false, headers: { authorization: `Bearer ${token}` } }).end()
  const [response] = await once(open, 'response')
  if (response.statusCode !== 200) throw new Error(`A stream was refused: ${response.statusCode}`)
  response.setEncoding('utf8').on('data', hear)
  // The caller has closed it.
  open.on('error', () => {})
  response.on('error', () => {})
  return open
}
