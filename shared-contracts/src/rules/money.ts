import { decimalsOf } from './currencies.ts'

/**
 * Exact decimal money. Amounts are texts with two decimals (`"1234.50"`); sums and products are made in whole cents,
 * never in floats (docs/product/numbers-and-money.md, 'Money').
 */

/** @param amount text with at most two decimals @returns whole cents */
export function toCents(amount: string): bigint {
  const match = /^(\d+)(?:\.(\d{1,2}))?$/.exec(amount)
  if (!match) throw new RangeError(`Not an amount of money: ${amount}`)
  return BigInt(match[1] ?? '0') * 100n + BigInt((match[2] ?? '').padEnd(2, '0'))
}

/** @param cents whole cents @returns text with two decimals */
export function fromCents(cents: bigint): string {
  const text = cents.toString().padStart(3, '0')
  return `${text.slice(0, -2)}.${text.slice(-2)}`
}

/** The sum of amounts; `"0.00"` of none. */
export function sumMoney(amounts: readonly string[]): string {
  return fromCents(amounts.reduce((sum, amount) => sum + toCents(amount), 0n))
}

/** The rest of an amount; null if it would be negative. */
export function restOf(amount: string, taken: string): string | null {
  const rest = toCents(amount) - toCents(taken)
  return rest < 0n ? null : fromCents(rest)
}

/** The price of one piece, rounded half up to four decimals. @param quantity pieces, at least 1 */
export function unitPriceOf(amount: string, quantity: number): string {
  const tenThousandths = toCents(amount) * 100n
  const pieces = BigInt(quantity)
  const rounded = (tenThousandths * 2n + pieces) / (pieces * 2n)
  const text = rounded.toString().padStart(5, '0')
  return `${text.slice(0, -4)}.${text.slice(-4)}`
}

/**
 * The price of a number of pieces at a unit price, rounded half up to the smallest unit of the currency.
 * @param unitPrice text with at most four decimals @param quantity pieces, at least 1
 */
export function totalOfPieces(unitPrice: string, quantity: number, currency: string): string {
  const match = /^(\d+)(?:\.(\d{1,4}))?$/.exec(unitPrice)
  if (!match) throw new RangeError(`Not the price of a piece: ${unitPrice}`)
  const tenThousandths = BigInt(match[1] ?? '0') * 10_000n + BigInt((match[2] ?? '').padEnd(4, '0'))
  const unit = decimalsOf(currency) === 0 ? 10_000n : 100n
  const units = (tenThousandths * BigInt(quantity) * 2n + unit) / (unit * 2n)
  return fromCents(units * (unit / 100n))
}

/**
 * Splits an amount over lines by their weights, to the smallest unit of its currency: the shares add up to the amount.
 * @param amount one that can be paid in the currency
 */
export function shareOut(amount: string, weights: readonly number[], currency: string): string[] {
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  if (total <= 0n) throw new RangeError('Shares need a positive weight')
  const unit = decimalsOf(currency) === 0 ? 100n : 1n
  const units = toCents(amount) / unit
  let given = 0n
  let weighed = 0n
  return weights.map((weight) => {
    weighed += BigInt(weight)
    const until = (units * weighed) / total
    const share = until - given
    given = until
    return fromCents(share * unit)
  })
}
