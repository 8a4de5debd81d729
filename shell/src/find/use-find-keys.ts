import { useEffect, useEffectEvent } from 'react'
import { areShortcutsOn } from '../shortcuts/shortcuts-choice.ts'
import { isCovered, isTyping } from '../shortcuts/typing.ts'

/** Ctrl+K or Cmd+K. */
export function isFindShortcut({ ctrlKey, metaKey, altKey, shiftKey, isComposing, key }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !altKey && !shiftKey && !isComposing && key.toLowerCase() === 'k'
}

/** The keys that open the search: Ctrl+K or Cmd+K anywhere, and `/` unless something is typed. */
export function useFindKeys(open: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.altKey) return
    const isBare = !event.ctrlKey && !event.metaKey && !isTyping(event.target) && !isCovered()
    const isSlash = event.key === '/' && isBare && areShortcutsOn()
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
