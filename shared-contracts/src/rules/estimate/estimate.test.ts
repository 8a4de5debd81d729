import { describe, expect, test } from 'vitest'
import { bodyFacts, holeFacts, partFacts } from '../../../test/part-facts.ts'

import { finishes, materials, processes, tolerances } from '../catalog.ts'
import { currencyCodes, decimalsOf, isPayable } from '../currencies.ts'
import { sumMoney, toCents } from '../money.ts'
import { type CostTables, defaultCostTables } from './cost-tables.ts'
import { cheaperWays, type EstimateWish, estimate, estimatedQuantities } from './estimate.ts'

const wish: EstimateWish = {
  material: 'aluminum',
  materialGrade: '6061-T6',
  finishing: 'As Machined',
  tolerance: 'standard',
  process: 'cnc_machining',
}
/** A block of which 39,128 mm³ are cut away. */
const block = partFacts({ stockMm3: 139_128, volumeMm3: 100_000, areaMm2: 20_000, setups: 2 })
const tables: CostTables = {
  ...defaultCostTables,
  marginPercent: 0,
  minimumOrder: '0.00',
  secondsPerHole: 30,
  drillMmPerMinute: 100,
  processes: [
    {
      ...{ process: 'cnc_machining', hourlyRate: '60.00', removalMm3PerMinute: 10_000, surfaceMm2PerMinute: 5000 },
      ...{ setupMinutes: 30, clampSeconds: 60, isAdditive: false },
    },
    {
      ...{
        process: 'additive_manufacturing',
        hourlyRate: '30.00',
        removalMm3PerMinute: 1000,
        surfaceMm2PerMinute: 1_000_000,
      },
      ...{ setupMinutes: 10, clampSeconds: 0, isAdditive: true },
    },
  ],
}

function linesOf(...[facts, asked, quantity, by]: Parameters<typeof estimate>): Record<string, string> {
  const lines = estimate(facts, asked, quantity, by).estimate?.lines ?? []
  return Object.fromEntries(lines.map(({ kind, amount }) => [kind, amount]))
}

describe('the parts of an estimate', () => {
  test('material is paid by the weight of the block, machining by what is cut and by the surface', () => {
    // 139,128 mm³ × 2700 kg/m³ = 376 g at 8.00/kg; 3.9128 + 4 min = 475 s at 60.00/h
    expect(linesOf(block, wish, 1, tables)).toMatchObject({ material: '3.01', machining: '7.92' })
  })

  test('setups are prepared once a lot and clamped for each piece', () => {
    expect(linesOf(block, wish, 1, tables).setups).toBe('62.00')
    expect(linesOf(block, wish, 10, tables).setups).toBe('80.00')
  })

  test('in an assembly each body is prepared for, and each of its copies clamped', () => {
    const way = (z: number): [number, number, number] => [0, 0, z]
    const assembly = partFacts({
      bodies: [
        bodyFacts({ firstFaces: [0, 7, 14], setups: [way(1), way(-1)] }),
        bodyFacts({ firstFaces: [21], setups: [way(1)] }),
      ],
      instances: 4,
      setups: 2,
    })
    // 3 setups of 30 minutes; 3 × 2 + 1 clampings of a minute
    expect(linesOf(assembly, wish, 1, tables).setups).toBe('97.00')
    expect(linesOf(assembly, wish, 10, tables).setups).toBe('160.00')
    const result = estimate(assembly, wish, 1, tables).estimate
    expect(result?.lines.find(({ kind }) => kind === 'setups')?.words).toBe('3 setups, 7 clampings a piece')
    expect(result?.assumptions).toEqual([])
    expect(linesOf(assembly, { ...wish, process: 'additive_manufacturing' }, 1, tables).setups).toBe('5.00')
  })

  test('bodies whose setups nobody had time to look for count with one, which is said', () => {
    const late = bodyFacts({ firstFaces: [7, 14], setups: [] })
    const cutShort = partFacts({ bodies: [bodyFacts(), late], instances: 3, isCutShort: true })
    expect(linesOf(cutShort, wish, 1, tables).setups).toBe('94.00')
    expect(estimate(cutShort, wish, 1, tables).estimate?.assumptions).toEqual([
      'The setups of one body are not known; it counts with one.',
    ])
    // Two more copies of bodies that have no place in the facts.
    const huge = estimate({ ...cutShort, instances: 5 }, wish, 1, tables).estimate
    expect(huge?.lines.find(({ kind }) => kind === 'setups')?.amount).toBe('126.00')
    expect(huge?.assumptions).toEqual([
      'The setups of one body are not known; it counts with one.',
      '2 further copies count with one setup together.',
    ])
  })

  test('holes cost by number and depth, those of a body for each of its copies', () => {
    const drilled = { ...block, holes: [holeFacts({ depthMm: 20 }), holeFacts({ depthMm: 30 })] }
    expect(linesOf(drilled, wish, 1, tables).holes).toBe('1.50')
    expect(linesOf({ ...drilled, bodies: [bodyFacts({ firstFaces: [0, 7] })] }, wish, 1, tables).holes).toBe('3.00')
  })

  test('a closer tolerance costs a share of machining and some time for each hole', () => {
    const drilled = { ...block, holes: [holeFacts({ depthMm: 20 })] }
    // 95 s and 30 s
    expect(linesOf(drilled, { ...wish, tolerance: 'tight' }, 1, tables).tolerance).toBe('2.08')
    expect(linesOf(drilled, wish, 1, tables).tolerance).toBeUndefined()
    expect(linesOf(drilled, { ...wish, tolerance: '' }, 1, tables)).toEqual(linesOf(drilled, wish, 1, tables))
  })

  test('a finish costs for the lot and by the surface', () => {
    expect(linesOf(block, { ...wish, finishing: 'Anodizing (Clear)' }, 10, tables).finishing).toBe('90.00')
  })

  test('a harder material is cut more slowly', () => {
    const machining = Number(linesOf(block, { ...wish, material: 'steel', materialGrade: '1045' }, 1, tables).machining)
    expect(machining / 7.92).toBeCloseTo(2.5, 1)
  })

  test('what is built up pays for the part alone', () => {
    const printed = linesOf(block, { ...wish, process: 'additive_manufacturing' }, 1, tables)
    expect(printed).toMatchObject({ material: '2.16', setups: '5.00' })
    expect(printed.holes).toBeUndefined()
  })

  test('who has no preference gets machining', () => {
    expect(linesOf(block, { ...wish, process: 'no_preference' }, 1, tables)).toEqual(linesOf(block, wish, 1, tables))
  })
})

