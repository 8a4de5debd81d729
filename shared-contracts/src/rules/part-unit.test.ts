import { expect, test } from 'vitest'
import { bodyFacts, partFacts } from '../../test/part-facts.ts'
import type { PartFacts } from '../contracts/geometry.ts'
import { inMeantUnit, unitQuestion } from './part-unit.ts'

const facts = partFacts({ volumeMm3: 120_000, buyToFly: 1.16 })

test('a part of a believable size raises no question', () => {
  expect(unitQuestion(facts)).toBeNull()
})

test.each([
  ['a crumb may be meant in inches', [1, 0.5, 0.2], 'mm', 'in', [25.4, 12.7, 5.08]],
  ['a house in inches may be meant in millimetres', [5080, 2209.8, 3810], 'in', 'mm', [200, 87, 150]],
  ['a house in metres may be meant in millimetres', [50_000, 30_000, 15_000], 'm', 'mm', [50, 30, 15]],
  ['a part in no unit may be meant in inches', [100, 60, 20], null, 'in', [2540, 1524, 508]],
] as const)('%s', (_, [x, y, z], unit, otherUnit, otherSizeMm) => {
  const sizeMm: PartFacts['sizeMm'] = [x, y, z]
  expect(unitQuestion({ sizeMm, unit })).toEqual({ sizeMm, otherUnit, otherSizeMm })
})

test.each(['several', 'other'])('a file in %s units was converted: there is nothing to ask, nor to change', (unit) => {
  const converted = partFacts({ sizeMm: [1, 0.5, 0.2], unit })
  expect(unitQuestion(converted)).toBeNull()
  expect(inMeantUnit(converted, 'in')).toBe(converted)
})

test('facts in the unit that was meant have all lengths, areas and volumes in it', () => {
  expect(inMeantUnit(facts, 'as_read')).toBe(facts)
  expect(inMeantUnit(facts, 'mm')).toBe(facts)
  expect(inMeantUnit(facts, 'in')).toMatchObject({
    sizeMm: [2540, 1524, 508],
    volumeMm3: Number((120_000 * 25.4 ** 3).toPrecision(9)),
    areaMm2: Number((18_400 * 25.4 ** 2).toPrecision(9)),
    wallMm: 203.2,
    // 2542 × 1526 × 510 mm by 1966.4 dm³: the allowance hardly counts in a part of this size
    buyToFly: 1.01,
  })
})

test('the block is chosen for the size that was meant, not scaled with its allowance', () => {
  // A crumb of 1 × 0.5 × 0.2 in, whose copies were read in millimetres; and one body that has no place in the facts.
  const crumb = bodyFacts({ firstFaces: [0, 7], sizeMm: [1, 0.5, 0.2], volumeMm3: 0.1, stockMm: [3, 3, 3] })
  const read = partFacts({ bodies: [crumb], volumeMm3: 0.2, stockMm3: 2 * 27 + 1, buyToFly: 275 })
  const meant = inMeantUnit(read, 'in')
  expect(meant.bodies[0]?.stockMm).toEqual([28, 15, 8])
  const blocks = 2 * 28 * 15 * 8
  expect(meant.stockMm3).toBeCloseTo(blocks + 25.4 ** 3, 3)
  expect(meant.buyToFly).toBe(Math.round(((blocks + 25.4 ** 3) / (0.2 * 25.4 ** 3)) * 100) / 100)
  expect(inMeantUnit({ ...read, volumeMm3: null, buyToFly: null }, 'in').buyToFly).toBeNull()
})
