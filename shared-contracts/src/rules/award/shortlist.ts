import { amountOf } from './amounts.ts'
import { type Ladder, priceAt } from './offers.ts'
import { type Answer, among, type Problem, type Share, type Solution, sumOf, suppliersOf } from './problem.ts'
import { cheapestAmongFew, exactSuppliers } from './search.ts'

/**
 * A cheap award, the cheapest one where the suppliers are few enough for all their sets to be looked at.
 *
 * Among more suppliers it works with shortlists: those who get something in the best award so far, filled up with
 * others, the cheapest first. The cheapest award among the shortlist takes the place of the best one if it costs less.
 * The work ends when every supplier has stood on a shortlist without an improvement. What comes out keeps the limits,
 * and is not proven to be the cheapest, nor is it proven that there is none.
 */
export function cheapestAmongAll(problem: Problem): Answer {
  if (problem.fees.length <= exactSuppliers) return cheapestAmongFew(problem)
  const ranked = problem.fees.map((_, supplier) => supplier).toSorted((a, b) => rank(problem, a) - rank(problem, b))
  const cover = coverOf(problem, ranked)
  let best = leftTo(problem, cover)
  let kept = cover
  let waiting = without(ranked, kept)
  while (waiting.length > 0 && kept.length < exactSuppliers) {
    const free = exactSuppliers - kept.length
    const shortlist = [...kept, ...waiting.slice(0, free)].toSorted((a, b) => a - b)
    waiting = waiting.slice(free)
    const found = renamed(cheapestAmongFew(among(problem, shortlist)).solution, shortlist)
    if (found === null || (best !== null && found.total >= best.total)) continue
    best = found
    kept = suppliersOf(found)
    waiting = without(ranked, kept)
  }
  return { solution: best, isProven: false }
}

/** What a supplier's whole award would cost for each piece: the lower, the earlier it is tried. */
function rank({ quantities, ladders, fees, perUnit }: Problem, supplier: number): number {
  const offered = quantities.map((quantity, part) => ({
    quantity,
    price: priceAt(ladderOf(ladders, part, supplier), quantity),
  }))
  const pieces = sumOf(offered.map(({ quantity, price }) => (price === null ? 0 : quantity)))
  const cost = sumOf(offered.map(({ quantity, price }) => (price ?? 0) * quantity))
  return (cost / perUnit + (fees[supplier] ?? 0)) / pieces
}

function ladderOf(ladders: Problem['ladders'], part: number, supplier: number): Ladder {
  return ladders[part]?.[supplier] ?? []
}

/** Suppliers who together offer every part: each time the one who offers the most parts that are still open. */
function coverOf({ ladders }: Problem, ranked: readonly number[]): number[] {
  const chosen: number[] = []
  let open = ladders.map((_, part) => part)
  while (open.length > 0) {
    const offeredBy = (supplier: number) => open.filter((part) => ladderOf(ladders, part, supplier).length > 0).length
    const next = ranked.toSorted((a, b) => offeredBy(b) - offeredBy(a))[0]
    if (next === undefined || offeredBy(next) === 0) break
    chosen.push(next)
    open = open.filter((part) => ladderOf(ladders, part, next).length === 0)
  }
  return chosen
}

/** Each part as a whole to the one of the suppliers with the lowest price, if that keeps the limits. */
function leftTo(problem: Problem, suppliers: readonly number[]): Solution | null {
  const { quantities, ladders, fees, perUnit, least, most } = problem
  const shares: Share[][] = []
  let lines = 0
  for (const [part, quantity] of quantities.entries()) {
    const prices = suppliers.flatMap((supplier) => {
      const price = priceAt(ladderOf(ladders, part, supplier), quantity)
      return price === null ? [] : [{ supplier, price }]
    })
    const [cheapest] = prices.toSorted((a, b) => a.price - b.price || a.supplier - b.supplier)
    if (!cheapest) return null
    shares.push([{ supplier: cheapest.supplier, quantity }])
    lines += amountOf(cheapest.price, quantity, perUnit)
  }
  const used = suppliersOf({ shares })
  if (used.length < least || used.length > most) return null
  return { total: lines + sumOf(used.map((supplier) => fees[supplier] ?? 0)), shares }
}

function without(suppliers: readonly number[], taken: readonly number[]): number[] {
  return suppliers.filter((supplier) => !taken.includes(supplier))
}

/** A solution among a shortlist, in the places of the whole list. */
function renamed(solution: Solution | null, shortlist: readonly number[]): Solution | null {
  if (solution === null) return null
  const shares = solution.shares.map((ofPart) =>
    ofPart.map(({ supplier, quantity }) => ({ supplier: shortlist[supplier] ?? supplier, quantity })),
  )
  return { ...solution, shares }
}
