/**
 * Exact decimals, as texts such as `"24.985"`: at most nine digits before the point and nine after it. They are compared
 * and added in whole billionths, never in floats (docs/product/quality-checks.md, 'Characteristics').
 */

const places = 9
const pattern = /^(-?)(\d{1,9})(?:\.(\d{1,9}))?$/
/** A sum or a difference of two decimals has up to ten digits before the point. */
const reckoned = /^(-?)(\d{1,10})(?:\.(\d{1,9}))?$/

/** Whether a text is an exact decimal, written with a point and without a plus sign. */
export function isDecimal(text: string): boolean {
  return pattern.test(text)
}

/**
 * @param decimal see {@link isDecimal}, or the sum or difference of two
 * @returns whole billionths
 * @throws {RangeError} for any other text
 */
export function toBillionths(decimal: string): bigint {
  const match = reckoned.exec(decimal)
  if (!match) throw new RangeError(`Not a decimal: ${decimal}`)
  const [, sign, whole = '0', fraction = ''] = match
  const size = BigInt(whole) * 10n ** BigInt(places) + BigInt(fraction.padEnd(places, '0'))
  return sign === '-' ? -size : size
}

/** How many digits stand behind the point. */
function decimalsIn(decimal: string): number {
  return decimal.split('.')[1]?.length ?? 0
}

/** @param decimals the least number of digits behind the point; more are written if the value has them */
function fromBillionths(billionths: bigint, decimals: number): string {
  const digits = (billionths < 0n ? -billionths : billionths).toString().padStart(places + 1, '0')
  const fraction = digits.slice(-places).replace(/0+$/, '').padEnd(decimals, '0')
  const sign = billionths < 0n ? '-' : ''
  return `${sign}${digits.slice(0, -places)}${fraction && `.${fraction}`}`
}

/** The sum, with as many digits behind the point as the more exact of the two has. */
export function sumOf(one: string, other: string): string {
  return fromBillionths(toBillionths(one) + toBillionths(other), Math.max(decimalsIn(one), decimalsIn(other)))
}

/** One less the other, with as many digits behind the point as the more exact of the two has. */
export function differenceOf(one: string, other: string): string {
  return fromBillionths(toBillionths(one) - toBillionths(other), Math.max(decimalsIn(one), decimalsIn(other)))
}

/** Negative, 0 or positive, as for sorting. */
export function compareDecimals(one: string, other: string): number {
  const difference = toBillionths(one) - toBillionths(other)
  if (difference === 0n) return 0
  return difference < 0n ? -1 : 1
}

const written = /^([+-]?)(\d*)(?:\.(\d*))?$/

/**
 * A decimal as people and machines write it (`+0.1`, `.5`, `007.50`, `−2` with a minus of typesetting, `2.5e-3`), in the
 * one form of {@link isDecimal}. Digits behind the point stay, since `25.00` was measured more exactly than `25`.
 * @returns null for anything else, and for more digits than are kept
 */
export function asDecimal(text: string): string | null {
  const plain = unfolded(text.trim().replace(/[\u2212\u2010-\u2015\uff0d]/g, '-'))
  const match = written.exec(plain)
  if (!match) return null
  const [, sign, whole = '', fraction = ''] = match
  if (whole === '' && fraction === '') return null
  const digits = whole.replace(/^0+(?=\d)/, '') || '0'
  const isZero = /^0*$/.test(digits + fraction)
  const decimal = `${sign === '-' && !isZero ? '-' : ''}${digits}${fraction && `.${fraction}`}`
  return isDecimal(decimal) ? decimal : null
}

/** A number with an exponent, as spreadsheets store small ones, without it. */
function unfolded(text: string): string {
  const match = /^([+-]?)(\d+)(?:\.(\d+))?[eE]([+-]?\d{1,2})$/.exec(text)
  if (!match) return text
  const [, sign, whole = '', fraction = '', exponent] = match
  const digits = whole + fraction
  const point = whole.length + Number(exponent)
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`
  return point >= digits.length
    ? `${sign}${digits.padEnd(point, '0')}`
    : `${sign}${digits.slice(0, point)}.${digits.slice(point)}`
}
