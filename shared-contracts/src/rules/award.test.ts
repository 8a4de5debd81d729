import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AwardOffer, AwardRequest } from './award/terms.ts'
import { simulateAward } from './award.ts'
import { sumMoney } from './money.ts'

const housing = { id: 'housing', quantity: 100 }
const cover = { id: 'cover', quantity: 20 }

/** @param prices of one piece, by part and from which quantity on */
function offer(
  name: string,
  prices: Record<string, Record<number, string>>,
  more: Partial<AwardOffer> = {},
): AwardOffer {
  const lines = Object.entries(prices).flatMap(([partId, steps]) =>
    Object.entries(steps).map(([from, unitPrice]) => ({ partId, quantity: Number(from), unitPrice })),
  )
  return {
    ...{ supplierId: name.toLowerCase(), name, currency: 'USD', setup: '0.00', freight: '0.00', leadTimeDays: 10 },
    ...{ validUntil: '2026-12-31', certificates: [], lines },
    ...more,
  }
}

function request(offers: AwardOffer[], more: Partial<AwardRequest> = {}): AwardRequest {
  return { currency: 'USD', parts: [housing], offers, limits: { today: '2026-11-29' }, ...more }
}

function shares({ award }: Pick<ReturnType<typeof simulateAward>, 'award'>) {
  return award?.lines.map(({ partId, supplierId, quantity }) => [partId, supplierId, quantity])
}

test('setup and freight are paid once, however many parts a supplier gets', () => {
  const offers = [
    offer('Acme', { housing: { 1: '10.00' }, cover: { 1: '5.00' } }, { setup: '40.00', freight: '12.50' }),
    offer('Bolt', { housing: { 1: '9.90' }, cover: { 1: '9.00' } }, { setup: '45.00' }),
  ]
  const { award, isProven, facts } = simulateAward(request(offers, { parts: [housing, cover] }))
  expect(isProven).toBe(true)
  expect(award).toEqual({
    lines: [
      { partId: 'housing', supplierId: 'acme', quantity: 100, unitPrice: '10.0000', total: '1000.00' },
      { partId: 'cover', supplierId: 'acme', quantity: 20, unitPrice: '5.0000', total: '100.00' },
    ],
    suppliers: [{ supplierId: 'acme', setup: '40.00', freight: '12.50', total: '1152.50', arrivesOn: '2026-12-09' }],
    total: '1152.50',
  })
  expect(facts).toEqual([
    { kind: 'cheaper_alone', partId: 'housing', supplierId: 'bolt', amount: '990.00', paid: '1000.00' },
  ])
})

test('parts go to different suppliers where that saves more than their setup costs', () => {
  const offers = [
    offer('Acme', { housing: { 1: '10.00' }, cover: { 1: '5.00' } }, { setup: '40.00' }),
    offer('Bolt', { housing: { 1: '9.00' }, cover: { 1: '9.00' } }, { setup: '45.00' }),
  ]
  const simulation = simulateAward(request(offers, { parts: [housing, cover] }))
  expect(shares(simulation)).toEqual([
    ['housing', 'bolt', 100],
    ['cover', 'acme', 20],
  ])
  expect(simulation.award?.total).toBe('1085.00')
})

test('a piece has the price of the highest offered quantity that is reached', () => {
  const { award } = simulateAward(request([offer('Acme', { housing: { 10: '7.00', 100: '6.00', 101: '1.00' } })]))
  expect(award?.lines).toMatchObject([{ unitPrice: '6.0000', total: '600.00' }])
})

test('sums are exact where floats are not, and yen stay whole', () => {
  const cents = [offer('Acme', { housing: { 1: '0.10' } }, { setup: '0.10', freight: '0.20' })]
  expect(simulateAward(request(cents, { parts: [{ id: 'housing', quantity: 1 }] })).award?.total).toBe('0.40')
  const yen = [offer('Yamada', { housing: { 1: '1200.00' } }, { currency: 'JPY', setup: '3.00' })]
  expect(simulateAward(request(yen, { currency: 'JPY' })).award?.total).toBe('120003.00')
})

