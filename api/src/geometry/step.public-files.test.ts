import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { namesIn, openModel, publicFolder, sampleFolder, verticesOf } from '../../test/geometry.ts'
import { builtFiles } from './facts.ts'
import { GeometryPool } from './geometry-pool.ts'

/**
 * The same expectations on real files from many programs if they are beside the checkout, else on Kerf's own samples.
 */
const hasPublicFiles = existsSync(publicFolder)
const truth = z.record(z.string(), z.object({ bbox: z.array(z.number()), solids: z.number() }))

const publicSizes: [file: string, size: number[], solids: number][] = [
  ['cube-mm.step', [1000, 1000, 1000], 1],
  ['cube-in.step', [1000, 1000, 1000], 1],
  ['cube-m.step', [1000, 1000, 1000], 1],
  ['as1-oc-214.stp', [200, 150, 84], 18],
  ['as1-oc-214_inches.stp', [200, 150, 84], 18],
  ['mtk_Part2.stp', [122, 82, 26], 1],
  ['nist_ctc_01_ap242-e1.stp', [800, 450, 150], 1],
]
const sampleSizes: typeof publicSizes = [
  ['bracket.step', [90, 60, 75], 1],
  ['block.step', [120, 80, 25], 1],
  ['assembly.step', [100, 70, 42], 5],
]

function sizes(): typeof publicSizes {
  if (!hasPublicFiles) return sampleSizes
  const known = truth.parse(JSON.parse(readFileSync(join(publicFolder, 'truth/truth.json'), 'utf8')))
  const exact = Object.entries(known).map(([name, { bbox, solids }]): [string, number[], number] => [
    `truth/${name}.step`,
    bbox,
    solids,
  ])
  return [...publicSizes, ...exact, ['truth/t1_block_inch.step', [100, 60, 20], 1]]
}

const refusals: [file: string, code: string][] = hasPublicFiles
  ? [
      ['bad_truncated_Part2.stp', 'geometry.truncated'],
      ['bad_select_segfault_2.stp', 'geometry.empty'],
      ['s1-c5-214_extrefs.stp', 'geometry.external_references'],
      ['ap209_ATS4-out.stp', 'geometry.analysis_model'],
    ]
  : [
      ['0-byte.step', 'geometry.unreadable'],
      ['truncated.step', 'geometry.truncated'],
    ]

const named: [file: string, names: string[]] = hasPublicFiles
  ? ['as1_pe_203.stp', ['AS1_PE_ASM', 'PLATE', 'L_BRACKET_ASSEMBLY', 'L-BRACKET', 'NUT_BOLT_ASSEMBLY', 'BOLT', 'NUT']]
  : ['assembly.step', ['治具 KA-310', 'ベース板', 'カラー 1']]

const pool = new GeometryPool('model')
let source = publicFolder
let folder = ''

beforeAll(async () => {
  if (!hasPublicFiles) source = await sampleFolder()
  folder = await mkdtemp(join(tmpdir(), 'kerf-public-files-test-'))
})
afterAll(async () => {
  pool.close()
  await rm(folder, { recursive: true, force: true })
})

test.each(sizes())(
  '%s measures %s with %i solids',
  async (file, size, solids) => {
    const facts = await pool.build(join(source, file), folder)
    facts.sizeMm.forEach((mm, axis) => {
      expect(mm).toBeCloseTo(size[axis] ?? Number.NaN, 2)
    })
    expect(facts.solids).toBe(solids)
  },
  60_000,
)

test.each(refusals)(
  '%s is refused as %s, and the next file is built',
  async (file, code) => {
    const [good = '', size] = sizes()[0] ?? []
    await expect(pool.build(join(source, file), folder)).rejects.toMatchObject({ code })
    await expect(pool.build(join(source, good), folder)).resolves.toMatchObject({ sizeMm: size })
  },
  60_000,
)

test('parts are listed by their names in the file, without empty bodies', async () => {
  const [file, names] = named
  await pool.build(join(source, file), folder)
  expect(namesIn(await openModel(join(folder, builtFiles.model))).slice(0, names.length)).toEqual(names)
}, 60_000)

const nuts = hasPublicFiles
  ? { file: 'as1-oc-214.stp', part: 'nut', copies: 8 }
  : { file: 'assembly.step', part: '\\X2\\30AB30E930FC\\X0\\ \\X2\\03C6\\X0\\16', copies: 4 }

test('an annotation between two corners of a part is drawn between them in every copy', async () => {
  const text = await readFile(join(source, nuts.file), 'latin1')
  const { representation, corners } = partIn(text, nuts.part)
  const annotation = `
#900001=ANNOTATION_CURVE_OCCURRENCE('',(),#900002);
#900002=POLYLINE('',(${corners.join(',')}));
#900003=DRAUGHTING_MODEL('',(#900001),#900004);
#900005=MECHANICAL_DESIGN_AND_DRAUGHTING_RELATIONSHIP('','',#900003,${representation});
`
  const path = join(folder, 'annotated.stp')
  await writeFile(path, text.replace(/ENDSEC;\s*END-ISO/, `${annotation}$&`), 'latin1')
  await pool.build(path, folder)
  const model = await openModel(join(folder, builtFiles.model))
  const place = Number(Reflect.get(model.getRoot().getAsset().extras ?? {}, 'annotations'))
  const ends = [...(model.getRoot().listAccessors()[place]?.getArray() ?? [])]
  expect(ends).toHaveLength(nuts.copies * 6)
  const vertices = verticesOf(model)
  for (let i = 0; i < ends.length; i += 3) {
    const [x = 0, y = 0, z = 0] = ends.slice(i, i + 3)
    const nearest = Math.min(...vertices.map(([vx, vy, vz]) => Math.hypot(vx - x, vy - y, vz - z)))
    expect(nearest).toBeLessThan(0.01)
  }
  expect(new Set(ends.map((value) => value.toFixed(3))).size).toBeGreaterThan(nuts.copies)
}, 60_000)

/** The representation of a part's shape, and two corners of it. */
function partIn(text: string, name: string): { representation: string; corners: string[] } {
  const one = (pattern: string) => new RegExp(pattern).exec(text)?.[1] ?? ''
  const product = one(`(#\\d+)\\s*=\\s*PRODUCT\\('${RegExp.escape(name)}'`)
  const formation = one(`(#\\d+)\\s*=\\s*PRODUCT_DEFINITION_FORMATION\\('','',${product}\\)`)
  const definition = one(`(#\\d+)\\s*=\\s*PRODUCT_DEFINITION\\('design','',${formation},`)
  const shape = one(`(#\\d+)\\s*=\\s*PRODUCT_DEFINITION_SHAPE\\('','',${definition}\\)`)
  const representation = one(`SHAPE_DEFINITION_REPRESENTATION\\(${shape},(#\\d+)\\)`)
  const corners = new Set<string>()
  const seen = new Set([representation])
  // grows while it is walked
  for (const id of seen) {
    const body = one(`${id}\\s*=\\s*(\\w+\\s*\\([^;]*);`)
    const references = body.match(/#\d+/g) ?? []
    if (body.startsWith('VERTEX_POINT')) corners.add(references[0] ?? '')
    else for (const reference of references) seen.add(reference)
    if (corners.size === 2) break
  }
  return { representation, corners: [...corners] }
}
