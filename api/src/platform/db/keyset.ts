import { problem } from '../errors.ts'

/** A sort order of a list; ids break ties, in the same direction. */
export interface SortKey {
  /** A stored, indexed column that is never null, e.g. `rfqs.created_at`. */
  column: string
  /** PostgreSQL type of the column, so that cursors compare in the list's order. */
  type: 'timestamptz' | 'text' | 'bigint' | 'numeric'
  direction: 'asc' | 'desc'
}

/** Where a page ended: the sort value as PostgreSQL writes it, and the id. */
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
    // An unreadable cursor is refused below, like a nonsensical one.
  }
  throw problem('request.cursor_invalid')
}

export function writeCursor({ value, id }: Position): string {
  return Buffer.from(JSON.stringify([value, id]), 'utf8').toString('base64url')
}

/** Class 22 of SQLSTATE: not a value of the sorted type, or not an id. */
const dataException = /^22/

/** A value the database cannot read can only come from the cursor. */
export function refuseUnreadable(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  throw typeof code === 'string' && dataException.test(code) ? problem('request.cursor_invalid') : error
}
