import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Reports typing once it pauses or the focus moves on. While the pointer is pressed it waits for the release: a list
 * that changed under the finger would swallow the click.
 * @param typed the text not yet reported; undefined if there is none
 * @param delay length of a pause in milliseconds
 * @returns a function to call on blur
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
    // Before the click is handled, so that its handler sees the typed text reported.
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
