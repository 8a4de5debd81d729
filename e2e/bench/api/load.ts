import { randomUUID } from 'node:crypto'
import { Agent, type IncomingMessage, request } from 'node:http'

/** A call to one server, as often as wanted. */
export interface Target {
  /** `http://127.0.0.1:port` */
  url: string
  method: 'GET' | 'POST'
  path: string
  token: string
  /** A JSON body; each request carries its own idempotency key, as a browser's does. */
  body?: string
}

export interface Reply {
  status: number
  body: string
  headers: IncomingMessage['headers']
}

/** Sends one request and waits for the whole answer. */
function send({ url, method, path, token, body }: Target, agent: Agent): Promise<Reply> {
  const { hostname, port } = new URL(url)
  const headers = {
    authorization: `Bearer ${token}`,
    ...(body === undefined
      ? {}
      : {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'idempotency-key': randomUUID(),
        }),
  }
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, method, path, agent, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const { statusCode: status = 0, headers } = response
        resolve({ status, headers, body: Buffer.concat(chunks).toString() })
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** Keeps this many connections open, and opens no others. */
export const connections = (count: number) => new Agent({ keepAlive: true, maxSockets: count })

/** Like {@link send}, on its own connection. @throws Error for any answer but a success */
export async function sendOnce(target: Target): Promise<Reply> {
  const agent = connections(1)
  try {
    return checked(target, await send(target, agent))
  } finally {
    agent.destroy()
  }
}

function checked({ url, method, path }: Target, reply: Reply): Reply {
  if (reply.status >= 200 && reply.status < 300) return reply
  throw new Error(`${method} ${url}${path} answered ${reply.status}: ${reply.body.slice(0, 500)}`)
}

/** Milliseconds of each request, and of all together. */
export interface Load {
  times: number[]
  took: number
}

const mostRequests = 20_000

/** Sends requests on all connections of an agent, one after another on each, for this many milliseconds. */
export async function load(target: Target, agent: Agent, milliseconds: number): Promise<Load> {
  const times: number[] = []
  const start = performance.now()
  const askOn = async () => {
    while (performance.now() - start < milliseconds && times.length < mostRequests) {
      const asked = performance.now()
      checked(target, await send(target, agent))
      times.push(performance.now() - asked)
    }
  }
  await Promise.all(Array.from({ length: agent.maxSockets }, askOn))
  return { times, took: performance.now() - start }
}

/** The median of several times. */
export function median(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const [below = Number.NaN, above = below] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1)
  return (below + above) / 2
}
