import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeSamples } from '@kerf/samples/generate.ts'
import { GeometryPool } from '../../api/src/geometry/geometry-pool.ts'

/**
 * `npm run soak -- step [count]`: STEP files in a row through a lane of facts. Memory stays where it was, and a kernel
 * that is killed in the middle loses its own file alone, which is then measured again.
 */
const count = Number(process.argv[2] ?? 200)
/** Every so many files the kernel is killed while it works. */
const killEvery = 60
const mostMegabytes = 900

const folder = await mkdtemp(join(tmpdir(), 'kerf-step-soak-'))
const samples = await makeSamples(folder)
const files = [samples.bracket, samples.block, samples.assembly]
const pool = new GeometryPool('facts')

/** Megabytes that a process holds. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024
}

const path = (at: number) => files[at % files.length] ?? ''
const peaks: number[] = []
let repeated = 0
for (let at = 0; at < count; at++) {
  const isKilled = at > 0 && at % killEvery === 0
  const measuring = pool.build(path(at), folder)
  const [pid] = pool.pids
  if (isKilled && pid) process.kill(pid, 'SIGKILL')
  try {
    await measuring
  } catch (error) {
    if (!isKilled) throw error
    repeated++
    await pool.build(path(at), folder)
  }
  const [now] = pool.pids
  if (now) peaks.push(await memoryOf(now))
  if (at % 25 === 24) console.log(`${at + 1} files, kernel ${Math.round(peaks.at(-1) ?? 0)} MB`)
}
pool.close()
await rm(folder, { recursive: true, force: true })

const most = Math.round(Math.max(...peaks))
const own = Math.round(process.memoryUsage().rss / 1024 / 1024)
console.log(
  `${count} files: the kernel held ${most} MB at most, this process ${own} MB; ${repeated} repeated after a kill`,
)
if (most > mostMegabytes) process.exitCode = 1
