import { createHash } from 'node:crypto'

/** What the database keeps of the secret of an invitation: with its 256 bits, a plain hash cannot be undone. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
