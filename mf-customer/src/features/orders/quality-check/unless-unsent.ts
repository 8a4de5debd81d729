import { askBeforeLeaving, stayAfterAll } from '@kerf/shared-parts/forms/leave-guard.tsx'

/** Does what would lose half-written notes on a quality check: at once where there are none, else after a yes. */
export async function unlessUnsent(go: () => void): Promise<void> {
  if (!(await askBeforeLeaving())) return
  go()
  // This page stays, and with it what else is written on it.
  stayAfterAll()
}
