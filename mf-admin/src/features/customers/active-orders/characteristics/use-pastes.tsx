import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { Row } from './characteristics-form.ts'
import { PasteNotice } from './paste-notice.tsx'
import { type Pasted, withPasted } from './pasted-rows.ts'

interface PastesOptions {
  rows: readonly Row[]
  setRows: (rows: readonly Row[]) => void
  element: RefObject<HTMLFormElement | null>
  isOn: boolean
}

/** Takes pasted cells, and says what became of the latest until that is closed or undone. */
export function usePastes({ rows, setRows, element, isOn }: PastesOptions) {
  const [latest, setLatest] = useState<{ pasted: Pasted; before: readonly Row[] }>()
  const [hasProblems, setHasProblems] = useState(false)
  const paste = (name: string | undefined, said: string) => {
    const pasted = withPasted(rows, name, said)
    if (!pasted) return false
    setRows(pasted.rows)
    setLatest({ pasted, before: rows })
    setHasProblems(hasProblems || pasted.problems.length > 0)
    return true
  }
  usePaste(isOn, paste)
  // The field that the first cells are pasted into goes away with them.
  useEffect(() => {
    const form = element.current
    if (!latest || !form || form.contains(document.activeElement)) return
    form.querySelector<HTMLElement>(`[name="rows.${latest.pasted.firstRow}.number"]`)?.focus()
  }, [latest, element])
  const undo = () => {
    if (latest) setRows(latest.before)
    setLatest(undefined)
  }
  const notice = latest && (
    <PasteNotice
      pasted={latest.pasted}
      onUndo={rows === latest.pasted.rows ? undo : undefined}
      onClose={() => setLatest(undefined)}
    />
  )
  return { paste, notice, hasProblems, forget: () => setLatest(undefined) }
}

/**
 * Listens to what is pasted while nothing covers the editor: into a field of a row, or anywhere where no other field
 * takes it, such as onto a button.
 * @param take told the name of the field, if it is one of a row; returns whether the text was taken, so that the field
 * does not take it as well
 */
function usePaste(isOn: boolean, take: (name: string | undefined, pasted: string) => boolean) {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const { target } = event
    const name = target instanceof HTMLInputElement ? target.name : undefined
    if (take(name, event.clipboardData?.getData('text') ?? '')) event.preventDefault()
  })
  useEffect(() => {
    if (!isOn) return
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [isOn])
}
