import { useSyncExternalStore } from 'react'

// One a copy: a page has one shell. Calls that fail meanwhile are judged outside React, where no context reaches.
let underWay = false
// One a copy: as above.
const listeners = new Set<() => void>()

/** Whether the user is signing out right now: reports that the session has ended are then ignored. */
export function isLoggingOut(): boolean {
  return underWay
}

export function setLoggingOut(isUnderWay: boolean): void {
  underWay = isUnderWay
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** {@link isLoggingOut} as a hook. */
export function useIsLoggingOut(): boolean {
  return useSyncExternalStore(subscribe, isLoggingOut)
}