test('prices of a piece have up to four decimals, and a line is rounded half up to what can be paid', () => {
  const screws = (unitPrice: string, quantity: number, currency = 'USD') => {
    const offers = [offer('Acme', { housing: { 1: unitPrice } }, { currency })]
    return simulateAward(request(offers, { currency, parts: [{ id: 'housing', quantity }] })).award
  }
  expect(screws('0.0375', 100)?.total).toBe('3.75')
  expect(screws('0.0375', 1)).toMatchObject({ lines: [{ unitPrice: '0.0375', total: '0.04' }], total: '0.04' })
  expect(screws('0.005', 1)?.total).toBe('0.01')
  expect(screws('0.0049', 1)?.total).toBe('0.00')
  expect(screws('0.3333', 100, 'JPY')?.total).toBe('33.00')
  expect(screws('0.3350', 100, 'JPY')?.total).toBe('34.00')
})

test('amounts that cannot be paid, or are too large to be compared exactly, are refused', () => {
  const broken = [offer('Yamada', { housing: { 1: '1200' } }, { currency: 'JPY', setup: '3.50' })]
  expect(() => simulateAward(request(broken, { currency: 'JPY' }))).toThrow('3.50 cannot be paid in JPY')
  expect(() => simulateAward(request([offer('Acme', { housing: { 1: '0.00125' } })]))).toThrow(RangeError)
  expect(() => simulateAward(request([offer('Acme', { housing: { 1: '99999999999999.00' } })]))).toThrow('too large')
})

test('a request that contradicts itself is refused', () => {
  const acme = offer('Acme', { housing: { 1: '1.00' } })
  const simulate = (more: Partial<AwardRequest>) => () => simulateAward(request([acme], more))
  expect(simulate({ offers: [acme, acme] })).toThrow('one offer')
  expect(simulate({ parts: [housing, housing] })).toThrow('A part is there once')
  expect(simulate({ parts: [] })).toThrow('at least one part')
  expect(simulate({ parts: [{ id: 'housing', quantity: 0 }] })).toThrow('at least 1')
  expect(simulate({ limits: { today: '2026-11-29', maxSuppliers: 0 } })).toThrow('at least 1')
})

test('offers that are excluded are listed with every reason', () => {
  const offers = [
    offer('Acme', { housing: { 1: '10.00' } }, { certificates: ['iso  9001 '] }),
    offer('Euro', { housing: { 1: '1.00' } }, { currency: 'EUR', certificates: ['ISO 9001'] }),
    offer('Large', { housing: { 101: '1.00' }, cover: { 1: '1.00' } }, { certificates: ['ISO 9001'] }),
    offer('Old', { housing: { 1: '1.00' } }, { validUntil: '2026-11-28', certificates: ['ISO 9001'] }),
    offer('Slow', { housing: { 1: '1.00' } }, { leadTimeDays: 11 }),
  ]
  const limits = { today: '2026-11-29', neededBy: '2026-12-09', requiredCertificates: ['ISO 9001'] }
  const simulation = simulateAward(request(offers, { limits }))
  expect(shares(simulation)).toEqual([['housing', 'acme', 100]])
  expect(simulation.facts).toEqual([
    { kind: 'excluded', supplierId: 'euro', reason: 'other_currency', currency: 'EUR' },
    { kind: 'excluded', supplierId: 'large', reason: 'does_not_cover' },
    { kind: 'excluded', supplierId: 'old', reason: 'expired', validUntil: '2026-11-28' },
    { kind: 'excluded', supplierId: 'slow', reason: 'too_late', arrivesOn: '2026-12-10' },
    { kind: 'excluded', supplierId: 'slow', reason: 'no_certificate', missing: ['ISO 9001'] },
  ])
})

test('an offer counts until the end of its last valid day, or for ever without one', () => {
  const offers = [
    offer('Today', { housing: { 1: '2.00' } }, { validUntil: '2026-11-29' }),
    offer('Ever', { housing: { 1: '1.00' } }, { validUntil: null }),
  ]
  expect(simulateAward(request(offers)).facts).toEqual([])
})

