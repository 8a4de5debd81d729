import type { ThemeChoice } from '@kerf/shared-ui/theme/choice.ts'
import { useSyncExternalStore } from 'react'

const storageKey = 'kerf.theme'
const listeners = new Set<() => void>()

function readThemeChoice(): ThemeChoice {
  try {
    const stored = window.localStorage.getItem(storageKey)
    return stored === 'light' || stored === 'dark' ? stored : 'system'
  } catch {
    // Storage can be forbidden; then the system's preference applies.
    return 'system'
  }
}

/** Sets the stored choice on the root element. Call it before the first paint, so that nothing flashes. */
export function applyStoredThemeChoice(): void {
  const choice = readThemeChoice()
  if (choice === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = choice
}

function storeThemeChoice(choice: ThemeChoice): void {
  try {
    if (choice === 'system') window.localStorage.removeItem(storageKey)
    else window.localStorage.setItem(storageKey, choice)
  } catch {
    // Without storage the choice holds for this page only, which the root element carries.
  }
  applyStoredThemeChoice()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  const fromAnotherTab = (event: StorageEvent) => {
    if (event.key !== storageKey) return
    applyStoredThemeChoice()
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', fromAnotherTab)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', fromAnotherTab)
  }
}

/** The user's colour mode, and how to change it. Stored in local storage under `kerf.theme`, for all tabs. */
export function useThemeChoice(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const choice = useSyncExternalStore(subscribe, readThemeChoice, () => 'system' as const)
  return [choice, storeThemeChoice]
}
