import { type Problem, roundedOff } from './problem.ts'
import { countBits } from './splits.ts'

/**
 * What awards cost at the very least: the fees of the suppliers that get something, and every piece of a part at the
 * lowest price that one of them has for it. Sets of suppliers are masks, a bit each.
 */
export class Floors {
  /** The fees of each set. */
  readonly fees: Float64Array
  /** By part, what its pieces cost at least among each set; endless where nobody in it offers the part. */
  private readonly pieces: readonly Float64Array[]
  private readonly problem: Problem

  constructor(problem: Problem) {
    const sets = 1 << problem.fees.length
    this.problem = problem
    this.fees = new Float64Array(sets)
    this.pieces = problem.ladders.map((ladders, part) => {
      const quantity = problem.quantities[part] ?? 0
      const alone = ladders.map((ladder) => {
        const amount = (quantity * Math.min(...ladder.map(({ price }) => price))) / problem.perUnit
        return Math.floor(amount - roundedOff(problem))
      })
      const floors = new Float64Array(sets).fill(Number.POSITIVE_INFINITY)
      for (let mask = 1; mask < sets; mask += 1) {
        floors[mask] = Math.min(floors[mask & (mask - 1)] ?? 0, alone[placeOf(mask)] ?? 0)
      }
      return floors
    })
    for (let mask = 1; mask < sets; mask += 1) {
      this.fees[mask] = (this.fees[mask & (mask - 1)] ?? 0) + (problem.fees[placeOf(mask)] ?? 0)
    }
  }

  /**
   * For each set, what an award costs at least in which these suppliers, and maybe others, get something.
   * @param parts those whose pieces count
   */
  ofAwards(parts: readonly number[]): Float64Array {
    const { least, most, fees } = this.problem
    const floors = this.fees.slice()
    for (const part of parts) {
      const ofPart = this.pieces[part] ?? floors
      for (let mask = 0; mask < floors.length; mask += 1) floors[mask] = (floors[mask] ?? 0) + (ofPart[mask] ?? 0)
    }
    for (let mask = 0; mask < floors.length; mask += 1) {
      const suppliers = countBits(mask)
      if (suppliers < least || suppliers > most) floors[mask] = Number.POSITIVE_INFINITY
    }
    for (const supplier of fees.keys()) spread(floors, 1 << supplier)
    return floors
  }
}

/** Lets every set without a supplier know what the set with it costs. */
function spread(floors: Float64Array, supplier: number): void {
  for (let mask = 0; mask < floors.length; mask += 1) {
    if ((mask & supplier) === 0) floors[mask] = Math.min(floors[mask] ?? 0, floors[mask | supplier] ?? 0)
  }
}

/** The place of the first supplier in a set. */
function placeOf(mask: number): number {
  return 31 - Math.clz32(mask & -mask)
}
