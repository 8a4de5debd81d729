import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { makeSamples } from '@kerf/samples/generate.ts'
import { closeDatabase, openDatabase } from '../../api/src/platform/db/connect.ts'
import { type Api, apiOf } from '../fixtures/api.ts'
import { startKerf } from '../fixtures/server.ts'
import { kernelsOf, memoryOf } from './lib/kernels.ts'
import { until } from './lib/plant.ts'
import { createReport } from './lib/report.ts'

/**
 * `npm run soak -- step [count] [kill every]`: STEP files in a row through the whole of a running Kerf, each to its facts,
 * its model and its picture. Memory stays where it was; a kernel that is killed in the middle has its file made once
 * more, and no other file.
 */
const count = Number(process.argv[2] ?? 200)
/** At every so many files a kernel is killed while it works: of facts and of models by turns. */
const killEvery = Number(process.argv[3] ?? 20)
/** Milliseconds for a file to be done; a repeated one waits for its turn. */
const patience = 180_000
/** What a kernel may hold in megabytes, and by how many the API may grow from its fortieth file on. */
const most = { kernel: 900, growth: 120 }
/** Files of an RFQ. */
const atOnce = 20

const kinds = ['facts', 'model'] as const
type Kind = (typeof kinds)[number]

interface Sent {
  id: string
  name: string
}

const report = createReport()
const folder = await mkdtemp(join(tmpdir(), 'kerf-step-soak-'))
const made = await makeSamples(folder)
const samples = await Promise.all([made.bracket, made.block, made.assembly].map((path) => readFile(path, 'latin1')))
const kerf = await startKerf({ RATE_LIMIT_FACTOR: '100000' })
const api = apiOf(kerf)
const customer = (await api.newCustomer()).token
const ended = new Map<string, Kind>()

/** A file that no other has the bytes of. @param points a kernel is busy with them, and they belong to nothing */
function stepOf(at: number, points = 0): string {
  const idle = Array.from({ length: points }, (_, i) => `#${900_000 + i}=CARTESIAN_POINT('',(${i}.,0.,0.));\n`)
  return (samples[at % samples.length] ?? '').replace(
    /ENDSEC;\s*END-ISO/,
    (end) => `/* ${at} */\n${idle.join('')}${end}`,
  )
}

const stateOf = async (id: string, kind: Kind) =>
  api.json<{ status: string; modelUrl?: string | null }>(
    'GET',
    `/api/files/${id}/${kind === 'facts' ? 'facts' : 'geometry'}`,
    customer,
  )
async function isDone({ id }: Sent): Promise<boolean> {
  const states = await Promise.all(kinds.map((kind) => stateOf(id, kind)))
  return states.every(({ status }) => status === 'ready' || status === 'failed')
}

let rfq: Awaited<ReturnType<Api['submitRfq']>> | undefined
async function send(at: number, points = 0): Promise<Sent> {
  if (!rfq || at % atOnce === 0) rfq = await api.submitRfq(customer)
  const name = `part-${at}.step`
  const [file] = await api.upload(customer, rfq.id, [{ name, content: stepOf(at, points) }])
  return { id: file?.id ?? '', name }
}

/** Kills the kernel that works on a file, while it does. @returns what became of it, where nothing could be killed */
async function kill({ id }: Sent, kind: Kind): Promise<string | undefined> {
  const running = await until(async () => (await stateOf(id, kind)).status === 'running', patience)
  // Its bytes are fetched first.
  await pause(100)
  const busy = (await kernelsOf(kerf.pid() ?? 0)).filter((kernel) => kernel.kind === kind)
  if (running === undefined || (await stateOf(id, kind)).status !== 'running') return 'it was done too soon'
  for (const { pid } of busy) process.kill(pid, 'SIGKILL')
  return busy.length > 0 ? undefined : 'no kernel was there'
}

async function check(sent: Sent): Promise<void> {
  const done = await until(() => isDone(sent), patience)
  report.check('every file is done in time', done === undefined ? sent.name : undefined)
  const [facts, model] = await Promise.all(kinds.map((kind) => stateOf(sent.id, kind)))
  report.check('every file has its facts', facts?.status === 'ready' ? undefined : `${sent.name} is ${facts?.status}`)
  report.check('every file has its model', model?.status === 'ready' ? undefined : `${sent.name} is ${model?.status}`)
  for (const path of [`/api/files/${sent.id}/picture`, model?.modelUrl ?? '/api/missing']) {
    const status = await api.statusOf('GET', path, customer)
    report.check('pictures and models can be fetched', status === 200 ? undefined : `${path} answers ${status}`)
  }
}

/** Jobs are tried again where their kernel was killed, once, and nowhere else. */
async function checkAttempts(sent: readonly Sent[]): Promise<void> {
  const knex = openDatabase({ url: (await kerf.databaseUrl()) ?? '', poolSize: 1, name: 'soak' })
  const { rows } = await knex.raw(
    `select files.id, jobs.name, jobs.state, jobs.retry_count from files
     join pgboss.job jobs on jobs.data ->> 'sha256' = files.sha256
     where jobs.name like 'geometry.%' and files.id = any(?)`,
    [sent.map(({ id }) => id)],
  )
  await closeDatabase(knex)
  report.check('every file had two jobs', rows.length === 2 * sent.length ? undefined : `${rows.length} jobs`)
  for (const { id, name, state, retry_count: repeats } of rows) {
    const kind = String(name).startsWith('geometry.measure') ? 'facts' : 'model'
    const wanted = ended.get(id) === kind ? 1 : 0
    const isRight = state === 'completed' && repeats === wanted
    const killed = wanted === 1 ? 'the job of a killed kernel is repeated once' : 'no other job is repeated'
    report.check(killed, isRight ? undefined : `${name} of ${id} is ${state} after ${repeats} repeats`)
  }
}

try {
  const sent: Sent[] = []
  const own: number[] = []
  let largest = 0
  for (let at = 0; at < count; at++) {
    const isKilled = at % killEvery === killEvery - 1
    const file = await send(at, isKilled ? 80_000 : 0)
    sent.push(file)
    if (isKilled) {
      const kind = kinds[Math.floor(at / killEvery) % kinds.length] ?? 'facts'
      const missed = await kill(file, kind)
      report.check('a kernel is killed while it works', missed)
      if (missed === undefined) ended.set(file.id, kind)
    }
    await check(file)
    own.push(await memoryOf(kerf.pid() ?? 0))
    const held = await Promise.all((await kernelsOf(kerf.pid() ?? 0)).map(({ pid }) => memoryOf(pid)))
    largest = Math.max(largest, ...held)
    report.check(
      `no kernel holds more than ${most.kernel} MB`,
      largest > most.kernel ? `${Math.round(largest)} MB` : undefined,
    )
    if (at % 20 === 19)
      report.say(
        `${at + 1} files; API ${Math.round(own.at(-1) ?? 0)} MB, kernels ${held.map(Math.round).join(', ')} MB`,
      )
  }
  await checkAttempts(sent)
  const settled = own.slice(Math.min(40, Math.floor(own.length / 2)))
  const growth = Math.round((settled.at(-1) ?? 0) - (settled[0] ?? 0))
  report.check(`the API grows by at most ${most.growth} MB`, growth > most.growth ? `${growth} MB` : undefined)
  report.say(
    `${count} files: the largest kernel held ${Math.round(largest)} MB, the API grew by ${growth} MB; ` +
      `${ended.size} kernels were killed`,
  )
} finally {
  await kerf.remove()
  await rm(folder, { recursive: true, force: true })
}
process.exitCode = report.end()
