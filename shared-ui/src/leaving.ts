interface LeaveRequest {
  /** What is lost beyond what guards know of, in words that stand instead of theirs. */
  discards?: string | undefined
  /** What the person answered; nobody asked when it is missing. */
  answer?: Promise<boolean>
  /** Asks about drafts, where nothing else on the page asks. */
  askAboutDrafts?: () => Promise<boolean>
}

/** Asks the person, in other words than the guard's own where some are given. */
type Ask = (words?: string) => Promise<boolean>

// Shell and modules each have a copy of this file, so guards hear of each other by events of the page.
declare global {
  interface WindowEventMap {
    'kerf.leave-request': CustomEvent<LeaveRequest>
    'kerf.leave-guards': CustomEvent<{ areOn: boolean }>
    'kerf.leave-question': CustomEvent<null>
  }
}

/** Turns all guards of the page off, and on again when it was not left after all. */
export function turnGuards(areOn: boolean): void {
  window.dispatchEvent(new CustomEvent('kerf.leave-guards', { detail: { areOn } }))
}

/** Tells that a question is about to be asked. */
export function announceQuestion(): void {
  window.dispatchEvent(new CustomEvent('kerf.leave-question'))
}

/**
 * Calls back before a question is asked, for what lies over the page and would keep the focus to itself.
 * @returns how to stop listening
 */
export function onQuestion(giveWay: () => void): () => void {
  window.addEventListener('kerf.leave-question', giveWay)
  return () => window.removeEventListener('kerf.leave-question', giveWay)
}

/** Has one guard of the page ask, if there is any. @param discards as {@link LeaveRequest} */
export async function requestLeave(discards?: string): Promise<boolean> {
  const detail: LeaveRequest = { discards }
  window.dispatchEvent(new CustomEvent('kerf.leave-request', { detail, cancelable: true }))
  return (await (detail.answer ?? detail.askAboutDrafts?.())) ?? true
}

/**
 * Asks when leaving would discard drafts, unless something else on the page asks already.
 * @returns how to end it
 */
export function guardDrafts(areThere: () => boolean, ask: Ask): () => void {
  const onRequest = ({ detail }: WindowEventMap['kerf.leave-request']) => {
    const { discards } = detail
    if (discards !== undefined && areThere()) detail.askAboutDrafts = () => ask(discards)
  }
  window.addEventListener('kerf.leave-request', onRequest)
  return () => window.removeEventListener('kerf.leave-request', onRequest)
}

/** Whether an address is another page or another view; a fragment leads to another place of the same. */
function isElsewhere({ origin, pathname, search }: URL): boolean {
  return origin + pathname + search !== location.origin + location.pathname + location.search
}

/** The link of this site that a click follows in this tab, if it does. */
function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download')) return null
  if (link.target !== '' && link.target !== '_self') return null
  const to = new URL(link.href)
  // Leaving the site unloads the page, of which the browser asks.
  return to.origin === location.origin && to.protocol === location.protocol && isElsewhere(to) ? link : null
}

/**
 * Follows a link as the click did that was held back, with all that hangs on it. Once it has led elsewhere nobody is
 * asked until the guards go with their page, which stays a moment longer while the next one is loaded. A link that
 * gave way to the question, as one of a drawer, is followed where it stands otherwise.
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

/** Takes the step through the history that was held back; as {@link follow}. */
async function traverse(navigation: Navigation, key: string): Promise<void> {
  turnGuards(false)
  const { committed, finished } = navigation.traverseTo(key)
  const ends = await Promise.allSettled([committed, finished])
  if (ends.some(({ status }) => status === 'rejected')) turnGuards(true)
}

/**
 * Asks before the page is left, in each way that can be held back:
 * - A followed link: the click is stopped before anything hears of it. The router's own `pushState` could be cancelled
 *   too, but the router would show the other page all the same.
 * - Back and forward, where the browser has the Navigation API and lets the page hold them back: not twice without the
 *   person doing something on the page in between. Nothing has changed by then, neither the address nor the router.
 * - `requestLeave`, for what leads away by program.
 * - Closing, reloading, another site: the browser asks in its own words.
 * @returns how to end it
 */
export function guardLeaving(ask: Ask): () => void {
  let isOn = true
  const listening = new AbortController()
  const { signal } = listening

  const onGuards = ({ detail }: WindowEventMap['kerf.leave-guards']) => {
    isOn = detail.areOn
  }
  // Whoever goes on writing has not left.
  const onInput = () => {
    isOn = true
  }
  const onRequest = (event: WindowEventMap['kerf.leave-request']) => {
    if (!isOn || event.defaultPrevented) return
    event.preventDefault()
    event.detail.answer = ask(event.detail.discards)
  }
  const onUnload = (event: BeforeUnloadEvent) => {
    if (isOn) event.preventDefault()
  }
  const onClick = async (event: MouseEvent) => {
    const link = isOn ? followedLink(event) : null
    if (!link) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (await ask()) follow(link)
  }
  const onNavigate = async (event: NavigateEvent) => {
    if (!isOn || event.navigationType !== 'traverse' || !event.cancelable || event.defaultPrevented) return
    const { url, key } = event.destination
    if (!isElsewhere(new URL(url))) return
    event.preventDefault()
    if (await ask()) await traverse(window.navigation, key)
  }
  window.addEventListener('kerf.leave-guards', onGuards, { signal })
  window.addEventListener('input', onInput, { signal })
  window.addEventListener('kerf.leave-request', onRequest, { signal })
  window.addEventListener('beforeunload', onUnload, { signal })
  window.addEventListener('click', onClick, { signal, capture: true })
  // Browsers from before 2026 may lack it.
  if ('navigation' in window) window.navigation.addEventListener('navigate', onNavigate, { signal })
  return () => {
    listening.abort()
    // What was at stake here is gone, and others are asked for anew.
    turnGuards(true)
  }
}
