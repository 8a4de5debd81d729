import { useCallback, useRef } from 'react'

interface Selection {
  /** Of all rows, in their order. */
  ids: readonly string[]
  selectedIds: readonly string[]
  onChange: ((ids: string[]) => void) | undefined
}

/**
 * How rows are selected, one by one, all at once, or with Shift from the row before to this one.
 * @returns `toggle` for one row and `toggleAll` for all of them; both change the selection by telling `onChange`
 */
export function useSelection({ ids, selectedIds, onChange }: Selection) {
  const last = useRef<string>(undefined)
  const latest = useRef({ ids, selectedIds, onChange })
  latest.current = { ids, selectedIds, onChange }

  // Both stay the same between renders: memoised rows are given them.
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