test('lines add up to the total, with margin and up to the smallest order', () => {
  const result = estimate(block, wish, 1, { ...tables, marginPercent: 25, minimumOrder: '150.00' }).estimate
  expect(result).toMatchObject({ total: '150.00', unitPrice: '150.0000' })
  expect(sumMoney(result?.lines.map(({ amount }) => amount) ?? [])).toBe('150.00')
  expect(result?.lines.at(-2)).toMatchObject({ kind: 'margin', amount: '18.23' })
  expect(result?.lines.at(-1)).toMatchObject({ kind: 'minimum', amount: '58.84' })
})

describe('in every currency the total can be paid, and is no less than it costs', () => {
  const cases = currencyCodes.flatMap((currency, i) => [
    { currency, marginPercent: 10, minimumOrder: '0.00', quantity: 3 + i },
    { currency, marginPercent: 0, minimumOrder: '0.00', quantity: 1 + i },
    { currency, marginPercent: 0, minimumOrder: '9999.50', quantity: 1 },
  ])
  test.each(cases)('$currency: $quantity with $marginPercent %, at least $minimumOrder', ({ quantity, ...changes }) => {
    const result = estimate(block, { ...wish, tolerance: 'tight' }, quantity, { ...tables, ...changes }).estimate
    const total = result?.total ?? ''
    const wanted = (result?.lines ?? []).filter(({ kind }) => kind !== 'rounding').map(({ amount }) => amount)
    expect(isPayable(total, changes.currency)).toBe(true)
    expect(sumMoney(result?.lines.map(({ amount }) => amount) ?? [])).toBe(total)
    expect(toCents(total) >= toCents(changes.minimumOrder)).toBe(true)
    const least = decimalsOf(changes.currency) === 0 ? 100n : 1n
    expect(toCents(total) - toCents(sumMoney(wanted)) < least).toBe(true)
  })
})

test.each([
  ['no_volume', { ...block, volumeMm3: null, noVolume: 'open_surfaces' as const }, wish],
  ['material_unknown', block, { ...wish, material: 'other' }],
  ['process_unknown', block, { ...wish, process: 'forging' }],
  ['finish_unknown', block, { ...wish, finishing: 'Gilding' }],
  ['tolerance_unknown', block, { ...wish, tolerance: '± 0.01 mm' }],
])('without what it is made from there is no estimate but a reason: %s', (reason, facts, asked) => {
  expect(estimate(facts, asked, 1, tables)).toEqual({ estimate: null, reason })
})

test('what would be cheaper is said, the most first', () => {
  const asked = { ...wish, tolerance: 'precision', finishing: 'Anodizing (Clear)' }
  const ways = cheaperWays(block, asked, 1, tables)
  expect(ways.map(({ words }) => words)).toEqual([
    '10 pieces, for each piece',
    'As machined, without a finish',
    'Standard instead of precision tolerance',
  ])
  expect(ways.every(({ percent }, i) => percent > 0 && percent <= (ways[i - 1]?.percent ?? 100))).toBe(true)
  expect(cheaperWays(block, wish, 100, tables)).toEqual([])
})

test('estimates are for 1, 10, 100 and what was asked for', () => {
  expect(estimatedQuantities([50, 10])).toEqual([1, 10, 50, 100])
})

test('every material, tolerance and finish of the defaults is one of the catalogue', () => {
  const known = (choices: readonly { value: string }[]) => choices.map(({ value }) => value)
  const of = defaultCostTables
  expect(known(materials)).toEqual(expect.arrayContaining(of.materials.map(({ material }) => material)))
  expect(known(tolerances)).toEqual(of.tolerances.map(({ tolerance }) => tolerance))
  expect(known(processes)).toEqual(expect.arrayContaining(of.processes.map(({ process }) => process)))
  expect(finishes).toEqual(expect.arrayContaining(of.finishes.map(({ finish }) => finish)))
})
