import { expect, test } from 'vitest'
import type { PartFacts } from '../contracts/geometry.ts'
import { partFacts } from '../testing/part-facts.ts'
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

test('facts in the unit that was meant have all lengths, areas and volumes in it', () => {
  expect(inMeantUnit(facts, 'as_read')).toBe(facts)
  expect(inMeantUnit(facts, 'mm')).toBe(facts)
  expect(inMeantUnit(facts, 'in')).toMatchObject({
    sizeMm: [2540, 1524, 508],
    volumeMm3: Number((120_000 * 25.4 ** 3).toPrecision(9)),
    areaMm2: Number((18_400 * 25.4 ** 2).toPrecision(9)),
    wallMm: 203.2,
    buyToFly: 1.16,
  })
})
