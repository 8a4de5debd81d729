import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountOf } from './amounts.ts'
import { priceAt } from './offers.ts'
import { type Problem, sumOf } from './problem.ts'
import { cheapestAmongFew, exactSuppliers } from './search.ts'
import { cheapestAmongAll } from './shortlist.ts'

/** What the suppliers' numbers of pieces of a part can be: every way in which they add up. */
function divisions(pieces: number, suppliers: number): number[][] {
  if (suppliers === 1) return [[pieces]]
  return Array.from({ length: pieces + 1 }, (_, own) => own).flatMap((own) =>
    divisions(pieces - own, suppliers - 1).map((rest) => [own, ...rest]),
  )
}

interface Tally {
  mask: number
  cost: number
}

/** The cheapest total, by trying every number of pieces of every part with every supplier. */
function triedAll({ quantities, ladders, perUnit, fees, least, most }: Problem, isDivided = true): number | null {
  const tally = (part: number, division: number[]): Tally[] => {
    let cost = 0
    let mask = 0
    for (const [supplier, pieces] of division.entries()) {
      if (pieces === 0) continue
      const price = priceAt(ladders[part]?.[supplier] ?? [], pieces)
      if (price === null) return []
      cost += amountOf(price, pieces, perUnit)
      mask |= 1 << supplier
    }
    return [{ mask, cost }]
  }
  let sums: Tally[] = [{ mask: 0, cost: 0 }]
  for (const [part, quantity] of quantities.entries()) {
    const tried = divisions(quantity, fees.length).filter((pieces) => isDivided || pieces.includes(quantity))
    const ofPart = tried.flatMap((division) => tally(part, division))
    sums = sums.flatMap((sum) => ofPart.map(({ mask, cost }) => ({ mask: sum.mask | mask, cost: sum.cost + cost })))
  }
  const totals = sums.flatMap(({ mask, cost }) => {
    const used = fees.filter((_, supplier) => mask & (1 << supplier))
    return used.length < least || used.length > most ? [] : [cost + sumOf(used)]
  })
  return totals.length === 0 ? null : totals.reduce((lowest, total) => Math.min(lowest, total))
}

/** Whether a solution is what it says: all pieces, at the offered prices, within the limits. */
function isHonest(
  { quantities, ladders, perUnit, fees, least, most }: Problem,
  { total, shares }: NonNullable<Solved>,
): boolean {
  const used = new Set(shares.flat().map(({ supplier }) => supplier))
  const lines = shares.flatMap((ofPart, part) =>
    ofPart.map(({ supplier, quantity }) =>
      amountOf(priceAt(ladders[part]?.[supplier] ?? [], quantity) ?? Number.NaN, quantity, perUnit),
    ),
  )
  return (
    quantities.every((quantity, part) => sumOf((shares[part] ?? []).map((share) => share.quantity)) === quantity) &&
    sumOf(lines) + sumOf([...used].map((supplier) => fees[supplier] ?? 0)) === total &&
    used.size >= least &&
    used.size <= most
  )
}
type Solved = ReturnType<typeof cheapestAmongFew>['solution']

/** @param order of the prices as the quantity grows */
function problems(
  { suppliers, parts, pieces }: Record<'suppliers' | 'parts' | 'pieces', number>,
  order: 'falls' | 'any',
) {
  const steps = fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: pieces }), fc.integer({ min: 0, max: 12 })), {
    maxLength: 3,
    selector: ([from]) => from,
  })
  const ladder = steps.map((drawn) => {
    const froms = drawn.map(([from]) => from).toSorted((a, b) => a - b)
    const prices = drawn.map(([, price]) => price)
    if (order === 'falls') prices.sort((a, b) => b - a)
    return froms.map((from, step) => ({ from, price: prices[step] ?? 0 }))
  })
  return fc.integer({ min: 1, max: suppliers }).chain((count) =>
    fc.integer({ min: 1, max: parts }).chain((partCount) =>
      fc
        .record({
          quantities: fc.array(fc.integer({ min: 1, max: pieces }), { minLength: partCount, maxLength: partCount }),
          ladders: fc.array(fc.array(ladder, { minLength: count, maxLength: count }), {
            minLength: partCount,
            maxLength: partCount,
          }),
          fees: fc.array(fc.integer({ min: 0, max: 15 }), { minLength: count, maxLength: count }),
          least: fc.integer({ min: 1, max: count }),
          most: fc.integer({ min: 1, max: count }),
        })
        .map(({ ladders, ...drawn }) => ({
          ...drawn,
          perUnit: 1,
          ladders: ladders.map((ofPart, part) =>
            ofPart.map((own) => own.filter(({ from }) => from <= (drawn.quantities[part] ?? 0))),
          ),
        })),
    ),
  )
}

