import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publicFolder, sampleFolder } from '../../test/geometry.ts'
import { builtFiles } from './facts.ts'
import { type GeometryFailureCode, geometryFailures } from './failure.ts'
import { GeometryPool } from './geometry-pool.ts'

/** Every file of the manifest, where it lies beside the checkout, and what becomes of it. */
const manifest = join(publicFolder, 'MANIFEST.tsv')

/** Solids that both kernels find, or why there are none. A file that is new in the manifest must be added here. */
const expected: Record<string, number | GeometryFailureCode> = {
  'Fresamento_CAM1_v3.stp': 1,
  'M6-1x12-countersunk-screw.step': 1,
  'Power_box_Chasis.step': 1,
  'ap209_ATS4-out.stp': 'geometry.analysis_model',
  'as1-oc-214.stp': 18,
  'as1-oc-214_inches.stp': 18,
  'as1_pe_203.stp': 18,
  'bad_select_segfault_2.stp': 'geometry.empty',
  'barrel.stp': 1,
  'conical-surface.step': 1,
  'cube-in.step': 1,
  'cube-m.step': 1,
  'cube-mm.step': 1,
  'io1-cm-214.stp': 1,
  'linkrods.step': 1,
  'mfcad_0-0-0-11-11-23.step': 1,
  'mtk_Part2.stp': 1,
  'nist_ctc_01_ap242-e1.stp': 1,
  'nist_ctc_02_ap242-e2.stp': 1,
  'red_cube_blue_cylinder.step': 2,
  's1-c5-214_extrefs.stp': 'geometry.external_references',
  'twoCars.stp': 12,
  'bad_truncated_Part2.stp': 'geometry.truncated',
}

/** The sentences that people read, word for word: they are told nothing else. */
const sentences: Record<string, string> = {
  'geometry.analysis_model':
    'This file holds a model for a strength analysis (AP209), not the shape of a part. Please export the part itself as STEP (AP203, AP214 or AP242).',
  'geometry.empty':
    'This file holds no solids or surfaces to show. Please export the part itself as STEP, as solid or surface geometry.',
  'geometry.external_references':
    'This file only points to other files that hold the geometry. Please export the assembly as one single STEP file.',
  'geometry.truncated':
    'The end of this file is missing. It was probably cut short on its way: please send it again, or export it again.',
}

const limits = { timeLimit: 170_000 }
const pools = { facts: new GeometryPool('facts', limits), model: new GeometryPool('model', limits) }
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kerf-manifest-test-'))
})
afterAll(async () => {
  for (const pool of Object.values(pools)) pool.close()
  await rm(folder, { recursive: true, force: true })
})

/** What both kernels say of a file, beginning at the same time as on the server. */
async function read(path: string) {
  const [facts, model] = await Promise.allSettled([pools.facts.build(path, folder), pools.model.build(path, folder)])
  return { facts, model }
}

describe.runIf(existsSync(manifest))('files of the manifest', () => {
  const names = existsSync(manifest)
    ? readFileSync(manifest, 'utf8')
        .split('\n')
        .slice(1)
        .flatMap((line) => line.split('\t')[0] || [])
    : []

  test('each has its place in the table of this test', () => {
    expect(names.toSorted()).toEqual(Object.keys(expected).toSorted())
  })

  test.each(names.filter((name) => typeof expected[name] === 'string'))(
    '%s gets the right sentence of both kernels',
    async (name) => {
      const code = expected[name]
      const refusal = { status: 'rejected', reason: { code, message: sentences[String(code)] } }
      expect(await read(join(publicFolder, name))).toMatchObject({ facts: refusal, model: refusal })
    },
    180_000,
  )

  test.each(names.filter((name) => typeof expected[name] !== 'string'))(
    '%s gives facts and a picture',
    async (name) => {
      const found = { status: 'fulfilled', value: { solids: expected[name] } }
      expect(await read(join(publicFolder, name))).toMatchObject({ facts: found, model: found })
      expect((await stat(join(folder, builtFiles.picture))).size).toBeGreaterThan(500)
      await rm(join(folder, builtFiles.picture))
    },
    180_000,
  )
})

test.each([
  ['bracket.step', null],
  ['truncated.step', 'geometry.truncated'],
] as const)(
  "Kerf's own %s goes the same way, also where there are no public files",
  async (name, code) => {
    const { facts, model } = await read(join(await sampleFolder(), name))
    const wanted = code ? { reason: { code, message: geometryFailures[code] } } : { value: { solids: 1 } }
    expect({ facts, model }).toMatchObject({ facts: wanted, model: wanted })
  },
  60_000,
)
