import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Reports typing once it pauses, or when the focus moves on. During a press it waits until the release: a list that
 * changed under the finger would swallow the click.
 * @param typed what is not reported yet; undefined for nothing
 * @param delay of a pause, in milliseconds
 * @returns a function to call when the focus moves elsewhere
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
    // Before the click acts, so that its handler finds the typed text reported.
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
