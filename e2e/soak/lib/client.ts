import { setTimeout as pause } from 'node:timers/promises'
import type { KerfServer } from '../../fixtures/server.ts'
import type { Report } from './report.ts'

/** Sends calls like a well-behaved client: creating ones with a key, and again if unanswered or asked to retry. */
export interface Client {
  /**
   * @returns what the API answered, once it confirmed
   * @throws Refused when it refused, or did not confirm within {@link patience}
   */
  send<T>(method: string, path: string, as: string | undefined, body?: object | FormData): Promise<T>
  /** Statuses of 500 and above, but 503, and 503 without a time: what a client can do nothing with. */
  faults: string[]
  /** How often it was asked to retry, or got no answer. */
  repeats: number
  /** Milliseconds of the longest call since this was last reset, whatever its result. */
  longest: number
}

/** A call that was not confirmed, about which nothing is claimed. */
export class Refused extends Error {}

/** Milliseconds in which whatever was killed must serve again. */
const patience = 120_000
/** Longer than any deadline of the API. */
const longestCall = 45_000

export function createClient(url: string, isStopping: () => boolean): Client {
  const client: Client = {
    faults: [],
    repeats: 0,
    longest: 0,
    async send<T>(method: string, path: string, as: string | undefined, body?: object | FormData): Promise<T> {
      const key = crypto.randomUUID()
      const began = Date.now()
      while (Date.now() - began < patience && !isStopping()) {
        const sent = Date.now()
        const answer = await sendOnce(url, { method, path, as, body, key })
        client.longest = Math.max(client.longest, Date.now() - sent)
        if (answer?.ok) return (await answer.json().catch(() => undefined)) as T // what the contract promises
        if (answer && answer.status < 500) {
          throw new Refused(`${method} ${path}: ${answer.status} ${await answer.text().catch(() => '')}`)
        }
        if (answer) noteFault(client, answer, `${method} ${path}`)
        client.repeats += 1
        await pause(answer ? 300 : 500)
      }
      throw new Refused(`${method} ${path} was not confirmed`)
    },
  }
  return client
}

interface Call {
  method: string
  path: string
  as: string | undefined
  body: object | FormData | undefined
  key: string
}

/** @returns undefined when no answer came */
async function sendOnce(url: string, { method, path, as, body, key }: Call): Promise<Response | undefined> {
  const isForm = body instanceof FormData
  try {
    return await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(method === 'POST' && { 'idempotency-key': key }),
        ...(as !== undefined && { authorization: `Bearer ${as}` }),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      },
      body: isForm || body === undefined ? (body ?? null) : JSON.stringify(body),
      signal: AbortSignal.timeout(longestCall),
    })
  } catch {
    return undefined
  }
}

function noteFault(client: Client, answer: Response, call: string): void {
  const isAskedToRepeat = answer.status === 503 && answer.headers.has('retry-after')
  if (!isAskedToRepeat) client.faults.push(`${call} answered ${answer.status}`)
}

/** Every failure that a repeat helps with must say so; of one that did not, tells what Kerf wrote into its log. */
export function checkFaults(report: Report, client: Client, kerf: KerfServer): void {
  const logged = kerf.log().split('\n')
  const name = 'what could not be served was answered with 503 and a time'
  if (client.faults.length === 0) report.check(name)
  for (const fault of client.faults)
    report.check(name, `${fault}\n${logged.findLast((line) => line.includes('"request failed"'))?.slice(0, 1500)}`)
}
