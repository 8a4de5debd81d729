import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PartFacts } from '@kerf/shared-contracts/contracts/geometry'
import { beforeAll, expect, test } from 'vitest'
import { sampleFolder } from '../../../test/geometry.ts'
import { type FactsKernel, loadFactsKernel } from './kernel.ts'
import { measureStep } from './measure.ts'

let oc: FactsKernel
let folder = ''
beforeAll(async () => {
  oc = await loadFactsKernel()
  folder = await sampleFolder()
}, 60_000)

const measured = async (name: string): Promise<PartFacts> => measureStep(oc, await readFile(join(folder, name)))

/** What holes there are: kind, diameter, depth and how many. */
function holesIn({ holes }: PartFacts): string[] {
  const words = holes.map(({ kind, diameterMm, widestMm, depthMm }) =>
    [kind, diameterMm, ...(widestMm > diameterMm ? [widestMm] : []), depthMm].join(' '),
  )
  return [...new Set(words)].map((word) => `${words.filter((other) => other === word).length} × ${word}`).sort()
}

test('a block has its size, volume and holes, and a slot is no hole', async () => {
  const facts = await measured('block.step')
  const corners = (4 - Math.PI) * 100
  const slot = 30 * 12 + Math.PI * 36
  const bores = Math.PI * (4 * 4.5 ** 2 * 25 + 3 * 25 * 14 + 16 * 20)
  expect(facts.sizeMm).toEqual([120, 80, 25])
  expect(Math.abs((facts.volumeMm3 ?? 0) / ((120 * 80 - corners - slot) * 25 - bores) - 1)).toBeLessThan(1e-4)
  expect(holesIn(facts)).toEqual(['1 × blind 8 20', '3 × blind 10 14', '4 × through 9 25'])
  expect(facts).toMatchObject({ solids: 1, instances: 1, noVolume: null, unit: 'mm', sharpCorners: [] })
  expect(facts.buyToFly).toBeCloseTo((122 * 82 * 27) / (facts.volumeMm3 ?? 1), 2)
}, 60_000)

test('a bracket has counterbored holes, and every hole names its faces', async () => {
  const facts = await measured('bracket.step')
  expect(holesIn(facts)).toEqual(['1 × through 22 18', '4 × counterbore 6.6 12 10', '4 × through 5.5 12'])
  const [body] = facts.bodies
  const [first = 0] = body?.firstFaces ?? []
  for (const { faces } of facts.holes) {
    for (const face of faces) expect(face - first).toBeLessThan(body?.faceCount ?? 0)
  }
  expect(new Set(facts.holes.flatMap(({ faces }) => faces)).size).toBeGreaterThanOrEqual(13)
}, 60_000)

test('every face that is named has its place in the file', async () => {
  const facts = await measured('block.step')
  const places = facts.bodies[0]?.facePlaces ?? {}
  const named = [...facts.holes.flatMap(({ faces }) => faces), ...(facts.bodies[0]?.wall?.faces ?? [])]
  expect(Object.keys(places).map(Number)).toEqual(expect.arrayContaining(named))
  const [through] = facts.holes.filter(({ diameterMm, at }) => diameterMm === 9 && at[0] < 0 && at[1] < 0)
  const boxes = through?.faces.map((face) => places[face] ?? []) ?? []
  // the bore of 9 mm at -48, -28, in two halves
  const ends = [0, 1, 2, 3, 4, 5].map((i) => Math[i < 3 ? 'min' : 'max'](...boxes.map((box) => box[i] ?? Number.NaN)))
  for (const [i, mm] of [-52.5, -32.5, 0, -43.5, -23.5, 25].entries()) expect(ends[i]).toBeCloseTo(mm, 1)
}, 60_000)

test('an assembly is measured by its bodies, each once', async () => {
  const facts = await measured('assembly.step')
  expect(facts).toMatchObject({ sizeMm: [100, 70, 42], solids: 5, instances: 5 })
  expect(facts.products).toContain('カラー φ16')
  const collar = facts.bodies.find(({ firstFaces }) => firstFaces.length === 4)
  expect(collar?.turned).toMatchObject({ diameterMm: expect.closeTo(16, 1), lengthMm: expect.closeTo(30, 1) })
  expect(collar?.wall?.thicknessMm).toBeCloseTo(5, 1)
  expect(facts.faces).toBe(
    facts.bodies.reduce((sum, { firstFaces, faceCount }) => sum + firstFaces.length * faceCount, 0),
  )
}, 60_000)

test('when time runs out sizes and holes are still there, and walls and setups are not looked for', async () => {
  const step = await readFile(join(folder, 'block.step'))
  let clock = 0
  const facts = measureStep(oc, step, () => (clock += 20_000))
  expect(facts).toMatchObject({ isCutShort: true, sizeMm: [120, 80, 25], wallMm: null, setups: 0 })
  expect(facts.holes).toHaveLength(8)
}, 60_000)

test.each([
  ['0-byte.step', 'geometry.unreadable'],
  ['truncated.step', 'geometry.truncated'],
])('%s is refused as %s', async (name, code) => {
  await expect(measured(name)).rejects.toMatchObject({ code })
})
