/**
 * What people type or paste where digits or an address are meant, in the one form that is kept (docs/product/numbers-and-money.md,
 * 'Typed numbers').
 */

/**
 * Full-width digits, letters and marks become plain ones; blanks around, and what cannot be seen, are taken off. Other
 * digits stay what they are: `5²` is not 52.
 */
export function asPlainText(typed: string): string {
  return typed
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\p{Cf}/gu, '')
    .trim()
}

/**
 * The whole number that was typed, or null. Grouping marks, fractions and exponents are never guessed at: `1.000` is a
 * thousand to one reader and one to another.
 */
export function wholeNumberOf(typed: string): number | null {
  const plain = asPlainText(typed)
  return /^\d{1,15}$/.test(plain) ? Number(plain) : null
}

/**
 * Whether a price may mean a thousand or one: `1.234`. With four decimals, or none, it can mean one thing only
 * (docs/product/numbers-and-money.md, 'Typed numbers').
 */
export function hasTwoReadings(typed: string): boolean {
  return /^[1-9]\d{0,2}\.\d{3}$/.test(asPlainText(typed))
}

/** A price of one piece as somebody would type it, with one reading. @param price with four decimals */
export function asTypedPrice(price: string): string {
  const short = price.replace(/0{1,2}$/, '')
  return hasTwoReadings(short) ? price : short
}

/** Letters, digits and dashes as they are kept, and nothing that folds into other letters or cannot be seen. */
const plainLabel = /^[\p{L}\p{M}\p{N}-]+$/u
const latin = /\p{Script=Latin}/u
const otherLetters = /(?!\p{Script=Latin})\p{L}/u

/** Whether a part of a domain is what it looks like: `еxample` with a Cyrillic е is not. */
function isWhatItLooks(label: string): boolean {
  return plainLabel.test(label) && label === label.normalize('NFKC') && !(latin.test(label) && otherLetters.test(label))
}

/**
 * An email address with its domain as mail servers know it: an internationalised one in the form `xn--…`
 * (docs/product/accounts.md, 'Account types') and small letters. What has no such domain, or one that mixes scripts,
 * comes back as typed.
 */
export function asMailAddress(typed: string): string {
  const at = typed.lastIndexOf('@')
  const domain = typed.slice(at + 1)
  const withDomain = (kept: string) => `${typed.slice(0, at)}@${kept}`
  if (at < 1) return typed
  if (/^[a-z\d.-]*$/i.test(domain)) return /(^|\.)xn--/i.test(domain) ? withDomain(domain.toLowerCase()) : typed
  if (!domain.split('.').every(isWhatItLooks)) return typed
  try {
    return withDomain(new URL(`http://${domain}`).hostname)
  } catch {
    return typed
  }
}
