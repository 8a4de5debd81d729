import { exact, tenThousandthsOfUnit } from './amounts.ts'
import type { Ladder, PricedOffer } from './offers.ts'
import type { AwardRequest } from './terms.ts'

/** An award as numbers alone: parts and suppliers are places in lists, amounts whole smallest units. */
export interface Problem {
  /** Pieces needed of each part. */
  quantities: readonly number[]
  /** By part, then supplier: the price steps that the needed quantity reaches. */
  ladders: readonly (readonly Ladder[])[]
  /** How many parts of a smallest unit the ladders' prices count; 1 where every price can be paid. */
  perUnit: number
  /** Setup and freight of each supplier. */
  fees: readonly number[]
  /** The fewest and the most suppliers that may get something. */
  least: number
  most: number
}

/** What one supplier makes of a part. */
export interface Share {
  supplier: number
  quantity: number
}

export interface Solution {
  total: number
  /** The shares of each part. */
  shares: readonly (readonly Share[])[]
}

/** The cheapest award found, and whether none can be cheaper (or, without one, whether there is none). */
export interface Answer {
  solution: Solution | null
  isProven: boolean
}

export function problemOf({ parts, limits, currency }: AwardRequest, offers: readonly PricedOffer[]): Problem {
  const fine = tenThousandthsOfUnit(currency)
  const reached = parts.map(({ id, quantity }) =>
    offers.map(({ ladders }) => (ladders.get(id) ?? []).filter(({ from }) => from <= quantity)),
  )
  const isPayable = reached.flat(2).every(({ price }) => price % fine === 0)
  const ladders = isPayable ? reached.map((ofPart) => ofPart.map((ladder) => inUnits(ladder, fine))) : reached
  const fees = offers.map(({ setup, freight }) => setup + freight)
  const dearest = reached.map((ofPart) => Math.max(0, ...ofPart.flat().map(({ price }) => price)))
  // Twice as much is the greatest number that the search makes, when it rounds.
  exact(2 * (sumOf(parts.map(({ quantity }, part) => quantity * (dearest[part] ?? 0))) + sumOf(fees) * fine))
  return {
    ...{ quantities: parts.map(({ quantity }) => quantity), ladders, fees, perUnit: isPayable ? 1 : fine },
    least: limits.minSources ?? 1,
    most: Math.min(limits.maxSuppliers ?? offers.length, offers.length),
  }
}

function inUnits(ladder: Ladder, fine: number): Ladder {
  return ladder.map(({ from, price }) => ({ from, price: price / fine }))
}

/** What rounding can take off a part that is divided, at most: half a smallest unit a supplier. */
export function roundedOff({ perUnit, fees }: Problem): number {
  return perUnit === 1 ? 0 : fees.length / 2
}

/** The same award among some of the suppliers. @param suppliers places in the lists of the problem */
export function among(problem: Problem, suppliers: readonly number[]): Problem {
  return {
    ...problem,
    ladders: problem.ladders.map((ofPart) => suppliers.map((supplier) => ofPart[supplier] ?? [])),
    fees: suppliers.map((supplier) => problem.fees[supplier] ?? 0),
    most: Math.min(problem.most, suppliers.length),
  }
}

/** All who get something. */
export function suppliersOf({ shares }: Pick<Solution, 'shares'>): number[] {
  return [...new Set(shares.flat().map(({ supplier }) => supplier))]
}

export function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
