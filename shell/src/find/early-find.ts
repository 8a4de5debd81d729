import { isFindShortcut } from './use-find-keys.ts'

/** On the page's root while somebody has asked for the search, which is not there yet. */
const asked = 'data-find-asked'
/** Told to the document when the search listens for itself. */
const there = 'kerf:find-there'

/** Hears the keys of the search while the page is still being loaded, so that the browser does not search on its own. */
export function hearEarlyFind(): void {
  const listen = (event: KeyboardEvent) => {
    if (!isFindShortcut(event)) return
    event.preventDefault()
    document.documentElement.setAttribute(asked, '')
  }
  window.addEventListener('keydown', listen)
  document.addEventListener(there, () => window.removeEventListener('keydown', listen), { once: true })
}

/** Has the search hear the keys itself from now on. @returns whether somebody has pressed them before */
export function takeEarlyFind(): boolean {
  document.dispatchEvent(new Event(there))
  const wasAsked = document.documentElement.hasAttribute(asked)
  document.documentElement.removeAttribute(asked)
  return wasAsked
}
