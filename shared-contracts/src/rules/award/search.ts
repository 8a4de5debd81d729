import { Floors } from './floors.ts'
import { type Answer, type Problem, roundedOff, type Solution, suppliersOf } from './problem.ts'
import { type Allowance, countBits, everySplit, rises, type Split, smallestSplits, type Whole } from './splits.ts'

/** With so many suppliers their sets can all be looked at. */
export const exactSuppliers = 12

/** How many begun divisions one search looks at, all parts together; about a tenth of a second. */
const allowedSteps = 200_000

/**
 * The cheapest award among at most {@link exactSuppliers} suppliers.
 *
 * What an award costs is the fees of the set of suppliers that get something, and for each part the cost of its
 * division. So it is enough to know, for each part and each set of suppliers, the cheapest division among exactly these
 * (splits.ts), and to join one division a part to every set that they can make together ({@link joined}).
 */
export function cheapestAmongFew(problem: Problem): Answer {
  if (problem.least > problem.most) return { solution: null, isProven: true }
  const free = cheapestOf({ ...problem, least: 1 })
  if (free.solution === null || suppliersOf(free.solution).length >= problem.least) return free
  return cheapestOf(problem)
}

/**
 * How many suppliers may divide a part? If its ladders rise somewhere, as many as may get something. If they do not:
 * two suppliers that divide the part can leave it to the one with the cheaper piece, at no higher cost. That takes at
 * most one supplier out of the award, so it is allowed unless the award has the fewest suppliers that it may have. Then
 * a part is divided among no more than these.
 */
function cheapestOf(problem: Problem): Answer {
  const parts = problem.quantities.map((quantity, part): Part => {
    const ladders = problem.ladders[part] ?? []
    return {
      quantity,
      ladders,
      perUnit: problem.perUnit,
      most: ladders.some(rises) ? problem.most : problem.least,
      found: new Map(),
    }
  })
  const floors = new Floors(problem)
  const first = firstAward(problem, parts, floors)
  if (first === null) return { solution: null, isProven: true }

  const allowance: Allowance = { steps: allowedSteps }
  const isProven = parts.map((part, place) => {
    if (part.most < 2) return true
    const others = floors.ofAwards([...problem.quantities.keys()].filter((other) => other !== place))
    const mayHelp = (mask: number, cost: number) =>
      (others[mask] ?? 0) + cost - roundedOff(problem) <= first.total &&
      (problem.least > 1 || cost < cheapestSingle(part, mask))
    return everySplit(part.found, part, mayHelp, allowance)
  })
  return { solution: joined(problem, parts, floors, first.total), isProven: isProven.every(Boolean) }
}

/** A part, how many suppliers may divide it, and the divisions found. */
interface Part extends Whole {
  found: Map<number, Split>
}

/**
 * A cheap award to measure others by: each part is left whole, or divided among as few as will do, all but one of whom
 * make the smallest quantity that they offer. These leave the most to the others, so if there is none, no award keeps
 * the limits.
 */
function firstAward(problem: Problem, parts: readonly Part[], floors: Floors): Solution | null {
  const most = parts.reduce((greatest, part) => Math.max(greatest, part.most), 1)
  for (let sharers = 1; ; sharers += 1) {
    for (const part of parts) part.found = smallestSplits({ ...part, most: Math.min(part.most, sharers) })
    const award = joined(problem, parts, floors, Number.POSITIVE_INFINITY)
    if (award !== null || sharers >= most) return award
  }
}

/** The lowest cost of the part with one of these suppliers alone. */
function cheapestSingle({ found }: Part, mask: number): number {
  let lowest = Number.POSITIVE_INFINITY
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    lowest = Math.min(lowest, found.get(rest & -rest)?.cost ?? Number.POSITIVE_INFINITY)
  }
  return lowest
}

/**
 * Divisions that can be part of a cheapest award, the fewest suppliers first. One among more suppliers than the award
 * needs is of no use if some of them alone, still enough for the award, divide the part as cheaply.
 */
function useful(found: ReadonlyMap<number, Split>, least: number): Split[] {
  const enough = Math.max(1, least)
  const kept: Split[] = []
  for (const split of [...found.values()].toSorted(fewestFirst)) {
    const isBeaten = (other: Split) =>
      (other.mask & ~split.mask) === 0 && other.cost <= split.cost && countBits(other.mask) >= enough
    if (countBits(split.mask) <= enough || !kept.some(isBeaten)) kept.push(split)
  }
  return kept
}

