import { askBeforeLeaving, stayAfterAll } from '@kerf/shared-parts/forms/leave-guard.tsx'
import { useState } from 'react'

/** Asks before `go` would lose unsent notes on a quality check; goes at once where there are none. */
export async function askBeforeLosingNotes(go: () => void): Promise<void> {
  if (!(await askBeforeLeaving())) return
  go()
  // This page stays open, so its other unsent notes are asked about again.
  stayAfterAll()
}

/** Which rows of a table of orders are expanded; closing one with unsent notes asks first. */
export function useExpandedOrders() {
  const [expandedIds, setExpandedIds] = useState<string[]>([])
  const onExpandedChange = (ids: string[]) => {
    if (ids.length > expandedIds.length) setExpandedIds(ids)
    else askBeforeLosingNotes(() => setExpandedIds(ids))
  }
  return { expandedIds, onExpandedChange }
}
