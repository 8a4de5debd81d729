import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PartFacts } from '@kerf/shared-contracts/contracts/geometry'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { publicFolder } from '../../../test/geometry.ts'
import { type FactsKernel, loadFactsKernel } from './kernel.ts'
import { measureStep } from './measure.ts'

/** Real files with known values, where they lie beside the checkout. */
const truthFile = join(publicFolder, 'truth/truth.json')
const Truth = z.record(
  z.string(),
  z.object({
    volume: z.number().optional(),
    bbox: z.array(z.number()),
    solids: z.number(),
    holes: z.array(z.tuple([z.string(), z.number(), z.number()])),
    minWall: z.number().optional(),
  }),
)

describe.runIf(existsSync(truthFile))('public files', () => {
  let oc: FactsKernel
  beforeAll(async () => {
    oc = await loadFactsKernel()
  }, 60_000)
  const measured = (name: string): PartFacts => measureStep(oc, readFileSync(join(publicFolder, name)))
  const truth = existsSync(truthFile) ? Truth.parse(JSON.parse(readFileSync(truthFile, 'utf8'))) : {}
  const known = [
    ...Object.entries(truth).map(([name, values]) => [`truth/${name}.step`, values] as const),
    ...(truth.t1_block ? [['truth/t1_block_inch.step', truth.t1_block] as const] : []),
  ]

  test.each(known)(
    '%s has its true values',
    (name, { volume, bbox, solids, holes, minWall }) => {
      const facts = measured(name)
      facts.sizeMm.forEach((mm, axis) => {
        expect(mm).toBeCloseTo(bbox[axis] ?? Number.NaN, 3)
      })
      expect(facts.solids).toBe(solids)
      // Not every shape's true volume and wall are known.
      const error = (value: number | null, of: number | undefined) => (of ? Math.abs((value ?? 0) / of - 1) : 0)
      expect(error(facts.volumeMm3, volume)).toBeLessThan(1e-4)
      expect(error(facts.wallMm, minWall)).toBeLessThan(0.02)
      for (const [kind, diameter, count] of holes) {
        const found = facts.holes.filter(
          (hole) => hole.kind === kind && Math.abs(hole.diameterMm / diameter - 1) < 0.02,
        )
        expect(found).toHaveLength(count)
      }
      expect(facts.holes).toHaveLength(holes.reduce((sum, [, , count]) => sum + count, 0))
    },
    120_000,
  )

  test('cylinders that are stored as splines are holes, and each part of an assembly is measured once', () => {
    const facts = measured('as1-oc-214.stp')
    expect(facts).toMatchObject({ solids: 18, instances: 18, sizeMm: [200, 150, 84] })
    expect(facts.bodies).toHaveLength(5)
    expect(facts.faceKinds).toMatchObject({ cylinder: 70, freeform: 0 })
    expect(facts.holes.length).toBeGreaterThan(8)
  }, 120_000)

  test('annotations and tolerances of a part that is placed eight times count once', () => {
    const text = readFileSync(join(publicFolder, 'as1-oc-214.stp'), 'latin1')
    const marks = `
#900001=ANNOTATION_CURVE_OCCURRENCE('',(),#900002);
#900002=POLYLINE('',());
#900003=DRAUGHTING_MODEL('',(#900001),#735);
#900004=FLATNESS_TOLERANCE('','',#900005,#741);
`
    const marked = Buffer.from(text.replace(/ENDSEC;\s*END-ISO/, `${marks}$&`), 'latin1')
    expect(measureStep(oc, marked)).toMatchObject({ annotations: 1, tolerances: 1, instances: 18 })
  }, 120_000)

  test.each([
    ['nist_ctc_01_ap242-e1.stp', 23],
    ['nist_ctc_02_ap242-e2.stp', 46],
  ])(
    '%s holds %i annotations',
    (name, annotations) => {
      const facts = measured(name)
      expect(facts.annotations).toBe(annotations)
      expect(facts.tolerances).toBeGreaterThan(0)
    },
    120_000,
  )

  test.each([
    ['ap209_ATS4-out.stp', 'geometry.analysis_model'],
    ['s1-c5-214_extrefs.stp', 'geometry.external_references'],
    ['bad_truncated_Part2.stp', 'geometry.truncated'],
    ['bad_select_segfault_2.stp', 'geometry.empty'],
  ])('%s is refused as %s', (name, code) => {
    expect(() => measured(name)).toThrow(expect.objectContaining({ code }))
  })
})
