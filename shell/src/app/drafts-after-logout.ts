import { forgetRecent } from '../find/recent-key.ts'
import { removeDrafts } from './drafts.ts'

/** Names the last logout in this browser, for its other tabs; and in each tab the last one that it followed. */
const logoutKey = 'kerf.logout'

/**
 * Whoever logs out on purpose leaves no drafts behind, neither in this tab nor in others, which hear of it, and nothing
 * of what they searched for.
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
 * Removes the drafts of this tab when somebody logs out in another one: at once, or when the page is loaded again in a
 * tab that did not run then. A session that only ended keeps them.
 * @returns how to end it
 */
export function discardDraftsOfLogouts(): () => void {
  followLogout()
  const onStorage = ({ key }: StorageEvent) => {
    if (key === logoutKey) followLogout()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
