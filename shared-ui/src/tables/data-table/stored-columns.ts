import { minimumColumnWidth } from './types.ts'

/** Px by column id; empty while the columns have their declared widths. */
export type ColumnWidths = Record<string, number>

/** What a user chose of a table's columns. */
interface OwnColumns {
  widths: ColumnWidths
  /** Ids of the columns that are not shown. */
  hidden: readonly string[]
}

const none: OwnColumns = { widths: {}, hidden: [] }

/**
 * The choices stored in this browser under `key`. Damaged or too narrow widths are ignored. Read by hand: a schema would
 * bring zod into the first chunk of every page with a table (docs/decisions/0029).
 */
export function readColumns(key: string | undefined): OwnColumns {
  if (key === undefined) return none
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(key) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return none
    const widths = Object.entries(stored).filter(
      ([, width]) => typeof width === 'number' && width >= minimumColumnWidth && width <= 4000,
    )
    const hidden: unknown = 'hidden' in stored ? stored.hidden : []
    return {
      widths: Object.fromEntries(widths),
      hidden: Array.isArray(hidden) ? hidden.filter((id) => typeof id === 'string') : [],
    }
  } catch {
    return none
  }
}

/** Stores the choices, or removes them when there are none. */
export function storeColumns(key: string | undefined, { widths, hidden }: OwnColumns): void {
  if (key === undefined) return
  try {
    if (Object.keys(widths).length === 0 && hidden.length === 0) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, JSON.stringify(hidden.length === 0 ? widths : { ...widths, hidden }))
  } catch {
    // Storage is full or forbidden: the choices hold until the page is left.
  }
}
