import { askBeforeLeaving, stayAfterAll } from '@kerf/shared-parts/forms/leave-guard.tsx'
import { useState } from 'react'

/** Does what would lose half-written notes on a quality check: at once where there are none, else after a yes. */
export async function unlessUnsent(go: () => void): Promise<void> {
  if (!(await askBeforeLeaving())) return
  go()
  // This page stays, and with it what else is written on it.
  stayAfterAll()
}

/** Which rows of a table of orders show their cards; one that holds half-written notes does not close unasked. */
export function useExpandedOrders() {
  const [expandedIds, setExpandedIds] = useState<string[]>([])
  const onExpandedChange = (ids: string[]) => {
    if (ids.length > expandedIds.length) setExpandedIds(ids)
    else unlessUnsent(() => setExpandedIds(ids))
  }
  return { expandedIds, onExpandedChange }
}
