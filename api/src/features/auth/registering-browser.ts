import { createHash, randomBytes } from 'node:crypto'
import type { Cookies } from '../../platform/auth/cookies.ts'

const cookieName = 'kerf_registration'
const lastsFor = 24 * 60 * 60 * 1000

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')

/** A secret that identifies the registering browser when it verifies; only its hash is kept. */
export function newBrowserSecret(): { secret: string; hash: string } {
  const secret = randomBytes(32).toString('base64url')
  return { secret, hash: hashOf(secret) }
}

/** Distinguishes browsers in the record of mails; neither the secret nor its stored hash can be derived from it. */
export function tagOfBrowser(browserHash: string): string {
  return hashOf(`mail ${browserHash}`).slice(0, 16)
}

export function rememberBrowser(cookies: Cookies, secret: string): void {
  cookies.set(cookieName, secret, lastsFor)
}

/** @returns the hash of the secret that the browser got when it last registered; `null` if it has none */
export function hashOfBrowser(cookies: Cookies): string | null {
  const secret = cookies.get(cookieName)
  return secret ? hashOf(secret) : null
}

export function forgetBrowser(cookies: Cookies): void {
  cookies.clear(cookieName)
}
