import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { type Call, callsOf, targetOf } from './calls.ts'
import { backendsOf, processorTimeOf } from './cpu.ts'
import { connections, load, median, sendOnce } from './load.ts'
import { statementsOf } from './statements.ts'
import { startTable } from './table.ts'
import type { World } from './worlds.ts'

const rounds = 10
/** Milliseconds of one turn. */
const turn = 250
const warmUp = 400

interface Bare {
  url: string
  process: ChildProcess
}

async function startBare(databaseUrl: string): Promise<Bare> {
  const started = spawn(process.execPath, [join(import.meta.dirname, 'bare', 'server.ts'), databaseUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.once('exit', () => started.kill())
  const [line] = await Promise.race([
    once(started.stdout, 'data'),
    once(started, 'exit').then(() => {
      throw new Error('The bare server ended before it was ready')
    }),
  ])
  const [, url = ''] = /ready at (\S+)/.exec(String(line)) ?? []
  return { url, process: started }
}

/** The fields that differ between two RFQs created one after the other. */
const ofEach = new Set(['id', 'displayNumber', 'createdAt', 'submittedAt'])

function parsed(text: string, isCreated: boolean): unknown {
  return JSON.parse(text, (name, value) => (isCreated && ofEach.has(name) && typeof value === 'string' ? name : value))
}

/** Compares both answers. @throws Error if they differ */
async function assertSame(call: Call, world: World, bareUrl: string): Promise<void> {
  const [kerf, bare] = [
    await sendOnce(targetOf(call, world, world.kerf.url)),
    await sendOnce(targetOf(call, world, bareUrl)),
  ]
  const isCreated = call.method === 'POST'
  const isSame =
    isDeepStrictEqual(parsed(kerf.body, isCreated), parsed(bare.body, isCreated)) &&
    kerf.headers['x-total-count'] === bare.headers['x-total-count']
  if (isSame) return
  const [kerfTotal, bareTotal] = [kerf.headers['x-total-count'], bare.headers['x-total-count']]
  const differing = differences(parsed(kerf.body, isCreated), parsed(bare.body, isCreated)).slice(0, mostShown)
  throw new Error(
    [`${call.name}: the answers differ. In all: Kerf ${kerfTotal}, bare ${bareTotal}`, ...differing].join('\n'),
  )
}

const mostShown = 20

/** What two answers differ in, a line each. */
function differences(kerf: unknown, bare: unknown, path = ''): string[] {
  if (isDeepStrictEqual(kerf, bare)) return []
  if (!isObject(kerf) || !isObject(bare)) return [`${path}: Kerf ${JSON.stringify(kerf)}, bare ${JSON.stringify(bare)}`]
  const names = new Set([...Object.keys(kerf), ...Object.keys(bare)])
  return [...names].flatMap((name) => differences(kerf[name], bare[name], `${path}/${name}`))
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

interface Figures {
  perSecond: number
  median: number
  /** CPU milliseconds per call. */
  server: number
  database: number
}

/** Kerf and the bare server alternate, so that other load on the machine affects both. */
async function takeTurns(call: Call, world: World, bare: Bare, count: number): Promise<[Figures, Figures]> {
  const servers = [
    { url: world.kerf.url, pid: world.kerf.pid() ?? 0, application: 'kerf' },
    { url: bare.url, pid: bare.process.pid ?? 0, application: 'bare' },
  ]
  const sides = servers.map((server) => ({
    ...server,
    target: targetOf(call, world, server.url),
    agent: connections(count),
    backends: [] as number[],
    times: [] as number[],
    took: 0,
    server: 0,
    database: 0,
  }))
  for (const side of sides) {
    await load(side.target, side.agent, warmUp)
    side.backends = await backendsOf(world.databaseUrl, side.application)
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const side of sides) {
      const before = [processorTimeOf([side.pid]), processorTimeOf(side.backends)] as const
      const { times, took } = await load(side.target, side.agent, turn)
      side.server += processorTimeOf([side.pid]) - before[0]
      side.database += processorTimeOf(side.backends) - before[1]
      side.times.push(...times)
      side.took += took
    }
  }
  const [kerf, plain] = sides.map(({ agent, times, took, server, database }) => {
    agent.destroy()
    const { length } = times
    return {
      ...{ perSecond: (length * 1000) / took, median: median(times) },
      ...{ server: server / length, database: database / length },
    }
  })
  if (!kerf || !plain) throw new Error('There are two sides')
  return [kerf, plain]
}

const totalOf = ({ server, database }: Figures) => server + database
/** Of the server, and of PostgreSQL. */
const cpuOf = ({ server, database }: Figures) => `${format(server, 2)} + ${format(database, 2)}`
const format = (value: number, digits: number) => value.toFixed(digits)

/** Compares each call at 1 and at 20 connections, and prints how much of the bare server's throughput Kerf has. */
export async function compare(world: World, only: RegExp): Promise<void> {
  const bare = await startBare(world.databaseUrl)
  try {
    const [first] = JSON.parse(
      (await sendOnce({ url: world.kerf.url, method: 'GET', path: '/api/rfqs?limit=1', token: world.tokens.member }))
        .body,
    )
    const calls = callsOf(first.id).filter(({ name }) => only.test(name))
    for (const call of calls) await assertSame(call, world, bare.url)
    const row = startTable({
      ...{ call: 20, RFQs: 9, connections: 11, 'Kerf/s': 6, 'bare/s': 6, ratio: 5, 'Kerf ms': 7, 'bare ms': 7 },
      ...{ 'Kerf CPU ms': 13, 'bare CPU ms': 13, 'CPU ratio': 9, statements: 11 },
    })
    for (const call of calls) {
      const ask = (url: string) => () => sendOnce(targetOf(call, world, url))
      const statements = [await statementsOf(world, ask(world.kerf.url)), await statementsOf(world, ask(bare.url))]
      for (const count of [1, 20]) {
        const [kerf, plain] = await takeTurns(call, world, bare, count)
        row([
          ...[call.name, world.size.toLocaleString('en-US'), String(count)],
          ...[format(kerf.perSecond, 0), format(plain.perSecond, 0), format(kerf.perSecond / plain.perSecond, 2)],
          ...[format(kerf.median, 2), format(plain.median, 2)],
          ...[cpuOf(kerf), cpuOf(plain), format(totalOf(plain) / totalOf(kerf), 2)],
          statements.map((number) => format(number, 1)).join(' / '),
        ])
      }
    }
  } finally {
    bare.process.kill()
  }
}
