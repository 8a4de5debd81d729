import { useEffect, useEffectEvent } from 'react'

/** Whether what is typed goes into a field. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
}

/** Whether a window lies over the page, which has its own use for letters. */
const isCovered = () => document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null

/** Ctrl+K or Cmd+K. */
export function isFindShortcut({ ctrlKey, metaKey, altKey, shiftKey, isComposing, key }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !altKey && !shiftKey && !isComposing && key.toLowerCase() === 'k'
}

/** The keys that open the search: Ctrl+K or Cmd+K anywhere, and `/` unless something is typed. */
export function useFindKeys(open: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.altKey) return
    const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !isTyping(event.target) && !isCovered()
    if (!isFindShortcut(event) && !isSlash) return
    // Or the browser would search on its own.
    event.preventDefault()
    open()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

/** How the keys are called on this machine. */
export const shortcutName = () => (/Mac|iP(hone|ad)/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K')
