import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { colorsIn, measure, namesIn, openModel, sampleFolder } from '../../test/geometry.ts'
import { builtFiles } from './facts.ts'
import { GeometryPool } from './geometry-pool.ts'

const pool = new GeometryPool('model')
let samples = ''
let folder = ''

beforeAll(async () => {
  samples = await sampleFolder()
  folder = await mkdtemp(join(tmpdir(), 'kerf-model-test-'))
})
afterAll(async () => {
  pool.close()
  await rm(folder, { recursive: true, force: true })
})

async function build(stepPath: string) {
  const facts = await pool.build(stepPath, folder)
  // Its bytes, because sharp caches files by name.
  const picture = await sharp(await readFile(join(folder, builtFiles.picture)))
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { facts, model: await openModel(join(folder, builtFiles.model)), picture }
}

test('a part has its exact size, one solid, and triangles that face outwards', async () => {
  const { facts, model } = await build(join(samples, 'block.step'))
  expect(facts).toMatchObject({ sizeMm: [120, 80, 25], parts: 1, instances: 1, solids: 1, unit: 'mm' })
  // from its drawing: rounded block less slot, four bores through, three blind ones and one from the front
  const volume = (9600 - (4 - Math.PI) * 100) * 25 - (360 + 36 * Math.PI) * 25 - Math.PI * (81 * 25 + 75 * 14 + 16 * 20)
  const { volume: drawn, lineSegments } = measure(model)
  expect(Math.abs(drawn / volume - 1)).toBeLessThan(0.005)
  expect(lineSegments).toBeGreaterThan(100)
})

test('the middle of the part is the origin, and the model says its unit and which way is up', async () => {
  const { model } = await build(join(samples, 'bracket.step'))
  const { min, max } = measure(model)
  for (const axis of [0, 1, 2]) expect((min[axis] ?? 0) + (max[axis] ?? 0)).toBeCloseTo(0, 2)
  expect(model.getRoot().getAsset().extras).toEqual({ unit: 'mm', up: 'z', center: [45, 0, 37.5], faces: 44 })
})

test('an assembly keeps names in any script, colours, and one mesh for a part placed four times', async () => {
  const { facts, model } = await build(join(samples, 'assembly.step'))
  expect(facts).toMatchObject({ sizeMm: [100, 70, 42], parts: 2, instances: 5, solids: 5 })
  expect(namesIn(model)).toEqual(['治具 KA-310', 'ベース板', 'カラー 1', 'カラー 2', 'カラー 3', 'カラー 4'])
  expect(colorsIn(model)).toEqual([
    [107, 133, 158],
    [212, 171, 74],
  ])
  expect(model.getRoot().listMeshes()).toHaveLength(2)
})

test('the picture shows an assembly in its colours, on a background that is transparent', async () => {
  const { picture } = await build(join(samples, 'assembly.step'))
  const { width, height, channels } = picture.info
  expect([width, height, channels]).toEqual([512, 512, 4])
  const at = (x: number, y: number) => [...picture.data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)]
  for (const corner of [at(0, 0), at(511, 0), at(0, 511), at(511, 511)]) expect(corner[3]).toBe(0)
  const shown = { plate: 0, collar: 0, nothing: 0 }
  for (let pixel = 0; pixel < width * height; pixel++) {
    const [red = 0, , blue = 0, alpha = 0] = picture.data.subarray(pixel * 4, pixel * 4 + 4)
    if (alpha === 0) shown.nothing++
    else if (red > blue + 30) shown.collar++
    else if (blue > red + 10) shown.plate++
  }
  expect(shown.plate).toBeGreaterThan(20_000)
  expect(shown.collar).toBeGreaterThan(8_000)
  expect(shown.nothing).toBeGreaterThan(60_000)
})

