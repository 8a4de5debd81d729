import type { User } from '../../models/user.ts'
import type { Codes } from '../../platform/auth/codes.ts'
import type { Cookies } from '../../platform/auth/cookies.ts'

const cookieName = 'kerf_browser'
const lastsFor = 180 * 24 * 60 * 60 * 1000

/** The key under which sign-ins in all known browsers of an account are counted together. */
export const knownBrowsersKey = ({ id }: Pick<User, 'id'>) => `known browsers ${id}`

const subject = (userId: string) => `known browser ${userId}`

/**
 * Marks a browser as one in which an account signed in, or was reset, with its present password. It grants no access:
 * it only keeps strangers' guesses from counting against it.
 */
export function rememberKnownBrowser(codes: Codes, cookies: Cookies, { id, passwordHash }: User): void {
  cookies.set(cookieName, codes.hash(subject(id), passwordHash), lastsFor)
}

/** @returns a predicate: whether this account, with this password, was the last to sign in in this browser */
export function knownBrowser(codes: Codes, cookies: Cookies): (account: User) => boolean {
  const proof = cookies.get(cookieName)
  return ({ id, passwordHash }) => proof !== undefined && codes.matches(subject(id), passwordHash, proof)
}
