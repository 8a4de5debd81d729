import { announceQuestion, guardDrafts, guardLeaving, requestLeave, turnGuards } from '@kerf/shared-runtime'
import { useCloseGuard } from '@kerf/shared-ui/dialogs/close-guard.ts'
import { ConfirmDialog } from '@kerf/shared-ui/dialogs/confirm-dialog.tsx'
import { type ReactNode, type RefObject, useCallback, useEffect, useState } from 'react'

interface LeaveGuardProps {
  /** Whether something would be lost now. */
  when: boolean
  title?: ReactNode
  /** What would be lost, or what is kept. */
  text?: ReactNode
  leaveLabel?: string
  stayLabel?: string
  /** Told when the person agrees to lose it. */
  onLeave?: (() => void) | undefined
  /** Gets what asks, for a button that leads away. */
  asker?: RefObject<(() => Promise<boolean>) | null> | undefined
}

/**
 * Asks before the page is left while something on it is not saved: by a link, by back and forward, and, in the
 * browser's own words, by closing or reloading; and before the dialog or side panel around it is closed. Of several on a page one asks. Steps that a screen takes by program,
 * as `navigate` after saving, are not asked about; where they may lose something they ask {@link askBeforeLeaving}.
 */
export function LeaveGuard({
  when,
  title = 'Leave without saving?',
  text = 'What you entered here is not saved yet and would be lost.',
  leaveLabel = 'Leave',
  stayLabel = 'Stay',
  onLeave,
  asker,
}: LeaveGuardProps) {
  const { ask, question } = useQuestion({ title, text, leaveLabel, stayLabel, onLeave })
  const askToClose = useCallback(async () => {
    const isLeaving = await ask()
    // What closes the window may ask as well: it has been answered.
    if (isLeaving) turnGuards(false)
    return isLeaving
  }, [ask])
  useCloseGuard(when ? askToClose : null)
  useEffect(() => {
    if (asker) asker.current = when ? ask : null
  }, [asker, when, ask])
  useEffect(() => {
    if (when) return guardLeaving(ask)
  }, [when, ask])
  return question
}

interface DraftGuardProps extends Omit<LeaveGuardProps, 'when' | 'text' | 'onLeave' | 'asker'> {
  /** Whether there are drafts, looked up when it matters. */
  areThere: () => boolean
}

/**
 * Asks before drafts are lost that stay when one only goes elsewhere: on an {@link askBeforeLeaving} that says what it
 * discards, where no {@link LeaveGuard} of the page asks already.
 */
export function DraftGuard({
  areThere,
  title = 'Leave without saving?',
  leaveLabel = 'Leave',
  stayLabel = 'Stay',
}: DraftGuardProps) {
  const { ask, question } = useQuestion({ title, leaveLabel, stayLabel })
  useEffect(() => guardDrafts(areThere, ask), [areThere, ask])
  return question
}

interface OpenQuestion {
  answer: (isLeaving: boolean) => void
  /** The asker's own words, if it has any. */
  words: string | undefined
}

/** The question of a guard, and how to have it asked. */
function useQuestion({
  title,
  text,
  leaveLabel,
  stayLabel,
  onLeave,
}: Required<Omit<LeaveGuardProps, 'when' | 'text' | 'onLeave' | 'asker'>> & Pick<LeaveGuardProps, 'text' | 'onLeave'>) {
  const [open, setOpen] = useState<OpenQuestion | null>(null)
  const ask = useCallback((words?: string) => {
    announceQuestion()
    return new Promise<boolean>((resolve) => setOpen({ answer: resolve, words }))
  }, [])
  // A question that is gone unanswered, or gave way to another, changes nothing.
  useEffect(() => () => open?.answer(false), [open])

  const decide = (isLeaving: boolean) => {
    if (isLeaving) onLeave?.()
    open?.answer(isLeaving)
    setOpen(null)
  }
  const question = (
    <ConfirmDialog
      open={open !== null}
      onOpenChange={() => decide(false)}
      onConfirm={() => decide(true)}
      title={title}
      confirmLabel={leaveLabel}
      cancelLabel={stayLabel}
      danger
    >
      {open?.words ?? text}
    </ConfirmDialog>
  )
  return { ask, question }
}

/**
 * For what leads away by program, such as Logout or a dialog that closes itself: has the guard ask, if anything is
 * unsaved. After a yes nothing asks again, the browser at a reload included, until a guard of the page is gone or the
 * person goes on writing.
 * @param discards what is lost for good, said instead of the guard's own text, which may promise that a draft is kept;
 *   as at Logout. Then {@link DraftGuard} asks, too
 * @returns whether to go on; true at once when nothing is unsaved
 */
export async function askBeforeLeaving(discards?: string): Promise<boolean> {
  const isLeaving = await requestLeave(discards)
  if (isLeaving) turnGuards(false)
  return isLeaving
}

/** Has the guards ask again, when leaving failed after {@link askBeforeLeaving} said yes. */
export function stayAfterAll(): void {
  turnGuards(true)
}
