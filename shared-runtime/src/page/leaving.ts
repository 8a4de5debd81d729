/** Asks the user, with other words than the guard's own if given. */
type Ask = (words?: string) => Promise<boolean>

interface Guard {
  ask: Ask
  isOn: boolean
}

interface GuardOfDrafts {
  areThere: () => boolean
  ask: Ask
}

/** Leave guards of the screen, in registration order. */
const guards = new Set<Guard>()
const guardsOfDrafts = new Set<GuardOfDrafts>()
const givingWay = new Set<() => void>()

/** Turns all guards of the page off, and on again if it was not left after all. */
export function turnGuards(areOn: boolean): void {
  for (const guard of guards) guard.isOn = areOn
}

/** Announces that a question is about to be asked. */
export function announceQuestion(): void {
  for (const giveWay of givingWay) giveWay()
}

/**
 * Calls back before a question is asked, for overlays that would otherwise keep the focus.
 * @returns how to unsubscribe
 */
export function onQuestion(giveWay: () => void): () => void {
  givingWay.add(giveWay)
  return () => givingWay.delete(giveWay)
}

/**
 * Asks one of the page's leave guards, if there are any.
 * @param discards what is lost beyond what guards know about; replaces their text
 * @returns the user's answer; true at once if there is nothing to ask
 */
export async function requestLeave(discards?: string): Promise<boolean> {
  const guard = [...guards].find(({ isOn }) => isOn)
  if (guard) return guard.ask(discards)
  const ofDrafts = discards === undefined ? undefined : [...guardsOfDrafts].find(({ areThere }) => areThere())
  return ofDrafts ? ofDrafts.ask(discards) : true
}

/**
 * Asks if leaving would discard drafts, unless something else on the page asks already.
 * @returns how to remove it
 */
export function guardDrafts(areThere: () => boolean, ask: Ask): () => void {
  const guard = { areThere, ask }
  guardsOfDrafts.add(guard)
  return () => guardsOfDrafts.delete(guard)
}

/** Whether a URL is another page or view; a fragment is another place on the same page. */
function isElsewhere({ origin, pathname, search }: URL): boolean {
  return origin + pathname + search !== location.origin + location.pathname + location.search
}

/** The link of this site that a click follows in this tab, if any. */
function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download')) return null
  if (link.target !== '' && link.target !== '_self') return null
  const to = new URL(link.href)
  // Leaving the site unloads the page, and the browser asks.
  return to.origin === location.origin && to.protocol === location.protocol && isElsewhere(to) ? link : null
}

/**
 * Follows a held-back link like the original click, with all its handlers. Until the guards unmount, which may take until
 * the next page is loaded, nothing asks again. If the link closed with its menu, as in a drawer, another link with the
 * same target is used.
 */
function follow(clicked: HTMLAnchorElement): void {
  const before = location.href
  turnGuards(false)
  const link = clicked.isConnected ? clicked : [...document.links].find(({ href }) => href === clicked.href)
  if (!link) {
    location.assign(clicked.href)
    return
  }
  const isLeftToTheBrowser = link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  if (!isLeftToTheBrowser && location.href === before) turnGuards(true)
}

/** Takes the held-back history step; like {@link follow}. */
async function traverse(navigation: Navigation, key: string): Promise<void> {
  turnGuards(false)
  const { committed, finished } = navigation.traverseTo(key)
  const ends = await Promise.allSettled([committed, finished])
  if (ends.some(({ status }) => status === 'rejected')) turnGuards(true)
}

/**
 * Asks before the page is left, in each way that can be held back:
 * - A link: the click is stopped before any handler sees it. The router's own `pushState` could be cancelled too, but the
 *   router would show the other page anyway.
 * - Back and forward, if the browser has the Navigation API and lets the page hold them back: not twice without user
 *   activity in between. Neither the address nor the router has changed by then.
 * - `requestLeave`, for leaving in code.
 * - Closing, reloading, another site: the browser asks in its own words.
 * @returns how to remove it
 */
export function guardLeaving(ask: Ask): () => void {
  const guard: Guard = { ask, isOn: true }
  guards.add(guard)
  const listening = new AbortController()
  const { signal } = listening

  // A user who goes on typing has not left.
  const onInput = () => {
    guard.isOn = true
  }
  const onUnload = (event: BeforeUnloadEvent) => {
    if (guard.isOn) event.preventDefault()
  }
  const onClick = async (event: MouseEvent) => {
    const link = guard.isOn ? followedLink(event) : null
    if (!link) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (await ask()) follow(link)
  }
  const onNavigate = async (event: NavigateEvent) => {
    if (!guard.isOn || event.navigationType !== 'traverse' || !event.cancelable || event.defaultPrevented) return
    const { url, key } = event.destination
    if (!isElsewhere(new URL(url))) return
    event.preventDefault()
    if (await ask()) await traverse(window.navigation, key)
  }
  window.addEventListener('input', onInput, { signal })
  window.addEventListener('beforeunload', onUnload, { signal })
  window.addEventListener('click', onClick, { signal, capture: true })
  // Browsers from before 2026 may lack it.
  if ('navigation' in window) window.navigation.addEventListener('navigate', onNavigate, { signal })
  return () => {
    listening.abort()
    guards.delete(guard)
    // The old guards are gone, and new ones ask again.
    turnGuards(true)
  }
}
