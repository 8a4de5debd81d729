import { announceQuestion, guardDrafts, guardLeaving, requestLeave, turnGuards } from '@kerf/shared-runtime'
import { useCloseGuard } from '@kerf/shared-ui/dialogs/close-guard.ts'
import { ConfirmDialog } from '@kerf/shared-ui/dialogs/confirm-dialog.tsx'
import { type ReactNode, type RefObject, useCallback, useEffect, useState } from 'react'
import { useHold } from './held.ts'
import { text as words } from './text.ts'

interface LeaveGuardProps {
  /** Whether something would be lost now. */
  when: boolean
  title?: ReactNode
  /** Says what would be lost, or what is kept. */
  text?: ReactNode
  leaveLabel?: string
  stayLabel?: string
  /** Called when the user agrees to lose it. */
  onLeave?: (() => void) | undefined
  /** Receives the asking function, for a button that leads away. */
  asker?: RefObject<(() => Promise<boolean>) | null> | undefined
}

/**
 * Asks before the page is left while something on it is unsaved: by a link, by back or forward, and (in the browser's own
 * words) by closing or reloading; and before the surrounding dialog or side panel is closed. If a page has several, one
 * asks. Navigation in code, such as `navigate` after saving, does not ask; where it may lose something, call
 * {@link askBeforeLeaving} first.
 */
export function LeaveGuard({
  when,
  title = words.guard.title,
  text = words.guard.text,
  leaveLabel = words.guard.leave,
  stayLabel = words.guard.stay,
  onLeave,
  asker,
}: LeaveGuardProps) {
  const { ask, question } = useQuestion({ title, text, leaveLabel, stayLabel, onLeave })
  const askToClose = useCallback(async () => {
    const isLeaving = await ask()
    // Closing the window may ask too, and has been answered.
    if (isLeaving) turnGuards(false)
    return isLeaving
  }, [ask])
  useCloseGuard(when ? askToClose : null)
  useHold(when, onLeave)
  useEffect(() => {
    if (asker) asker.current = when ? ask : null
  }, [asker, when, ask])
  useEffect(() => {
    if (when) return guardLeaving(ask)
  }, [when, ask])
  return question
}

interface DraftGuardProps extends Omit<LeaveGuardProps, 'when' | 'text' | 'onLeave' | 'asker'> {
  /** Whether there are drafts, looked up on demand. */
  areThere: () => boolean
}

/**
 * Asks before drafts that survive a change of page are discarded: on an {@link askBeforeLeaving} that names what it
 * discards, unless a {@link LeaveGuard} of the page already asks.
 */
export function DraftGuard({
  areThere,
  title = words.guard.title,
  leaveLabel = words.guard.leave,
  stayLabel = words.guard.stay,
}: DraftGuardProps) {
  const { ask, question } = useQuestion({ title, leaveLabel, stayLabel })
  useEffect(() => guardDrafts(areThere, ask), [areThere, ask])
  return question
}

interface OpenQuestion {
  answer: (isLeaving: boolean) => void
  /** The caller's own words, if any. */
  words: string | undefined
}

/** A guard's question, and the function that asks it. */
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
  // A question that was unmounted or replaced has no effect.
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
 * Before leaving in code, such as Logout or a dialog that closes itself: makes the guard ask, if anything is unsaved.
 * After a yes nothing asks again, not even the browser on reload, until a guard unmounts or the user types on.
 * @param discards what is lost for good, as at Logout; replaces the guard's own text, which may promise that a draft is
 *   kept. Then {@link DraftGuard} asks too
 * @returns whether to continue; true at once if nothing is unsaved
 */
export async function askBeforeLeaving(discards?: string): Promise<boolean> {
  const isLeaving = await requestLeave(discards)
  if (isLeaving) turnGuards(false)
  return isLeaving
}

/** Makes the guards ask again, after leaving failed. */
export function resumeLeaveGuards(): void {
  turnGuards(true)
}