/** Fewer suppliers first; among as many, those who come first in the list. */
function fewestFirst(a: { mask: number }, b: { mask: number }): number {
  return countBits(a.mask) - countBits(b.mask) || (isBefore(a.mask, b.mask) ? -1 : 1)
}

/** Whether the first supplier that only one of the two sets has is in the first set. */
function isBefore(a: number, b: number): boolean {
  const different = a ^ b
  return (a & (different & -different)) !== 0
}

/** How the cheapest way to a set of suppliers came about: the set before the part, and the part's division. */
interface Trace {
  before: Int32Array
  split: Int32Array
  splits: readonly Split[]
}

/**
 * The cheapest award that takes one of the divisions found for each part. Goes through the parts; after each it knows
 * what the cheapest way costs by which exactly these suppliers have got something so far.
 * @param bound what the award may cost at most
 */
function joined(problem: Problem, parts: readonly Part[], floors: Floors, bound: number): Solution | null {
  const sets = 1 << problem.fees.length
  const traces: Trace[] = []
  let costs = new Float64Array(sets).fill(Number.POSITIVE_INFINITY)
  costs[0] = 0
  for (const [place, { found }] of parts.entries()) {
    const splits = useful(found, problem.least)
    // Rather a set too many than one too few: of awards that cost the same, one rule chooses (cheapestSet).
    const ahead = floors.ofAwards([...parts.keys()].slice(place))
    const mayHelp = (mask: number, cost: number) => cost + (ahead[mask] ?? 0) <= bound
    const step = withPart(costs, splits, mayHelp)
    costs = step.costs
    traces.push({ ...step, splits })
  }
  const chosen = cheapestSet(problem, costs, floors.fees)
  if (chosen === null) return null
  return { total: (costs[chosen] ?? 0) + (floors.fees[chosen] ?? 0), shares: retrace(traces, chosen) }
}

/** One more part: of each set before it and each division, the set that both make. Runs millions of times. */
function withPart(before: Float64Array, splits: readonly Split[], mayHelp: (mask: number, cost: number) => boolean) {
  const sets = before.length
  const costs = new Float64Array(sets).fill(Number.POSITIVE_INFINITY)
  const trace = { before: new Int32Array(sets), split: new Int32Array(sets) }
  const masks = Int32Array.from(splits, ({ mask }) => mask)
  const prices = Float64Array.from(splits, ({ cost }) => cost)
  for (let mask = 0; mask < sets; mask += 1) {
    const cost = before[mask] ?? Number.POSITIVE_INFINITY
    if (cost === Number.POSITIVE_INFINITY || !mayHelp(mask, cost)) continue
    for (let place = 0; place < masks.length; place += 1) {
      const own = masks[place] ?? 0
      const union = mask | own
      const sum = cost + (prices[place] ?? 0)
      if (sum >= (costs[union] ?? 0)) continue
      costs[union] = sum
      trace.before[union] = mask
      trace.split[union] = place
    }
  }
  return { costs, ...trace }
}

/** Of sets that cost the same, the one with the fewest suppliers, then the one with those who come first in the list. */
function cheapestSet({ least, most }: Problem, costs: Float64Array, fees: Float64Array): number | null {
  let best: { mask: number; cost: number } | null = null
  for (const [mask, lines] of costs.entries()) {
    if (lines === Number.POSITIVE_INFINITY || countBits(mask) < least || countBits(mask) > most) continue
    const here = { mask, cost: lines + (fees[mask] ?? 0) }
    if (best === null || here.cost < best.cost || (here.cost === best.cost && fewestFirst(here, best) < 0)) best = here
  }
  return best?.mask ?? null
}

function retrace(traces: readonly Trace[], last: number): Solution['shares'] {
  let mask = last
  const shares = traces.toReversed().map(({ before, split, splits }) => {
    const chosen = splits[split[mask] ?? 0]?.shares ?? []
    mask = before[mask] ?? 0
    return chosen.toSorted((a, b) => a.supplier - b.supplier)
  })
  return shares.toReversed()
}
