import { useEffect, useReducer, useRef, useState } from 'react'

/**
 * A value that does not change while the pointer is pressed. Leaving a field by pressing a button says what is wrong
 * with the field; a line that appears then would move the button away, and the click would be lost.
 */
export function useAfterPress<Value>(value: Value): Value {
  const isPressed = useRef(false)
  const [, drawAgain] = useReducer((count: number) => count + 1, 0)
  const [shown, setShown] = useState(value)
  const latest = useRef({ value, shown })
  latest.current = { value, shown }

  useEffect(() => {
    const press = () => {
      isPressed.current = true
    }
    const release = () => {
      // The click follows within the same turn.
      setTimeout(() => {
        isPressed.current = false
        if (latest.current.value !== latest.current.shown) drawAgain()
      })
    }
    const releases = ['pointerup', 'pointercancel', 'dragend'] as const
    document.addEventListener('pointerdown', press, true)
    for (const type of releases) document.addEventListener(type, release, true)
    return () => {
      document.removeEventListener('pointerdown', press, true)
      for (const type of releases) document.removeEventListener(type, release, true)
    }
  }, [])

  if (isPressed.current) return shown
  if (shown !== value) setShown(value)
  return value
}