for (const order of ['falls', 'any'] as const) {
  const words = order === 'falls' ? 'fall with the quantity' : 'rise and fall'
  for (const size of [
    { suppliers: 3, parts: 3, pieces: 5 },
    { suppliers: 4, parts: 1, pieces: 9 },
    { suppliers: 5, parts: 2, pieces: 4 },
  ]) {
    test(`where prices ${words}, nothing costs less: up to ${size.suppliers} suppliers, ${size.pieces} pieces`, () => {
      fc.assert(
        fc.property(problems(size, order), (problem) => {
          const { solution, isProven } = cheapestAmongFew(problem)
          expect(isProven).toBe(true)
          expect(solution?.total ?? null).toBe(triedAll(problem))
          expect(solution === null || isHonest(problem, solution)).toBe(true)
        }),
        { numRuns: 300 },
      )
    })
  }
}

test('where amounts are rounded, nothing that leaves parts whole costs less, and divisions miss no more than rounding', () => {
  fc.assert(
    fc.property(problems({ suppliers: 4, parts: 2, pieces: 5 }, 'any'), (drawn) => {
      const problem = { ...drawn, perUnit: 10 }
      const { solution } = cheapestAmongFew(problem)
      const lowest = triedAll(problem)
      expect(solution === null || isHonest(problem, solution)).toBe(true)
      expect(solution === null).toBe(lowest === null)
      if (solution === null || lowest === null) return
      expect(solution.total).toBeLessThanOrEqual(triedAll(problem, false) ?? Number.POSITIVE_INFINITY)
      expect(solution.total - lowest).toBeLessThanOrEqual((problem.fees.length * problem.quantities.length) / 2)
    }),
    { numRuns: 300 },
  )
})

/** Numbers that look drawn and are the same in every run. */
function drawn(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

function large(suppliers: number, parts: number, limits: Pick<Problem, 'least' | 'most'>, seed = 1): Problem {
  const next = drawn(seed)
  const quantities = Array.from({ length: parts }, () => 50 + next(950))
  return {
    quantities,
    ladders: quantities.map((quantity) =>
      Array.from({ length: suppliers }, () => {
        const price = 1000 + next(9000)
        const froms = [1, 10, 25, 100, 250, 500].slice(next(3)).filter((from) => from <= quantity)
        return froms.map((from, step) => ({ from, price: Math.floor(price * (1 - step * 0.06)) }))
      }),
    ),
    fees: Array.from({ length: suppliers }, () => next(500_000)),
    perUnit: 1,
    ...limits,
  }
}

test('twelve suppliers, twenty parts and price steps are settled, with and without limits', () => {
  for (const limits of [
    { least: 1, most: 12 },
    { least: 1, most: 2 },
    { least: 4, most: 6 },
  ]) {
    const problem = large(exactSuppliers, 20, limits)
    const { solution, isProven } = cheapestAmongFew(problem)
    expect(isProven).toBe(true)
    expect(solution !== null && isHonest(problem, solution)).toBe(true)
  }
})

test('among more suppliers an award is found that keeps the limits, and is said not to be proven', () => {
  for (const limits of [
    { least: 1, most: 30 },
    { least: 2, most: 2 },
    { least: 5, most: 8 },
  ]) {
    const problem = large(30, 10, limits)
    const { solution, isProven } = cheapestAmongAll(problem)
    expect(isProven).toBe(false)
    expect(solution !== null && isHonest(problem, solution)).toBe(true)
  }
})

test('shortlists find the cheapest award where suppliers that never pay are added to a few', () => {
  const few = large(6, 8, { least: 2, most: 4 })
  const dear = Array.from({ length: 20 }, () => [{ from: 1, price: 1_000_000 }])
  const many: Problem = {
    ...few,
    ladders: few.ladders.map((ofPart) => [...dear, ...ofPart]),
    fees: [...dear.map(() => 1_000_000), ...few.fees],
  }
  expect(cheapestAmongAll(many).solution?.total).toBe(cheapestAmongFew(few).solution?.total)
})

test('twenty parts with a supplier of their own each are awarded, though twenty suppliers fit on no shortlist', () => {
  const own = Array.from({ length: 20 }, (_, place) => place)
  const problem: Problem = {
    quantities: own.map(() => 10),
    ladders: own.map((part) => own.map((supplier) => (supplier === part ? [{ from: 1, price: 5 }] : []))),
    fees: own.map(() => 1),
    perUnit: 1,
    least: 1,
    most: 20,
  }
  expect(cheapestAmongAll(problem)).toMatchObject({ solution: { total: 20 * 51 }, isProven: false })
})

test('a search that would take too long ends early, and says so', () => {
  const next = drawn(7)
  const ladder = () =>
    Array.from({ length: 40 }, (_, step) => ({ from: 1 + step * 97 + next(90), price: 1_000_000 + next(1000) }))
  const problem: Problem = {
    quantities: [4000],
    ladders: [Array.from({ length: exactSuppliers }, ladder)],
    fees: Array.from({ length: exactSuppliers }, () => 0),
    perUnit: 1,
    least: 6,
    most: 12,
  }
  const { solution, isProven } = cheapestAmongFew(problem)
  expect(isProven).toBe(false)
  expect(solution !== null && isHonest(problem, solution)).toBe(true)
})
