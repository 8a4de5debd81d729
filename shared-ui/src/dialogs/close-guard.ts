import { createContext, useContext, useEffect, useRef } from 'react'

/** Asks the user. @returns whether to close */
type AskBeforeClosing = () => Promise<boolean>

/** What the nearest enclosing window asks before it closes. */
export const CloseGuards = createContext<Set<AskBeforeClosing> | null>(null)

/**
 * Makes the enclosing dialog or side panel ask before Escape, a click outside or its close button closes it.
 * @param ask null while there is nothing to ask
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

/** For a window: what to ask before closing, and how to close then. */
export function useGuardedClose(onOpenChange: (open: boolean) => void) {
  const guards = useRef(new Set<AskBeforeClosing>()).current
  const change = async (open: boolean) => {
    const [ask] = guards
    if (open || !ask || (await ask())) onOpenChange(open)
  }
  return { guards, change }
}
