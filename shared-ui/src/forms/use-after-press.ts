import { useEffect, useReducer, useRef, useState } from 'react'

/**
 * A value that stays fixed while the pointer is pressed. Pressing a button blurs a field and so shows its error; the
 * new line would move the button away and lose the click.
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
      // The click follows in the same task.
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
