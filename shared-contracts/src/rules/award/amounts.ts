import { decimalsOf } from '../currencies.ts'
import { fromCents, toCents } from '../money.ts'

/**
 * The search adds and compares amounts far too often for BigInt. It counts whole smallest units of the currency in
 * numbers, which is exact up to 2^53; {@link exact} refuses what is larger.
 */

/** @param amount text @returns whole smallest units of the currency: cents, or yen */
export function toUnits(amount: string, currency: string): number {
  const cents = toCents(amount)
  const size = unitOf(currency)
  if (cents % size !== 0n) throw new RangeError(`${amount} cannot be paid in ${currency}`)
  return exact(Number(cents / size))
}

/** @param units whole smallest units, below 0 for a difference @returns text with two decimals, such as `"-3.00"` */
export function fromUnits(units: number, currency: string): string {
  const cents = BigInt(exact(units)) * unitOf(currency)
  return cents < 0n ? `-${fromCents(-cents)}` : fromCents(cents)
}

/** The number itself if it is a whole one that is exact. */
export function exact(units: number): number {
  if (!Number.isSafeInteger(units)) throw new RangeError('These amounts are too large to be compared exactly')
  return units
}

/**
 * Prices of a piece have up to four decimals: they count in fractions of the smallest unit.
 * @returns how many ten-thousandths of the currency a price is
 */
export function toTenThousandths(unitPrice: string): number {
  const match = /^(\d+)(?:\.(\d{1,4}))?$/.exec(unitPrice)
  if (!match) throw new RangeError(`Not the price of a piece: ${unitPrice}`)
  return exact(Number(`${match[1]}${(match[2] ?? '').padEnd(4, '0')}`))
}

/** @param price in ten-thousandths @returns text with four decimals */
export function fromTenThousandths(price: number): string {
  const text = price.toString().padStart(5, '0')
  return `${text.slice(0, -4)}.${text.slice(-4)}`
}

/** How many ten-thousandths of the currency its smallest unit has. */
export function tenThousandthsOfUnit(currency: string): number {
  return Number(unitOf(currency)) * 100
}

/**
 * What pieces cost, rounded half up to whole smallest units.
 * @param price of a piece, in parts of the smallest unit @param perUnit how many of these parts a unit has
 */
export function amountOf(price: number, quantity: number, perUnit: number): number {
  const twice = 2 * price * quantity + perUnit
  return (twice - (twice % (2 * perUnit))) / (2 * perUnit)
}

function unitOf(currency: string): bigint {
  return decimalsOf(currency) === 0 ? 100n : 1n
}