test('a supplier that does not offer every part is reported as such', () => {
  const offers = [
    offer('Acme', { housing: { 1: '10.00' }, cover: { 1: '5.00' } }),
    offer('Bolt', { housing: { 1: '9.00' }, cover: { 50: '1.00' } }),
    offer('Cog', { housing: { 1: '11.00' } }),
  ]
  expect(simulateAward(request(offers, { parts: [housing, cover] })).facts).toEqual([
    { kind: 'part_not_offered', supplierId: 'bolt', partId: 'cover', smallestQuantity: 50 },
    { kind: 'part_not_offered', supplierId: 'cog', partId: 'cover', smallestQuantity: null },
  ])
})

test('a second source gets the smallest quantity it offers, and its cost is reported', () => {
  const offers = [
    offer('Acme', { housing: { 1: '10.00' } }, { setup: '30.00' }),
    offer('Bolt', { housing: { 10: '12.00', 50: '11.00' } }, { setup: '5.00' }),
  ]
  const simulation = simulateAward(request(offers, { limits: { today: '2026-11-29', minSources: 2 } }))
  expect(shares(simulation)).toEqual([
    ['housing', 'acme', 90],
    ['housing', 'bolt', 10],
  ])
  expect(simulation.award?.total).toBe('1055.00')
  expect(simulation.unlimited).toMatchObject([
    { limit: 'minSources', award: { total: '1030.00' }, difference: '-25.00', isProven: true },
  ])
})

test('without a supplier of the award the next cheapest is shown with its difference, or why there is none', () => {
  const offers = [
    offer('Acme', { housing: { 1: '10.00' }, cover: { 1: '5.00' } }),
    offer('Bolt', { housing: { 1: '9.00' } }),
  ]
  const { without } = simulateAward(request(offers, { parts: [housing, cover] }))
  expect(without).toMatchObject([
    { supplierId: 'acme', award: null, difference: null, obstacles: [{ kind: 'part_not_covered', partId: 'cover' }] },
    { supplierId: 'bolt', award: { total: '1100.00' }, difference: '100.00', obstacles: [] },
  ])
})

test('if no award keeps the limits, the result says which one prevents it', () => {
  const offers = [
    offer('Acme', { housing: { 60: '10.00' } }),
    offer('Bolt', { housing: { 60: '9.00' } }),
    offer('Cog', { cover: { 1: '9.00' } }),
  ]
  const obstacles = (limits: Partial<AwardRequest['limits']>, parts = [housing]) =>
    simulateAward(request(offers, { parts, limits: { today: '2026-11-29', ...limits } })).obstacles
  expect(obstacles({ minSources: 2 })).toEqual([{ kind: 'cannot_be_split', minSources: 2 }])
  expect(obstacles({ maxSuppliers: 1 }, [housing, cover])).toEqual([
    { kind: 'needs_more_suppliers', atLeast: 2, maxSuppliers: 1 },
  ])
  expect(obstacles({ minSources: 2, maxSuppliers: 1 }, [housing, cover])).toEqual([
    { kind: 'limits_contradict', minSources: 2, maxSuppliers: 1 },
  ])
  expect(obstacles({ minSources: 3 })).toEqual([{ kind: 'too_few_sources', available: 2, minSources: 3 }])
  expect(obstacles({}, [housing, { id: 'shaft', quantity: 1 }])).toEqual([
    { kind: 'part_not_covered', partId: 'shaft' },
  ])
})

test("the admin's choice is priced, compared, and checked against the limits", () => {
  const offers = [
    offer('Acme', { housing: { 1: '10.00', 60: '8.00' } }, { setup: '30.00' }),
    offer('Bolt', { housing: { 10: '12.00' } }, { leadTimeDays: 40 }),
  ]
  const choice = [
    { partId: 'housing', supplierId: 'acme', quantity: 30 },
    { partId: 'housing', supplierId: 'bolt', quantity: 50 },
    { partId: 'housing', supplierId: 'acme', quantity: 30 },
  ]
  const limits = { today: '2026-11-29', neededBy: '2026-12-24', maxSuppliers: 1 }
  expect(simulateAward(request(offers, { choice, limits })).choice).toMatchObject({
    award: {
      lines: [
        { supplierId: 'acme', quantity: 60, unitPrice: '8.0000', total: '480.00' },
        { supplierId: 'bolt', quantity: 50, unitPrice: '12.0000', total: '600.00' },
      ],
      total: '1110.00',
    },
    difference: '280.00',
    breaches: [
      { kind: 'excluded', supplierId: 'bolt', reason: 'too_late', arrivesOn: '2027-01-08' },
      { kind: 'pieces_too_many', partId: 'housing', pieces: 10 },
      { kind: 'too_many_suppliers', suppliers: 2, maxSuppliers: 1 },
    ],
  })
})

