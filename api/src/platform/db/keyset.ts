import { problem } from '../errors.ts'

/** What a list is sorted by; ties are broken by the id, in the same direction. */
export interface SortKey {
  /** A stored, indexed column that is never null, e.g. `rfqs.created_at`. */
  column: string
  /** PostgreSQL type of the column, so that a cursor compares as the list sorts. */
  type: 'timestamptz' | 'text' | 'bigint' | 'numeric'
  direction: 'asc' | 'desc'
}

/** Where a page ended: the value that the list is sorted by, as PostgreSQL writes it, and the id. */
export interface Position {
  value: string
  id: string
}

/** @throws Problem `request.cursor_invalid` */
export function readCursor(text: string): Position {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    const [value, id] = Array.isArray(parsed) ? parsed : []
    if (typeof value === 'string' && typeof id === 'string') return { value, id }
  } catch {
    // What cannot be read is answered below like what makes no sense.
  }
  throw problem('request.cursor_invalid')
}

export function writeCursor({ value, id }: Position): string {
  return Buffer.from(JSON.stringify([value, id]), 'utf8').toString('base64url')
}

/** Class 22 of SQLSTATE: what the database cannot read as a value of the sorted type, or as an id. */
const dataException = /^22/

/** What the database cannot read can only come from the cursor. */
export function refuseUnreadable(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  throw typeof code === 'string' && dataException.test(code) ? problem('request.cursor_invalid') : error
}
