import { fromCents, toCents } from './money.ts'

/** What is left of a price. */
export interface Margin {
  /** Text with two decimals, `"-3.00"` for a loss. */
  amount: string
  /** Percent of the price with one decimal, as in `"12.5"`; null if the price is zero. */
  percent: string | null
}

const signed = (cents: bigint) => (cents < 0n ? `-${fromCents(-cents)}` : fromCents(cents))

function percentOf(part: bigint, whole: bigint): string {
  const tenths = (2n * 1000n * (part < 0n ? -part : part) + whole) / (2n * whole)
  return `${part < 0n && tenths > 0n ? '-' : ''}${tenths / 10n}.${tenths % 10n}`
}

/**
 * The margin between what customers pay and what suppliers are paid, in the same currency, exact in money.
 * @param price @param cost texts with at most two decimals
 */
export function marginBetween(price: string, cost: string): Margin {
  const [paid, left] = [toCents(price), toCents(price) - toCents(cost)]
  return { amount: signed(left), percent: paid === 0n ? null : percentOf(left, paid) }
}
