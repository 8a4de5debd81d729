import { useSyncExternalStore } from 'react'

let underWay = false
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
