import { createHmac, hkdfSync, randomInt, timingSafeEqual } from 'node:crypto'
import type { SigningKeys } from './signing-keys.ts'

/** Makes and compares the six-digit codes that are mailed (decisions, 'Who is who'). */
export interface Codes {
  /** @returns six random digits */
  make(): string
  /** @param subject what the code is for, e.g. purpose and user: the same digits for another subject hash otherwise */
  hash(subject: string, code: string): string
  matches(subject: string, code: string, hash: string): boolean
}

/**
 * A million codes are soon tried, so their hash takes a key that is not in the table of codes: one derived from the
 * key that signs sessions.
 */
export function createCodes(keys: SigningKeys): Codes {
  const key = Buffer.from(hkdfSync('sha256', keys.current.secret, '', 'kerf mailed codes', 32))
  const hash = (subject: string, code: string) =>
    createHmac('sha256', key).update(`${subject}\n${code}`).digest('base64url')
  return {
    make: () => randomInt(1_000_000).toString().padStart(6, '0'),
    hash,
    matches: (subject, code, stored) => {
      const given = Buffer.from(hash(subject, code))
      const wanted = Buffer.from(stored)
      return given.length === wanted.length && timingSafeEqual(given, wanted)
    },
  }
}
