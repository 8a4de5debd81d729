import { type ReactNode, useEffect, useState } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { guardLeaving, requestLeave, turnGuards } from './leaving.ts'

interface LeaveGuardProps {
  /** Whether something would be lost now. */
  when: boolean
  title?: ReactNode
  /** What would be lost, or what is kept. */
  text?: ReactNode
  leaveLabel?: string
  stayLabel?: string
}

/**
 * Asks before the page is left while something on it is not saved: by a link, by back and forward, and, in the
 * browser's own words, by closing or reloading. Of several on a page one asks. Steps that a screen takes by program,
 * as `navigate` after saving, are not asked about; where they may lose something they ask {@link askBeforeLeaving}.
 */
export function LeaveGuard({
  when,
  title = 'Leave without saving?',
  text = 'What you entered here is not saved yet and would be lost.',
  leaveLabel = 'Leave',
  stayLabel = 'Stay',
}: LeaveGuardProps) {
  const [answer, setAnswer] = useState<((isLeaving: boolean) => void) | null>(null)
  useEffect(() => {
    if (!when) return
    return guardLeaving(() => new Promise((resolve) => setAnswer(() => resolve)))
  }, [when])
  // A question that is gone unanswered, or gave way to another, changes nothing.
  useEffect(() => () => answer?.(false), [answer])

  const decide = (isLeaving: boolean) => {
    answer?.(isLeaving)
    setAnswer(null)
  }
  return (
    <ConfirmDialog
      open={answer !== null}
      onOpenChange={() => decide(false)}
      onConfirm={() => decide(true)}
      title={title}
      confirmLabel={leaveLabel}
      cancelLabel={stayLabel}
      danger
    >
      {text}
    </ConfirmDialog>
  )
}

/**
 * For what leads away by program, such as Logout or a dialog that closes itself: has the guard ask, if anything is
 * unsaved. After a yes nothing asks again, the browser at a reload included, until a guard of the page is gone or the
 * person goes on writing.
 * @returns whether to go on; true at once when nothing is unsaved
 */
export async function askBeforeLeaving(): Promise<boolean> {
  const isLeaving = await requestLeave()
  if (isLeaving) turnGuards(false)
  return isLeaving
}

/** Has the guards ask again, when leaving failed after {@link askBeforeLeaving} said yes. */
export function stayAfterAll(): void {
  turnGuards(true)
}
