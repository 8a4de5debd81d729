import { amountOf } from './amounts.ts'
import { type Ladder, priceAt } from './offers.ts'
import { type Share, sumOf } from './problem.ts'

/** One way to divide a part among suppliers, each of whom gets at least one piece. */
export interface Split {
  /** The suppliers, a bit each. */
  mask: number
  cost: number
  shares: readonly Share[]
}

/** Whether a piece costs more when more are bought, somewhere on the ladder. */
export function rises(ladder: Ladder): boolean {
  return ladder.some(({ price }, step) => price > (ladder[step - 1]?.price ?? price))
}

export function countBits(mask: number): number {
  let count = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1
  return count
}

/**
 * Of each set of suppliers the division in which all but one of them make the smallest quantity that they offer. With
 * ladders of one step these are the cheapest ones; otherwise {@link everySplit} adds to them.
 */
export function smallestSplits(whole: Whole): Map<number, Split> {
  const { ladders, quantity, most } = whole
  const found = new Map<number, Split>()
  const choose = (supplier: number, others: readonly Share[], left: number, mask: number) => {
    finish(found, whole, { shares: others, mask, left, cost: costOf(whole, others) })
    if (others.length + 1 >= most) return
    for (let next = supplier; next < ladders.length; next += 1) {
      const smallest = ladders[next]?.[0]?.from ?? quantity
      if (smallest >= left) continue
      choose(next + 1, [...others, { supplier: next, quantity: smallest }], left - smallest, mask | (1 << next))
    }
  }
  choose(0, [], quantity, 0)
  return found
}

/** Suppliers whose quantities are settled; one more is to make what is left. */
interface Begun {
  shares: readonly Share[]
  mask: number
  left: number
  cost: number
  /** The cheapest piece among the shares. */
  piece: number
}

/** Gives what is left to each supplier that can make it, and keeps the cheapest division of each set. */
function finish(
  found: Map<number, Split>,
  { ladders, perUnit }: Whole,
  { shares, mask, left, cost }: Omit<Begun, 'piece'>,
): void {
  for (const [supplier, ladder] of ladders.entries()) {
    const price = priceAt(ladder, left)
    if (price === null || mask & (1 << supplier)) continue
    const whole = mask | (1 << supplier)
    const total = cost + amountOf(price, left, perUnit)
    if (total >= (found.get(whole)?.cost ?? Number.POSITIVE_INFINITY)) continue
    found.set(whole, { mask: whole, cost: total, shares: [...shares, { supplier, quantity: left }] })
  }
}

function costOf({ ladders, perUnit }: Whole, shares: readonly Share[]): number {
  const costs = shares.map(({ supplier, quantity }) =>
    amountOf(priceAt(ladders[supplier] ?? [], quantity) ?? 0, quantity, perUnit),
  )
  return sumOf(costs)
}

/** How much of the search {@link everySplit} may still do. */
export interface Allowance {
  steps: number
}

/** A part to be divided, among so many suppliers at most. */
export interface Whole {
  ladders: readonly Ladder[]
  /** Of the prices, as in a problem. */
  perUnit: number
  quantity: number
  most: number
}

/**
 * The cheapest division of a part for every set of suppliers, added to those found before. Settles one supplier's
 * quantity after the other ({@link quantitiesToTry}); one more supplier makes what is left.
 *
 * Where no ladder rises, that one has the cheapest piece in some cheapest division: from a supplier with a dearer piece
 * that makes what is left, the pieces above its step's lower end can go to the one with the cheaper piece.
 * @param mayHelp whether a begun division can still lead to a cheaper award: its mask, and the least that the part costs
 * @param allowance is used up @returns whether it was enough
 */
export function everySplit(
  found: Map<number, Split>,
  whole: Whole,
  mayHelp: (mask: number, cost: number) => boolean,
  allowance: Allowance,
): boolean {
  const isRising = whole.ladders.some(rises)
  const begun = new Map<number, Begun>([[0, { shares: [], mask: 0, left: whole.quantity, cost: 0, piece: Infinity }]])
  for (const [supplier, ladder] of whole.ladders.entries()) {
    const tried = quantitiesToTry(ladder, isRising)
    for (const before of [...begun.values()]) {
      if (before.shares.length + 1 >= whole.most) continue
      for (const pieces of isRising ? tried : worthwhile(ladder, before.piece)) {
        if (pieces >= before.left) break
        if (allowance.steps === 0) return false
        allowance.steps -= 1
        const next = withShare(before, supplier, whole, pieces)
        const lowest = lowestPrice(whole.ladders, next)
        if ((!isRising && lowest > next.piece) || !mayHelp(next.mask, next.cost + (next.left * lowest) / whole.perUnit))
          continue
        const key = next.mask * (whole.quantity + 1) + next.left
        if (next.cost < (begun.get(key)?.cost ?? Number.POSITIVE_INFINITY)) begun.set(key, next)
      }
    }
  }
  for (const one of begun.values()) finish(found, whole, one)
  return true
}

function withShare(before: Begun, supplier: number, { ladders, perUnit }: Whole, pieces: number): Begun {
  const price = priceAt(ladders[supplier] ?? [], pieces) ?? 0
  return {
    shares: [...before.shares, { supplier, quantity: pieces }],
    mask: before.mask | (1 << supplier),
    left: before.left - pieces,
    cost: before.cost + amountOf(price, pieces, perUnit),
    piece: Math.min(before.piece, price),
  }
}

/** The lowest price at which a supplier without a share could make the pieces that are left, or some of them. */
function lowestPrice(ladders: readonly Ladder[], { mask, left }: Begun): number {
  let lowest = Number.POSITIVE_INFINITY
  for (let supplier = 0; supplier < ladders.length; supplier += 1) {
    if (mask & (1 << supplier)) continue
    for (const { from, price } of ladders[supplier] ?? []) if (from <= left && price < lowest) lowest = price
  }
  return lowest
}

/**
 * The quantities at which a supplier has to be tried, beside making what the others leave.
 *
 * Divide a part among a set of suppliers, each on a step of its ladder. On its step a supplier's cost grows evenly with
 * its pieces. If two suppliers stand between the ends of their steps, moving pieces from the one with the dearer piece
 * to the other saves money, or costs nothing, until one of them has reached an end. So the cheapest division has at
 * most one supplier between the ends: trying both ends of each step, and the rest with one supplier, finds it.
 *
 * Where no ladder rises, the lower ends are enough. Of two suppliers above the lower ends, take pieces from the one with
 * the dearer piece down to its lower end: they cost the other no more each, and its own pieces become no dearer.
 */
function quantitiesToTry(ladder: Ladder, isRising: boolean): number[] {
  if (!isRising) return ladder.map(({ from }) => from)
  return ladder.flatMap(({ from }, step) => {
    const upper = (ladder[step + 1]?.from ?? from + 1) - 1
    return upper > from ? [from, upper] : [from]
  })
}

/**
 * Of the lower ends of a ladder that does not rise, those that can pay. What is left costs at most the cheapest piece of
 * the others and of the step itself ({@link everySplit}): if the pieces between a lower end and a smaller one cost no
 * less than that, the smaller one serves as well.
 * @param piece the cheapest piece so far
 */
function worthwhile(ladder: Ladder, piece: number): number[] {
  const pays = ({ from, price }: Ladder[number], step: number) =>
    ladder
      .slice(0, step)
      .every((smaller) => (from - smaller.from) * Math.min(piece, price) > from * price - smaller.from * smaller.price)
  return ladder.filter(pays).map(({ from }) => from)
}