test('a choice that breaks a limit can cost less', () => {
  const old = offer('Old', { housing: { 1: '9.97' } }, { validUntil: '2026-11-01' })
  const offers = [offer('Acme', { housing: { 1: '10.00' } }), old]
  const choice = [{ partId: 'housing', supplierId: 'old', quantity: 100 }]
  expect(simulateAward(request(offers, { choice })).choice?.difference).toBe('-3.00')
})

test('a choice without a price has no total, and says why', () => {
  const offers = [
    offer('Acme', { housing: { 10: '10.00' } }),
    offer('Euro', { housing: { 1: '1.00' } }, { currency: 'EUR' }),
  ]
  const choose = (supplierId: string, quantity: number, partId = 'housing') => {
    const choice = [{ partId, supplierId, quantity }]
    const compared = simulateAward(request(offers, { choice, parts: [{ id: 'housing', quantity: 10 }] })).choice
    expect(compared).toMatchObject({ award: null, difference: null })
    return compared?.breaches
  }
  expect(choose('euro', 10)).toEqual([
    { kind: 'excluded', supplierId: 'euro', reason: 'other_currency', currency: 'EUR' },
  ])
  expect(choose('nobody', 10)).toEqual([{ kind: 'unknown_supplier', supplierId: 'nobody' }])
  expect(choose('acme', 9)).toEqual([
    { kind: 'not_offered', partId: 'housing', supplierId: 'acme', quantity: 9 },
    { kind: 'pieces_missing', partId: 'housing', pieces: 1 },
  ])
  expect(choose('acme', 10, 'shaft')).toEqual([
    { kind: 'not_offered', partId: 'shaft', supplierId: 'acme', quantity: 10 },
    { kind: 'unknown_part', partId: 'shaft' },
    { kind: 'pieces_missing', partId: 'housing', pieces: 10 },
  ])
})

test('of awards that cost the same, the one with fewer suppliers is taken, then the first by name and id', () => {
  const both = { housing: { 1: '10.00' }, cover: { 1: '5.00' } }
  const offers = [
    offer('Zeta', { housing: { 1: '10.00' } }),
    offer('Bolt', both, { supplierId: '2' }),
    offer('Bolt', both, { supplierId: '1' }),
    offer('Acme', { cover: { 1: '5.00' } }),
  ]
  const every = fc.shuffledSubarray(offers, { minLength: offers.length })
  fc.assert(
    fc.property(every, (shuffled) => {
      expect(shares(simulateAward(request(shuffled, { parts: [housing, cover] })))).toEqual([
        ['housing', '1', 100],
        ['cover', '1', 20],
      ])
    }),
  )
})

test('the lines, setup and freight of an award add up to its total, in any currency', () => {
  const units = fc.integer({ min: 0, max: 100_000 })
  const offers = fc.array(fc.tuple(units, units, units, units), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(offers, fc.constantFrom('USD', 'JPY'), (drawn, currency) => {
      const money = (amount: number) =>
        currency === 'JPY' ? `${amount}.00` : `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`
      const made = drawn.map(([setup, freight, one, ten], place) =>
        offer(
          `S${place}`,
          { housing: { 1: money(one), 10: money(ten) }, cover: { 1: money(ten) } },
          { currency, setup: money(setup), freight: money(freight) },
        ),
      )
      const { award } = simulateAward(request(made, { currency, parts: [housing, cover] }))
      const fees = award?.suppliers.flatMap(({ setup, freight }) => [setup, freight]) ?? []
      const lines = award?.lines.map(({ total }) => total) ?? []
      expect(sumMoney([...lines, ...fees])).toBe(award?.total)
      expect(sumMoney(award?.suppliers.map(({ total }) => total) ?? [])).toBe(award?.total)
    }),
  )
})
