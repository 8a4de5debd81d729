/**
 * What people type or paste where digits or an address are meant, in the one form that is kept (docs/product/numbers-and-money.md,
 * 'Typed numbers').
 */

/** Full-width digits, letters and marks become plain ones; blanks around are taken off. */
export function asPlainText(typed: string): string {
  return typed.normalize('NFKC').trim()
}

/**
 * The whole number that was typed, or null. Grouping marks, fractions and exponents are never guessed at: `1.000` is a
 * thousand to one reader and one to another.
 */
export function wholeNumberOf(typed: string): number | null {
  const plain = asPlainText(typed)
  return /^\d{1,15}$/.test(plain) ? Number(plain) : null
}

/** What no host name holds, though the parser of addresses would pass over it. */
const notInHosts = /[\s%/\\?#:@[\]]/

/**
 * An email address with its domain as mail servers know it: an internationalised one in the form `xn--…`
 * (docs/product/accounts.md, 'Account types'). What has no such domain comes back as it was typed.
 */
export function asMailAddress(typed: string): string {
  const at = typed.lastIndexOf('@')
  const domain = typed.slice(at + 1)
  if (at < 1 || /^[a-z\d.-]*$/i.test(domain) || notInHosts.test(domain)) return typed
  try {
    return `${typed.slice(0, at)}@${new URL(`http://${domain}`).hostname}`
  } catch {
    return typed
  }
}
