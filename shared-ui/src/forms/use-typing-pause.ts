import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Tells when typing has paused, or when whoever typed goes on to something else. That which is pressed meanwhile stays
 * where it is until it is released: a list that changed under the finger would swallow the click.
 * @param typed what is not told yet; undefined when there is nothing to tell
 * @param delay of a pause, in milliseconds
 * @returns to be called when the focus goes elsewhere
 */
export function useTypingPause(typed: string | undefined, delay: number, onPause: () => void): () => void {
  const isPressed = useRef(false)
  const tell = useEffectEvent(onPause)
  useEffect(() => {
    if (typed === undefined) return
    const wait = () => setTimeout(() => tell(), delay)
    let timer = wait()
    const press = () => {
      isPressed.current = true
      clearTimeout(timer)
    }
    const release = () => {
      isPressed.current = false
      clearTimeout(timer)
      timer = wait()
    }
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    window.addEventListener('pointerdown', press, options)
    window.addEventListener('pointerup', release, options)
    window.addEventListener('pointercancel', release, options)
    // Before what was clicked acts, so that it finds what was typed told.
    window.addEventListener('click', () => tell(), options)
    return () => {
      listening.abort()
      clearTimeout(timer)
      isPressed.current = false
    }
  }, [typed, delay])
  return () => {
    if (!isPressed.current) onPause()
  }
}
