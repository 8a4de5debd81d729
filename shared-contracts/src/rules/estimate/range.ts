import { decimalsOf } from '../currencies.ts'
import { fromCents, toCents } from '../money.ts'

/**
 * A range around an amount in whole units of the currency, or in tens from a thousand on, so that the amount itself
 * cannot be read from its middle to the cent.
 */
export function rangeAround(amount: string, percent: number, currency: string): { low: string; high: string } {
  const cents = toCents(amount)
  const step = cents >= 100_000n || decimalsOf(currency) === 0 ? 1000n : 100n
  const low = (cents * BigInt(100 - percent)) / 100n
  const high = (cents * BigInt(100 + percent) + 99n) / 100n
  return { low: fromCents((low / step) * step), high: fromCents(((high + step - 1n) / step) * step) }
}
