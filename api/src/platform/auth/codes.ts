import { createHmac, hkdfSync, randomInt, timingSafeEqual } from 'node:crypto'
import type { SigningKeys } from './signing-keys.ts'

/** Creates and compares the six-digit codes sent by mail (docs/product/accounts.md, 'Mailed codes'). */
export interface Codes {
  /**
   * @param seed of a mail: its code is the same at every attempt, so that two copies of it contain one code
   * @returns six digits, random without a seed
   */
  make(seed?: string): string
  /** @returns 256 bits as text, the same for the same seed, and random to anybody without the key */
  makeToken(seed: string): string
  /** @param subject what the code is for, e.g. purpose and user: it salts the hash */
  hash(subject: string, code: string): string
  /** Whether `code` matches `hash`, made with any of the current keys. */
  matches(subject: string, code: string, hash: string): boolean
}

/**
 * A million codes are quickly tried, so their hash needs a key that is not in the codes table: one derived from the key
 * that signs sessions. All keys are tried, so that a code stays valid when a new key is put first.
 */
export function createCodes({ current, byId }: SigningKeys): Codes {
  const derive = (secret: Uint8Array) => Buffer.from(hkdfSync('sha256', secret, '', 'kerf mailed codes', 32))
  const hashWith = (key: Buffer, subject: string, code: string) =>
    createHmac('sha256', key).update(`${subject}\n${code}`).digest('base64url')
  const currentKey = derive(current.secret)
  const allKeys = [...byId.values()].map(derive)
  return {
    make: (seed) => {
      const digits = seed === undefined ? randomInt(1_000_000) : numberOf(hashWith(currentKey, 'code', seed))
      return digits.toString().padStart(6, '0')
    },
    makeToken: (seed) => hashWith(currentKey, 'token', seed),
    hash: (subject, code) => hashWith(currentKey, subject, code),
    matches: (subject, code, stored) => allKeys.some((key) => isEqual(hashWith(key, subject, code), stored)),
  }
}

/** 48 bits of a hash, so that no six-digit number is likelier than another by more than a few in a billion. */
const numberOf = (hash: string) => Buffer.from(hash, 'base64url').readUIntBE(0, 6) % 1_000_000

function isEqual(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)]
  return a.length === b.length && timingSafeEqual(a, b)
}
