import { useSyncExternalStore } from 'react'

/* From where the sidebar stands beside the page to where it has room for words; see `media.belowWide`. */
const query = '(min-width: 1024px) and (max-width: 1279px)'

function subscribe(listener: () => void) {
  const media = globalThis.matchMedia?.(query)
  media?.addEventListener('change', listener)
  return () => media?.removeEventListener('change', listener)
}

/** Whether the sidebar shows icons only, as the window has no room for their words. */
export function useIsCompact(): boolean {
  return useSyncExternalStore(subscribe, () => globalThis.matchMedia?.(query).matches ?? false)
}
