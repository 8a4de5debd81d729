import { readFileSync } from 'node:fs'
import { apiOf } from '../fixtures/api.ts'
import { type KerfServer, startKerf } from '../fixtures/server.ts'
import { processorTimeOf } from './api/cpu.ts'
import { quantile } from './lib/distributions.ts'
import { makeMembers } from './live/people.ts'
import { openStreams, type Streams } from './live/streams.ts'

// Holds 1,000 open streams over two processes of Kerf on one database, and reports the cost of an event: milliseconds
// until the streams receive it, CPU time and memory. An event is a message, sent by one call to one of the processes.
// npm run bench -- live [streams] [events]
const wanted = Number(process.argv[2] ?? 1000)
const events = Number(process.argv[3] ?? 200)
/** The limit of one process per user. */
const ofOneUser = 20
/** Milliseconds that 95 of 100 may take. */
const aim = 100

// All streams come from one address.
const settings = { RATE_LIMIT_FACTOR: '1000000', CONNECTIONS_PER_ADDRESS: '0', KERF_CHECK_ANSWERS: '0' }
const first = await startKerf(settings)
const databaseUrl = await first.databaseUrl()
if (databaseUrl === undefined) throw new Error('The first process has no database that a second could use')
const second = await startKerf({ ...settings, DATABASE_URL: databaseUrl, DATA_DIR: first.dataDir })
const servers = [first, second]

/** Megabytes that each process holds in memory. */
const memory = () => servers.map((kerf) => memoryOf(kerf))

function memoryOf(kerf: KerfServer): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${kerf.pid()}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

const processorTime = () => processorTimeOf(servers.map((kerf) => kerf.pid() ?? 0))

interface Measured {
  what: string
  /** Milliseconds from the call to each stream that received it, and to the call's answer. */
  heard: number[]
  answered: number[]
  /** CPU milliseconds of both processes for one event. */
  processor: number
}

/** Sends messages one after another, each once all streams have received the previous one. */
async function measure(
  what: string,
  streams: Streams,
  listeners: number,
  write: (kerf: KerfServer) => Promise<unknown>,
): Promise<Measured> {
  const heard: number[] = []
  const answered: number[] = []
  let from = streams.told()
  const before = processorTime()
  for (let event = 0; event < events; event++) {
    const start = performance.now()
    const call = write(servers[event % 2] ?? first).then(() => answered.push(performance.now() - start))
    const [times] = await Promise.all([streams.heard(listeners, from), call])
    heard.push(...times.map((time) => time - start))
    from += listeners
  }
  return { what, heard, answered, processor: (processorTime() - before) / events }
}

function line({ what, heard, answered, processor }: Measured): string {
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => quantile(heard, share).toFixed(1))
  const answer = quantile(answered, 0.5).toFixed(1)
  return `${what.padEnd(34)}${p50} / ${p95} / ${p99} ms; answer ${answer} ms; processor ${processor.toFixed(1)} ms an event`
}

try {
  const api = apiOf(first)
  const admin = await api.signInAdmin()
  const { tokens, rfqId } = await makeMembers(first, databaseUrl, Math.ceil(wanted / ofOneUser / servers.length))
  const alone = await api.newCustomer()
  const idle = memory()
  const places = servers.flatMap(({ url }) => tokens.flatMap((token) => Array(ofOneUser).fill({ url, token })))
  const streams = await openStreams(places.slice(0, wanted))
  const one = await openStreams(servers.map(({ url }) => ({ url, token: alone.token })))
  const loaded = memory()
  const say = (place: object) => (kerf: KerfServer) => apiOf(kerf).write(admin, 'On the mill.', { ...place })
  await measure('warming up', streams, streams.count, say({ rfqId }))
  const results = [
    await measure(`heard by all ${streams.count}`, streams, streams.count, say({ rfqId })),
    await measure(`heard by 2 of ${streams.count + 2}`, one, 2, say({ customerId: alone.id })),
  ]
  const grown = memory()
  console.log(
    `\n${streams.count + 2} streams over two processes, ${events} events each; p50 / p95 / p99 from the call on`,
  )
  for (const result of results) console.log(line(result))
  const each = loaded.map((megabytes, index) => ((megabytes - (idle[index] ?? 0)) * 1024 * 2) / streams.count)
  const shown = (list: readonly number[]) => list.map((megabytes) => megabytes.toFixed(0)).join(' and ')
  console.log(`memory: ${shown(idle)} MB without streams, ${shown(loaded)} MB with them, ${shown(grown)} MB at the end`)
  console.log(`a stream holds ${each.map((kilobytes) => kilobytes.toFixed(0)).join(' and ')} kB`)
  const slow = results.filter(({ heard }) => quantile(heard, 0.95) > aim)
  for (const { what } of slow) console.log(`TOO SLOW: ${what}: p95 above ${aim} ms`)
  process.exitCode = slow.length === 0 ? 0 : 1
  streams.close()
  one.close()
} finally {
  await second.remove()
  await first.remove()
}
