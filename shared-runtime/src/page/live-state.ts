import { useSyncExternalStore } from 'react'
import { polling } from '../calls/polling.ts'

/** Whether live events reach this page, through its own stream or another tab's. */
let isLive = false
const listeners = new Set<() => void>()

/** Sets whether live events reach the page: called by the shell, which holds the stream. */
export function announceLive(announced: boolean): void {
  if (announced === isLive) return
  isLive = announced
  for (const hear of listeners) hear()
}

function subscribe(hear: () => void): () => void {
  listeners.add(hear)
  return () => void listeners.delete(hear)
}

/**
 * How often to ask for something whose progress live events tell of.
 * @param otherwise milliseconds, while no live events come
 * @returns milliseconds; seldom while they come, in case one is lost
 */
export function useAskEvery(otherwise: number): number {
  return useSyncExternalStore(subscribe, () => isLive) ? polling.pollingInterval : otherwise
}
