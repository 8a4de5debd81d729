import { forgetRecent } from '../../find/recent-key.ts'
import { removeDrafts } from './drafts.ts'

/** Storage keys: the last logout in this browser, for its other tabs; and in each tab the last one it handled. */
const logoutKey = 'kerf.logout'

/**
 * An explicit logout removes all drafts and search history, in this tab and in the others, which are notified.
 */
export function discardDrafts(): void {
  removeDrafts()
  forgetRecent()
  localStorage.setItem(logoutKey, crypto.randomUUID())
}

/** Removes the drafts of this tab if somebody logged out after they were written. */
function followLogout(): void {
  const last = localStorage.getItem(logoutKey)
  if (last === null || last === sessionStorage.getItem(logoutKey)) return
  removeDrafts()
  sessionStorage.setItem(logoutKey, last)
}

/**
 * Removes this tab's drafts when somebody logs out in another tab: at once, or on the next load in a tab that was not
 * running then. The end of a session alone keeps them.
 * @returns how to stop
 */
export function discardDraftsOfLogouts(): () => void {
  followLogout()
  const onStorage = ({ key }: StorageEvent) => {
    if (key === logoutKey) followLogout()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
