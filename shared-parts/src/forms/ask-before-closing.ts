import { askBeforeLeaving, resumeLeaveGuards } from './leave-guard.tsx'

/** Asks before `go` closes a part of the page, such as a row, that holds unsent input; without any, goes at once. */
export async function askBeforeClosing(go: () => void): Promise<void> {
  if (!(await askBeforeLeaving())) return
  go()
  // The page stays open, so its other unsent input stays guarded.
  resumeLeaveGuards()
}
