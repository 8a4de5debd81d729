import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { makeSamples } from '@kerf/samples/generate.ts'
import { root } from '../../scripts/lib/root.ts'
import { apiOf } from '../fixtures/api.ts'
import { startKerf } from '../fixtures/server.ts'
import { largeModels } from './lib/step-models.ts'
import { Verdict } from './lib/verdict.ts'
import { soon } from './lib/waiting.ts'
import { startOtherReader } from './step/other-reader.ts'

// How long it takes from the end of an upload until the facts and the model of a STEP file are there, in a running Kerf
// over its API, and how long occt-import-js takes to read the same file: the public files beside the checkout, or those of
// a folder; the project's own samples; and two large ones. npm run bench -- step [folder of STEP files] [rounds]
const folder = resolve(process.argv[2] ?? join(root, '..', 'shared', 'data', 'step'))
const rounds = Number(process.argv[3] ?? 3)
/** Bytes of an ordinary part, and what it is allowed at the median, in seconds. */
const ordinary = 3_000_000
const allowed = { facts: 1.5, model: 4 } as const
/** Milliseconds for a single file. */
const patience = 200_000

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
const seconds = (milliseconds: number | undefined) =>
  milliseconds === undefined ? '       –' : `${(milliseconds / 1000).toFixed(2).padStart(6)} s`

const own = await mkdtemp(join(tmpdir(), 'kerf-step-bench-'))
const kerf = await startKerf({ RATE_LIMIT_FACTOR: '100000', KERF_CHECK_ANSWERS: '0' })
const api = apiOf(kerf)
const customer = (await api.newCustomer()).token
const other = await startOtherReader()

const kinds = ['facts', 'model', 'occt-import-js'] as const
type Kind = (typeof kinds)[number]
type Times = Record<Kind, (number | string)[]>

/** Asks until something of a file is there. @returns milliseconds since `begun`, or why there will be none */
async function until(what: 'facts' | 'geometry', id: string, begun: number): Promise<number | string> {
  let state: { status: string; code: string | null } = { status: 'queued', code: null }
  await soon(async () => {
    state = await api.json('GET', `/api/files/${id}/${what}`, customer)
    return state.status === 'ready' || state.status === 'failed'
  }, patience)
  return state.status === 'ready' ? performance.now() - begun : (state.code ?? 'failed')
}

async function readByOther(path: string): Promise<number | string> {
  const begun = performance.now()
  return (await other.read(path)) ? performance.now() - begun : 'unreadable'
}

let sent = 0
/** Bytes that Kerf has not seen: it reads the same ones once only. */
const unseen = (step: Buffer) =>
  step.toString('latin1').replace(/END-ISO-10303-21;/, `/* ${process.pid}-${sent++} */\n$&`)

/** Why an upload was refused: not all files get as far as a kernel. */
function codeOf(error: unknown): string {
  const code = /"code":"(file\.\w+)"/.exec(String(error))?.[1]
  if (code === undefined) throw error
  return `refused (${code})`
}

async function timeOnce(path: string, times: Times): Promise<void> {
  const { id: rfqId } = await api.submitRfq(customer)
  const content = new Blob([Buffer.from(unseen(await readFile(path)), 'latin1')])
  const [facts = 'failed', model = 'failed'] = await api
    .upload(customer, rfqId, [{ name: basename(path), content }])
    .then(
      ([file]) => {
        const begun = performance.now()
        return Promise.all((['facts', 'geometry'] as const).map((what) => until(what, file?.id ?? '', begun)))
      },
      (error: unknown) => {
        const code = codeOf(error)
        return [code, code]
      },
    )
  times.facts.push(facts)
  times.model.push(model)
  times['occt-import-js'].push(await readByOther(path))
}

const verdict = new Verdict()
/** Medians of the files that were read. */
const all: Record<Kind, number[]> = { facts: [], model: [], 'occt-import-js': [] }

async function timeFile(path: string): Promise<void> {
  const times: Times = { facts: [], model: [], 'occt-import-js': [] }
  for (let round = 0; round < rounds; round++) await timeOnce(path, times)
  const isOrdinary = (await stat(path)).size < ordinary
  const told = kinds.map((kind) => {
    const refusal = times[kind].find((time) => typeof time === 'string')
    if (refusal !== undefined) return `${kind} ${refusal}`
    const middle = median(times[kind].filter((time) => typeof time === 'number'))
    if (isOrdinary && middle !== undefined) all[kind].push(middle)
    return `${kind} ${seconds(middle)}`
  })
  console.log(basename(path).padEnd(36), told.join('   '))
}

async function stepFiles(): Promise<string[]> {
  const { bracket, block, assembly } = await makeSamples(own)
  const names = existsSync(folder) ? (await readdir(folder)).filter((name) => /\.(step|stp)$/i.test(name)).sort() : []
  return [bracket, block, assembly, ...names.map((name) => join(folder, name))]
}

try {
  const files = await stepFiles()
  // The kernels of both start with their first file.
  const warm: Times = { facts: [], model: [], 'occt-import-js': [] }
  if (files[0]) await timeOnce(files[0], warm)
  const ordinaries: string[] = []
  for (const path of files) if ((await stat(path)).size < ordinary) ordinaries.push(path)
  for (const path of ordinaries) await timeFile(path)
  console.log(`\nmedians of ordinary files (under ${ordinary / 1e6} MB) after their upload, ${rounds} rounds:`)
  for (const kind of kinds) {
    const middle = median(all[kind]) ?? Number.NaN
    const limit = kind === 'occt-import-js' ? '(only reads)' : `(allowed: ${allowed[kind]} s)`
    console.log(`  ${kind.padEnd(16)} ${seconds(middle)} of ${all[kind].length} files ${limit}`)
    if (kind !== 'occt-import-js')
      verdict.hold(middle < allowed[kind] * 1000, `${kind} of ordinary files: ${seconds(middle)} of ${allowed[kind]} s`)
  }
  console.log('\nlarger ones:')
  for (const { name, step } of largeModels()) {
    await writeFile(join(own, name), step)
    await timeFile(join(own, name))
  }
  for (const path of files.filter((each) => !ordinaries.includes(each))) await timeFile(path)
  verdict.end()
} finally {
  other.end()
  await kerf.remove()
  await rm(own, { recursive: true, force: true })
}
