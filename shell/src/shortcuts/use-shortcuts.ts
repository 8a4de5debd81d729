import { useEffect, useEffectEvent, useRef } from 'react'
import { areShortcutsOn } from './shortcuts-choice.ts'
import { isCovered, isTyping } from './typing.ts'

/** Milliseconds after `g` in which a letter still completes it. */
const patience = 1500

/**
 * Calls what belongs to typed keys: a single one such as `c` or `?`, or `g` and a letter. Keys that go into a field, are
 * held with others, or come while a window lies over the page mean nothing here.
 * @param actions by keys, such as `g o`
 */
export function useShortcuts(actions: ReadonlyMap<string, () => void>): void {
  const wentAt = useRef(Number.NEGATIVE_INFINITY)
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key.length !== 1 || isTyping(event.target) || isCovered() || !areShortcutsOn()) return
    const key = event.key.toLowerCase()
    const isSecond = event.timeStamp - wentAt.current < patience
    wentAt.current = !isSecond && key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY
    const action = actions.get(isSecond ? `g ${key}` : key)
    if (!action) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
