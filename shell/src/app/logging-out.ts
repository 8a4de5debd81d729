import { useSyncExternalStore } from 'react'

let underWay = false
const listeners = new Set<() => void>()

/** Whether the user is signing out right now: whatever then says that the session is over is no news. */
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

/** As {@link isLoggingOut}, for what is shown. */
export function useIsLoggingOut(): boolean {
  return useSyncExternalStore(subscribe, isLoggingOut)
}
