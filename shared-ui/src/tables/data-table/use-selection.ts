import { useCallback, useRef } from 'react'

interface Selection {
  /** Ids of all rows, in order. */
  ids: readonly string[]
  selectedIds: readonly string[]
  onChange: ((ids: string[]) => void) | undefined
}

/**
 * Selects rows one by one, all at once, or with Shift from the previously clicked row to this one.
 * @returns `toggle` for one row and `toggleAll` for all; both report the new selection to `onChange`
 */
export function useSelection({ ids, selectedIds, onChange }: Selection) {
  const last = useRef<string>(undefined)
  const latest = useRef({ ids, selectedIds, onChange })
  latest.current = { ids, selectedIds, onChange }

  // Both are stable between renders, because they are passed to memoised rows.
  const toggle = useCallback((id: string, withShift: boolean) => {
    const now = latest.current
    const from = withShift ? now.ids.indexOf(last.current ?? '') : -1
    const to = now.ids.indexOf(id)
    const range = from === -1 ? [id] : now.ids.slice(Math.min(from, to), Math.max(from, to) + 1)
    last.current = id
    const isSelecting = !now.selectedIds.includes(id)
    const others = now.selectedIds.filter((other) => !range.includes(other))
    now.onChange?.(isSelecting ? [...others, ...range] : others)
  }, [])
  const toggleAll = useCallback(() => {
    const now = latest.current
    const areAll = now.ids.every((id) => now.selectedIds.includes(id))
    now.onChange?.(areAll ? [] : [...now.ids])
  }, [])
  return { toggle, toggleAll }
}
