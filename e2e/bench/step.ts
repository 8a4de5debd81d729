import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { makeSamples } from '@kerf/samples/generate.ts'
import { GeometryPool } from '../../api/src/geometry/geometry-pool.ts'
import { largeModels } from './lib/step-models.ts'
import { startOtherReader } from './step/other-reader.ts'

// How long facts and models of STEP files take, one after the other in warm kernels, and occt-import-js beside: those of
// a folder, or the project's own samples, and two large ones. npm run bench -- step [folder of STEP files] [rounds]
const given = process.argv[2]
const rounds = Number(process.argv[3] ?? 3)

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2).padStart(7)} s`

const folder = await mkdtemp(join(tmpdir(), 'kerf-step-bench-'))
const limits = { timeLimit: 180_000 }
const pools = { facts: new GeometryPool('facts', limits), model: new GeometryPool('model', limits) }
const other = await startOtherReader()

/** What is timed; each rejects with its reason where it gives nothing. */
const readers = {
  facts: (path: string) => pools.facts.build(path, folder),
  model: (path: string) => pools.model.build(path, folder),
  'occt-import-js': async (path: string) => {
    if (!(await other.read(path))) throw new Error('unreadable')
  },
} as const
type Reader = keyof typeof readers
// the keys of an object are those that its type names
const kinds = Object.keys(readers) as Reader[]

/** Milliseconds, or the code of the refusal. */
async function timeOf(kind: Reader, path: string): Promise<number | string> {
  const began = performance.now()
  try {
    await readers[kind](path)
    return performance.now() - began
  } catch (error) {
    if (!(error instanceof Error)) return String(error)
    return 'code' in error ? String(error.code) : error.message
  }
}

const times: Record<Reader, number[]> = { facts: [], model: [], 'occt-import-js': [] }

async function timeFile(path: string): Promise<void> {
  const taken: Record<Reader, (number | string)[]> = { facts: [], model: [], 'occt-import-js': [] }
  // in turns, so that none has the quieter minutes
  for (let round = 0; round < rounds; round++) for (const kind of kinds) taken[kind].push(await timeOf(kind, path))
  const told = kinds.map((kind) => {
    const refusal = taken[kind].find((time) => typeof time === 'string')
    if (refusal !== undefined) return `${kind} ${refusal}`
    const middle = median(taken[kind].filter((time) => typeof time === 'number'))
    times[kind].push(middle)
    return `${kind} ${seconds(middle)}`
  })
  console.log(basename(path).padEnd(36), told.join('   '))
}

async function stepFiles(): Promise<string[]> {
  if (given === undefined) {
    const { bracket, block, assembly } = await makeSamples(folder)
    return [bracket, block, assembly]
  }
  const source = resolve(given)
  const names = (await readdir(source)).filter((name) => /\.(step|stp)$/i.test(name)).sort()
  return names.map((name) => join(source, name))
}

for (const path of await stepFiles()) await timeFile(path)
const medians = kinds.map((kind) => `${kind} ${seconds(median(times[kind]))}`)
console.log(`median of those that were read: ${medians.join(', ')}`)
for (const { name, step } of largeModels()) {
  await writeFile(join(folder, name), step)
  await timeFile(join(folder, name))
}
other.end()
for (const pool of Object.values(pools)) pool.close()
await rm(folder, { recursive: true, force: true })
