import { setTimeout as pause } from 'node:timers/promises'
import { until } from './plant.ts'
import type { Report } from './report.ts'

/** Milliseconds in which `/readyz` must say that something is away; and in which all must work again alone. */
const toSay = 3_000
const toRecover = 60_000

/** @returns the names of what keeps a process from serving; undefined when it did not say in time */
async function obstacles(url: string): Promise<string[] | undefined> {
  try {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(toSay) })
    return ((await answer.json()) as { obstacles: string[] }).obstacles // what `/readyz` is made of
  } catch {
    return undefined
  }
}

export interface Outage {
  name: string
  /** What `/readyz` must name meanwhile; undefined where nothing keeps Kerf from serving. */
  obstacle: string | undefined
  begin(): Promise<void> | void
  end(): Promise<void> | void
}

export interface Endured {
  url: string
  seconds: number
  /** How many writes were confirmed so far. */
  confirmed: () => number
}

/** Lets something fail for a while, and sees that `/readyz` says so at once, and that all recovers alone. */
export async function endure(report: Report, { url, seconds, confirmed }: Endured, outage: Outage): Promise<void> {
  const { name, obstacle } = outage
  await outage.begin()
  const began = Date.now()
  const said = await until(async () => {
    const names = await obstacles(url)
    return obstacle === undefined ? names?.length === 0 : names?.includes(obstacle) === true
  }, toSay)
  report.check('/readyz says what is away within 3 s', said === undefined ? `nothing of: ${name}` : undefined)
  await pause(Math.max(0, seconds * 1000 - (Date.now() - began)))
  report.check('/readyz never hangs', (await obstacles(url)) === undefined ? `it does while: ${name}` : undefined)
  await outage.end()
  const back = await until(async () => (await obstacles(url))?.length === 0, toRecover)
  report.check('recovers alone', back === undefined ? `not from: ${name}` : undefined)
  const before = confirmed()
  const written = await until(async () => confirmed() > before + 10, toRecover)
  report.check('writes go on alone', written === undefined ? `not after: ${name}` : undefined)
  report.say(`${name}: said after ${said ?? '?'} ms, back ${back ?? '?'} ms after its end`)
}
