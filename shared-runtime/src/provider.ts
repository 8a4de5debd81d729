import { useSyncExternalStore } from 'react'

/** Whose portal this is: the business that runs it (docs/product/settings.md, 'Name and logo'). */
export interface PageProvider {
  name: string
  logo: { url: string; width: number; height: number } | null
}

/** The default until the page sets it, as in tests. */
let provider: PageProvider = { name: 'Kerf', logo: null }
const listeners = new Set<() => void>()

/** Sets whose portal this is: called by the shell when the page starts, and when an admin changes it. */
export function announceProvider(announced: PageProvider): void {
  provider = announced
  for (const hear of listeners) hear()
}

function subscribe(hear: () => void): () => void {
  listeners.add(hear)
  return () => void listeners.delete(hear)
}

/** Whose portal this is, for components that show its name or logo. */
export function useProvider(): PageProvider {
  return useSyncExternalStore(subscribe, () => provider)
}
