import { createReadStream, createWriteStream, existsSync, readdirSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { measure, namesIn, openModel, publicFolder, sampleFolder } from '../../../test/geometry.ts'
import { builtFiles } from '../../geometry/facts.ts'
import { GeometryPool } from '../../geometry/geometry-pool.ts'
import { NeutralStep, namesInStep } from './step-copy.ts'

/**
 * Copies for suppliers have the same shape as their originals: real files if they are beside the checkout, and Kerf's
 * own.
 */
const publicFiles = existsSync(publicFolder)
  ? [publicFolder, join(publicFolder, 'truth')].flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => /\.ste?p$/.test(name) && !/^bad_|extrefs|^ap209/.test(name))
        .map((name) => join(folder, name)),
    )
  : []

const pool = new GeometryPool('model')
let samples = ''
let folder = ''
beforeAll(async () => {
  samples = await sampleFolder()
  folder = await mkdtemp(join(tmpdir(), 'kerf-step-copy-test-'))
})
afterAll(async () => {
  pool.close()
  await rm(folder, { recursive: true, force: true })
})

async function copyOf(path: string): Promise<string> {
  const to = join(folder, basename(path))
  const own = await namesInStep(createReadStream(path))
  const neutral = new NeutralStep({ reference: 'REF-0001-1', name: 'Part 1' }, { customer: () => false, own })
  await pipeline(createReadStream(path), neutral, createWriteStream(to))
  return to
}

/** The measurements of a file: its facts, and what a browser would draw. */
async function measured(path: string) {
  const facts = await pool.build(path, folder)
  const opened = await openModel(join(folder, builtFiles.model))
  return { facts, drawn: measure(opened), names: namesIn(opened) }
}

test.each([...publicFiles, 'bracket.step', 'block.step', 'assembly.step'])(
  'the copy of %s has the same shape and none of its names',
  async (file) => {
    const path = existsSync(file) ? file : join(samples, file)
    const copy = await copyOf(path)
    const [of, is] = [await measured(path), await measured(copy)]
    expect(is.facts).toEqual(of.facts)
    expect(is.drawn).toEqual(of.drawn)
    const texts = [...(await readFile(copy, 'latin1')).matchAll(/'((?:[^']|'')*)'/g)].map(([, said]) => said)
    const [names, said] = [await namesInStep(createReadStream(path)), texts.join('\n').toLowerCase()]
    expect([...names].filter((name) => !/^(part|inch|part 1)$/.test(name) && said.includes(name))).toEqual([])
    // The kernel's name for a nameless shape identifies nobody.
    const given = is.names.filter((name) => !/^(SOLID|SHELL|COMPOUND|=>\[[\d:]+\])$/.test(name))
    expect(given.filter((name) => !/^Part 1(\.\d+)?$/.test(name))).toEqual([])
  },
  120_000,
)
