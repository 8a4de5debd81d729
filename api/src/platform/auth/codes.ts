import { createHmac, hkdfSync, randomInt, timingSafeEqual } from 'node:crypto'
import type { SigningKeys } from './signing-keys.ts'

/** Makes and compares the six-digit codes that are mailed (docs/product/accounts.md, 'Mailed codes'). */
export interface Codes {
  /** @returns six random digits */
  make(): string
  /** @param subject what the code is for, e.g. purpose and user: the same digits for another subject hash otherwise */
  hash(subject: string, code: string): string
  /** Whether `code` is the one of `hash`, made with any of the keys that count at present. */
  matches(subject: string, code: string, hash: string): boolean
}

/**
 * A million codes are soon tried, so their hash takes a key that is not in the table of codes: one derived from the
 * key that signs sessions. They are compared under every key, so that a code on its way survives a new key in front.
 */
export function createCodes({ current, byId }: SigningKeys): Codes {
  const derive = (secret: Uint8Array) => Buffer.from(hkdfSync('sha256', secret, '', 'kerf mailed codes', 32))
  const hashWith = (key: Buffer, subject: string, code: string) =>
    createHmac('sha256', key).update(`${subject}\n${code}`).digest('base64url')
  const currentKey = derive(current.secret)
  const allKeys = [...byId.values()].map(derive)
  return {
    make: () => randomInt(1_000_000).toString().padStart(6, '0'),
    hash: (subject, code) => hashWith(currentKey, subject, code),
    matches: (subject, code, stored) => allKeys.some((key) => isEqual(hashWith(key, subject, code), stored)),
  }
}

function isEqual(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)]
  return a.length === b.length && timingSafeEqual(a, b)
}
