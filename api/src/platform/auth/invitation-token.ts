import { createHash } from 'node:crypto'

/** The stored hash of an invitation's secret: with 256 random bits, a plain hash cannot be reversed. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
