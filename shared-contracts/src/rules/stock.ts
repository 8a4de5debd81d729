import type { BodyFacts } from '../contracts/geometry.ts'

type Size = BodyFacts['sizeMm']

/** Millimetres that a block is larger than what is cut from it, on every side. */
const allowance = 1

/** The edges of the block that a body of this size is cut from: blocks are bought in whole millimetres. */
export const stockFor = ([x, y, z]: Size): Size => [stockEdge(x), stockEdge(y), stockEdge(z)]
const stockEdge = (mm: number) => Math.ceil(mm + 2 * allowance)

/** The volume of the blocks for all copies of these bodies, to nine digits. */
export function stockOf(bodies: readonly { stockMm: Size; copies: number }[]): number {
  const total = bodies.reduce((sum, { stockMm: [x, y, z], copies }) => sum + x * y * z * copies, 0)
  return Number(total.toPrecision(9))
}

/** How much is bought for what stays; null of what has no volume. */
export const buyToFlyOf = (stockMm3: number, volumeMm3: number | null): number | null =>
  volumeMm3 && volumeMm3 > 0 ? Math.round((stockMm3 / volumeMm3) * 100) / 100 : null
