import { minimumColumnWidth } from './types.ts'

/** Px by column id; empty while the columns have their declared widths. */
export type ColumnWidths = Record<string, number>

/**
 * The widths stored in this browser under `key`. Damaged or too narrow ones are ignored. Read by hand: a schema would bring
 * zod into the first chunk of every page with a table (docs/decisions/0029).
 */
export function readWidths(key: string | undefined): ColumnWidths {
  if (key === undefined) return {}
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(key) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    const widths = Object.entries(stored).filter(
      ([, width]) => typeof width === 'number' && width >= minimumColumnWidth && width <= 4000,
    )
    return Object.fromEntries(widths)
  } catch {
    return {}
  }
}

/** Stores the widths, or removes them when there are none. */
export function storeWidths(key: string | undefined, widths: ColumnWidths): void {
  if (key === undefined) return
  try {
    if (Object.keys(widths).length === 0) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, JSON.stringify(widths))
  } catch {
    // Storage is full or forbidden: the widths hold until the page is left.
  }
}
