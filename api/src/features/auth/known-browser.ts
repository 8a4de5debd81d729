import { randomBytes } from 'node:crypto'
import type { Codes } from '../../platform/auth/codes.ts'
import type { Cookies } from '../../platform/auth/cookies.ts'
import { accountKey, type NamedAccount } from './accounts-service.ts'

const cookieName = 'kerf_browser'
const lastsFor = 180 * 24 * 60 * 60 * 1000

const subject = (account: NamedAccount) => `known browser ${accountKey(account)}`

/**
 * Has a browser known as one in which an account was signed in to. It opens nothing: it only keeps the guesses of
 * strangers from being counted against it.
 */
export function rememberKnownBrowser(codes: Codes, cookies: Cookies, account: NamedAccount): void {
  const id = randomBytes(16).toString('base64url')
  cookies.set(cookieName, `${id}.${codes.hash(subject(account), id)}`, lastsFor)
}

/** @returns the id of the browser, if this account was the last that was signed in to there; `null` for any other */
export function knownBrowserId(codes: Codes, cookies: Cookies, account: NamedAccount): string | null {
  const [id, proof] = cookies.get(cookieName)?.split('.') ?? []
  return id && proof && codes.matches(subject(account), id, proof) ? id : null
}
