import { useCallback, useState, useSyncExternalStore } from 'react'

export type ViewName = 'cards' | 'table'

export interface PartsView {
  /** What was chosen. */
  chosen: ViewName
  /** What is shown: on a narrow screen always cards. */
  shown: ViewName
  isNarrow: boolean
  choose: (view: ViewName) => void
}

const storageKey = 'kerf.customer.rfq-parts-view'

/** As `media.narrow`: no table fits on a phone. */
const narrow = '(max-width: 639px)'

function storedView(): ViewName {
  try {
    return localStorage.getItem(storageKey) === 'table' ? 'table' : 'cards'
  } catch {
    return 'cards'
  }
}

function subscribeToWidth(listener: () => void) {
  const query = window.matchMedia?.(narrow)
  query?.addEventListener('change', listener)
  return () => query?.removeEventListener('change', listener)
}

/** Whether several parts are shown as cards or as a table; this browser remembers it. */
export function usePartsView(): PartsView {
  const [chosen, setChosen] = useState(storedView)
  const isNarrow = useSyncExternalStore(subscribeToWidth, () => window.matchMedia?.(narrow)?.matches ?? false)
  const choose = useCallback((view: ViewName) => {
    setChosen(view)
    try {
      localStorage.setItem(storageKey, view)
    } catch {
      // Blocked storage remembers nothing.
    }
  }, [])
  return { chosen, shown: isNarrow ? 'cards' : chosen, isNarrow, choose }
}