test('a part far from its origin keeps its shape', async () => {
  const here = await build(join(samples, 'block.step'))
  const moved = (await readFile(join(samples, 'block.step'), 'utf8')).replaceAll(
    /CARTESIAN_POINT\('',\(([^,]+),/g,
    (_, x: string) => `CARTESIAN_POINT('',(${(Number(x) + 1e6).toFixed(6)},`,
  )
  const path = join(folder, 'far.step')
  await writeFile(path, moved)
  const far = await build(path)
  expect(far.facts.sizeMm).toEqual(here.facts.sizeMm)
  expect(measure(far.model).volume / measure(here.model).volume).toBeCloseTo(1, 4)
})

test('small parts of a large assembly are drawn with fewer triangles than those of a small one', async () => {
  const near = await readFile(join(samples, 'assembly.step'), 'utf8')
  const path = join(folder, 'large.step')
  // the last such point is where a collar is placed
  await writeFile(path, near.replace(/(?<before>.*'',\()-38\.,-23\.,12\./s, '$<before>5000.,-23.,12.'))
  const [small, large] = [await build(join(samples, 'assembly.step')), await build(path)]
  expect(large.facts.sizeMm[0]).toBe(5058)
  expect(large.facts.triangles).toBeLessThan(small.facts.triangles * 0.8)
})

test('annotations are lines of the model, around its middle', async () => {
  const plain = await readFile(join(samples, 'block.step'), 'utf8')
  const path = join(folder, 'annotated.step')
  const annotation = [
    "#90001=ANNOTATION_CURVE_OCCURRENCE('',(),#90002);",
    "#90002=POLYLINE('',(#90003,#90004));",
    "#90003=CARTESIAN_POINT('',(0.,0.,30.));",
    "#90004=CARTESIAN_POINT('',(50.,0.,30.));",
  ].join('\n')
  await writeFile(path, plain.replace(/ENDSEC;\s*END-ISO/, `${annotation}\n$&`))
  const { model } = await build(path)
  const place = Number(Reflect.get(model.getRoot().getAsset().extras ?? {}, 'annotations'))
  expect([...(model.getRoot().listAccessors()[place]?.getArray() ?? [])]).toEqual([0, 0, 17.5, 50, 0, 17.5])
})

test('annotations of a part stand at each of its copies, those of an assembly once', async () => {
  const plain = await readFile(join(samples, 'assembly.step'), 'utf8')
  const idOf = (pattern: RegExp) => pattern.exec(plain)?.[1] ?? ''
  const path = join(folder, 'annotated-assembly.step')
  // a line of 10 mm for the collar, and one for the whole
  const annotated = (first: number, representation: string) => [
    `#${first}=ANNOTATION_CURVE_OCCURRENCE('',(),#${first + 1});`,
    `#${first + 1}=POLYLINE('',(#${first + 2},#${first + 3}));`,
    `#${first + 2}=CARTESIAN_POINT('',(0.,0.,30.));`,
    `#${first + 3}=CARTESIAN_POINT('',(10.,0.,30.));`,
    `#${first + 4}=DRAUGHTING_MODEL('',(#${first + 5}),#9);`,
    `#${first + 5}=DRAUGHTING_CALLOUT('',(#${first}));`,
    `#${first + 6}=MECHANICAL_DESIGN_AND_DRAUGHTING_RELATIONSHIP('','',#${first + 4},${representation});`,
  ]
  const lines = [
    ...annotated(90001, `#${idOf(/.*#(\d+)=ADVANCED_BREP_SHAPE_REPRESENTATION/s)}`),
    ...annotated(90101, `#${idOf(/#(\d+)=SHAPE_REPRESENTATION/)}`),
  ]
  await writeFile(path, plain.replace(/ENDSEC;\s*END-ISO/, `${lines.join('\n')}\n$&`))
  const { model } = await build(path)
  const place = (name: string) => Number(Reflect.get(model.getRoot().getAsset().extras ?? {}, name))
  const numbers = (name: string) => [...(model.getRoot().listAccessors()[place(name)]?.getArray() ?? [])]
  const points = numbers('annotations')
  // collars stand 38 and 23 mm from the middle on the plate of 12 mm, and the whole is 42 mm high
  const starts = Array.from({ length: points.length / 6 }, (_, i) => points.slice(i * 6, i * 6 + 6))
  expect(starts).toEqual(
    [
      [-38, -23, 21],
      [-38, 23, 21],
      [38, -23, 21],
      [38, 23, 21],
      [0, 0, 9],
    ].map(([x = 0, y, z]) => [x, y, z, x + 10, y, z]),
  )
  expect(numbers('annotationCopies')).toEqual([1, 2, 3, 4, 0])
})

test('a file with links for other files, and with a name for its data, is built like any other', async () => {
  const plain = await readFile(join(samples, 'block.step'), 'utf8')
  const path = join(folder, 'edition-3.step')
  await writeFile(path, plain.replace('DATA;', "ANCHOR;\n<part>=#1;\nENDSEC;\nDATA('part',('AP242'));"))
  expect((await build(path)).facts).toEqual((await build(join(samples, 'block.step'))).facts)
})

test.each([
  ['0-byte.step', 'geometry.unreadable'],
  ['truncated.step', 'geometry.truncated'],
  ['inspection.png', 'geometry.unreadable'],
])('%s is refused as %s', async (file, code) => {
  await expect(pool.build(join(samples, file), folder)).rejects.toMatchObject({ code })
})

test('a file without any shape is refused as empty', async () => {
  const path = join(folder, 'empty.step')
  await writeFile(
    path,
    "ISO-10303-21;\nHEADER;\nFILE_DESCRIPTION((''),'2;1');\nFILE_NAME('','',(''),(''),'','','');\nFILE_SCHEMA(('AUTOMOTIVE_DESIGN'));\nENDSEC;\nDATA;\nENDSEC;\nEND-ISO-10303-21;\n",
  )
  await expect(pool.build(path, folder)).rejects.toMatchObject({ code: 'geometry.empty' })
})

/** The tables of the model's first mesh. */
async function tablesOf(sample: string) {
  const { model } = await build(join(samples, sample))
  const [mesh] = model.getRoot().listMeshes()
  const accessors = model.getRoot().listAccessors()
  const extras = mesh?.getExtras() ?? {}
  const numbers = (name: string) => [...(accessors[Number(extras[name])]?.getArray() ?? [])]
  return { model, mesh, numbers }
}

test('faces and edges are told apart, with what is exactly known of them', async () => {
  const { mesh, numbers } = await tablesOf('block.step')
  const [faceStarts, surfaces, edgeStarts, curves] = ['faceStarts', 'surfaces', 'edgeStarts', 'curves'].map(numbers)
  const faces = (faceStarts?.length ?? 0) - 1
  expect(surfaces).toHaveLength(faces * 8)
  expect(curves).toHaveLength(((edgeStarts?.length ?? 0) - 1) * 8)
  const cylinders = Array.from({ length: faces }, (_, face) => surfaces?.slice(face * 8, face * 8 + 8) ?? [])
    .filter(([kind]) => kind === 2)
    .map((surface) => surface[7])
  // corners of the block, ends of the slot, and bores of three diameters, all in halves
  expect(new Set(cylinders)).toEqual(new Set([10, 6, 4.5, 5, 4]))
  const radii = Array.from({ length: (curves?.length ?? 0) / 8 }, (_, edge) => curves?.slice(edge * 8, edge * 8 + 2))
  const bores = radii.filter((edge) => edge?.[1] === 4.5)
  // half circles of four bores, above and below
  expect(bores).toHaveLength(16)
  for (const edge of bores) expect(edge?.[0]).toBeCloseTo(Math.PI * 4.5, 5)
  const vertices = mesh?.listPrimitives()[0]?.getAttribute('POSITION')?.getCount()
  expect(faceStarts?.at(-1)).toBe(vertices)
})

test('faces are numbered in one walk over all placed copies', async () => {
  const { model } = await build(join(samples, 'assembly.step'))
  const placed = model
    .getRoot()
    .listNodes()
    .filter((node) => node.getMesh())
    .map((node) => node.getExtras())
  // a plate with rounded corners, a bore and four holes; and four collars of two round halves inside and outside
  expect(placed.map(({ firstFace, faceCount }) => [firstFace, faceCount])).toEqual([
    [0, 20],
    [20, 6],
    [26, 6],
    [32, 6],
    [38, 6],
  ])
  expect(model.getRoot().getAsset().extras).toMatchObject({ faces: 44 })
})
