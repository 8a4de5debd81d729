import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { GeometryPool } from '../../api/src/geometry/geometry-pool.ts'
import { root } from '../../scripts/lib/root.ts'

// How long facts and models of STEP files take, one after the other in warm kernels.
// npm run bench -- step [folder of STEP files] [rounds]
const source = resolve(process.argv[2] ?? join(root, '../shared/data/step'))
const rounds = Number(process.argv[3] ?? 3)

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2).padStart(7)

const folder = await mkdtemp(join(tmpdir(), 'kerf-step-bench-'))
const pools = { facts: new GeometryPool('facts'), model: new GeometryPool('model') }
const files = (await readdir(source)).filter((name) => /\.(step|stp)$/i.test(name)).sort()

/** Milliseconds, or the code of the refusal. */
async function timeOf(kind: keyof typeof pools, path: string): Promise<number | string> {
  const began = performance.now()
  try {
    await pools[kind].build(path, folder)
    return performance.now() - began
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error)
  }
}

const times: Record<keyof typeof pools, number[]> = { facts: [], model: [] }
for (const name of files) {
  const told: string[] = []
  for (const kind of ['facts', 'model'] as const) {
    const taken: (number | string)[] = []
    for (let round = 0; round < rounds; round++) taken.push(await timeOf(kind, join(source, name)))
    const measured = taken.filter((time) => typeof time === 'number')
    const refusal = taken.find((time) => typeof time === 'string')
    if (refusal) told.push(`${kind} ${refusal}`)
    else {
      times[kind].push(median(measured))
      told.push(`${kind} ${seconds(median(measured))} s`)
    }
  }
  console.log(name.padEnd(36), told.join('   '))
}
console.log(
  `median over ${files.length} files: facts${seconds(median(times.facts))} s, model${seconds(median(times.model))} s`,
)
for (const pool of Object.values(pools)) pool.close()
await rm(folder, { recursive: true, force: true })
