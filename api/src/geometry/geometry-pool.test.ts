import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { sampleFolder } from '../../test/geometry.ts'
import { KernelDied } from './failure.ts'
import { GeometryPool, type GeometryPoolOptions } from './geometry-pool.ts'

let folder = ''
let block = ''
/** A file that takes much time and memory to read. */
let heavy = ''
let pool: GeometryPool | undefined

beforeAll(async () => {
  block = join(await sampleFolder(), 'block.step')
  folder = await mkdtemp(join(tmpdir(), 'kerf-pool-test-'))
  heavy = join(folder, 'heavy.step')
  const points = Array.from({ length: 400_000 }, (_, i) => `#${i + 1}=CARTESIAN_POINT('',(${i}.,0.,0.));`)
  const head =
    "ISO-10303-21;\nHEADER;\nFILE_DESCRIPTION((''),'2;1');\nFILE_NAME('','',(''),(''),'','','');\nFILE_SCHEMA(('AUTOMOTIVE_DESIGN'));\nENDSEC;\nDATA;\n"
  await writeFile(heavy, `${head}${points.join('\n')}\nENDSEC;\nEND-ISO-10303-21;\n`)
})
afterEach(() => pool?.close())
afterAll(() => rm(folder, { recursive: true, force: true }))

function open(options: Partial<GeometryPoolOptions>): GeometryPool {
  pool = new GeometryPool('model', options)
  return pool
}
const buildBlock = (from: GeometryPool) => from.build(block, folder)
const expected = { sizeMm: [120, 80, 25] }

/** Resolves when the process is gone. */
async function ended(pid: number): Promise<void> {
  const isAlive = () => {
    try {
      process.kill(pid, 0)
      return true
    } catch {
      return false
    }
  }
  await expect.poll(isAlive, { timeout: 10_000 }).toBe(false)
}

test('a file that takes too long is given up, and the next one is built', async () => {
  const from = open({ timeLimit: 250 })
  const given = from.build(heavy, folder)
  await expect(given).rejects.toMatchObject({ code: 'geometry.too_complex' })
  const patient = open({})
  await expect(buildBlock(patient)).resolves.toMatchObject(expected)
})

test('a file that needs too much memory is given up, and the next one is built', async () => {
  const from = open({ memoryLimitMb: 105, timeLimit: 170_000 })
  await expect(from.build(heavy, folder)).rejects.toMatchObject({ code: 'geometry.out_of_memory' })
  await expect(buildBlock(from)).resolves.toMatchObject(expected)
}, 180_000)

test('when a kernel dies its file fails as retryable, and the next one is built', async () => {
  const from = open({})
  await buildBlock(from)
  const [pid = 0] = from.pids
  const lost = from.build(heavy, folder)
  process.kill(pid, 'SIGKILL')
  await expect(lost).rejects.toBeInstanceOf(KernelDied)
  await expect(lost).rejects.not.toHaveProperty('code')
  await expect(buildBlock(from)).resolves.toMatchObject(expected)
  expect(from.pids).not.toContain(pid)
})

test('files queue, and a bad one does not harm the others', async () => {
  const from = open({})
  const missing = join(folder, 'missing.step')
  const results = await Promise.allSettled([buildBlock(from), from.build(missing, folder), buildBlock(from)])
  expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test('a kernel is replaced after its maximum number of files', async () => {
  const from = open({ jobsPerKernel: 2 })
  await buildBlock(from)
  const [first = 0] = from.pids
  await buildBlock(from)
  await buildBlock(from)
  expect(from.pids).not.toContain(first)
  await ended(first)
})

test('a kernel that holds too much memory after a file is replaced, and the next file is built', async () => {
  // The block leaves it with some 300 MB, the heavy file with some 440.
  const from = open({ mostHeldMb: 370, timeLimit: 170_000 })
  await buildBlock(from)
  const [pid = 0] = from.pids
  expect(pid).toBeGreaterThan(0)
  await expect(from.build(heavy, folder)).rejects.toMatchObject({ code: 'geometry.empty' })
  expect(from.pids).toEqual([])
  await ended(pid)
  await expect(buildBlock(from)).resolves.toMatchObject(expected)
})

test('an idle kernel ends', async () => {
  const from = open({ idleLimit: 1 })
  await buildBlock(from)
  await expect.poll(() => from.pids, { timeout: 10_000 }).toEqual([])
})

test('a file nobody is waiting for any more is given up at once', async () => {
  const from = open({})
  await buildBlock(from)
  const stop = new AbortController()
  const unwanted = from.build(heavy, folder, stop.signal)
  stop.abort()
  await expect(unwanted).rejects.toThrow('given up')
  await expect(from.build(block, folder, stop.signal)).rejects.toThrow('given up')
})

test('closing ends every kernel, and later files are refused', async () => {
  const from = open({})
  await buildBlock(from)
  const { pids } = from
  const running = from.build(heavy, folder)
  from.close()
  await expect(running).rejects.toThrow('closed')
  await Promise.all(pids.map(ended))
  await expect(buildBlock(from)).rejects.toThrow('closed')
})
