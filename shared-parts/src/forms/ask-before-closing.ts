import { askBeforeLeaving, resumeLeaveGuards } from './leave-guard.tsx'

/** Asks before `go` closes a part of the page with something unsent in it, such as a row; goes at once without any. */
export async function askBeforeClosing(go: () => void): Promise<void> {
  if (!(await askBeforeLeaving())) return
  go()
  // The page stays open, so what else is unsent on it is asked about again.
  resumeLeaveGuards()
}
