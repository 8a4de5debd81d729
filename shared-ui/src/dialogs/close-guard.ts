import { createContext, useContext, useEffect, useRef } from 'react'

/** Asks the person. @returns whether to close */
type AskBeforeClosing = () => Promise<boolean>

/** What the nearest window around asks before it closes. */
export const CloseGuards = createContext<Set<AskBeforeClosing> | null>(null)

/**
 * Has the dialog or side panel around ask before it is closed by Escape, a click beside it or its close button.
 * @param ask while it has to be asked, else null
 */
export function useCloseGuard(ask: AskBeforeClosing | null): void {
  const guards = useContext(CloseGuards)
  useEffect(() => {
    if (!ask || !guards) return
    guards.add(ask)
    return () => {
      guards.delete(ask)
    }
  }, [ask, guards])
}

/** For a window: what asks before it closes, and how to close it then. */
export function useGuardedClose(onOpenChange: (open: boolean) => void) {
  const guards = useRef(new Set<AskBeforeClosing>()).current
  const change = async (open: boolean) => {
    const [ask] = guards
    if (open || !ask || (await ask())) onOpenChange(open)
  }
  return { guards, change }
}
