import { askBeforeLeaving, resumeLeaveGuards } from '@kerf/shared-parts/forms/leave-guard.tsx'

/** Asks before `go` would lose unsent notes on a quality check; goes at once without any. */
export async function askBeforeLosingNotes(go: () => void): Promise<void> {
  if (!(await askBeforeLeaving())) return
  go()
  // This page stays open, so its other unsent notes are asked about again.
  resumeLeaveGuards()
}
