import { type RefObject, useEffect, useRef, useState } from 'react'

const focusable = 'a[href], button:not(:disabled), input, select, textarea, summary, [tabindex="0"]'

/**
 * Lets the keyboard scroll content in which nothing is focusable.
 *
 * @returns a ref and the `tabIndex` of the scrolling element: 0 while it overflows and holds no link, button or field,
 *   so that Tab reaches it and the arrow keys scroll it
 */
export function useKeyboardScroll<Scroller extends HTMLElement>(): {
  ref: RefObject<Scroller | null>
  tabIndex: 0 | undefined
} {
  const ref = useRef<Scroller>(null)
  const [takesFocus, setTakesFocus] = useState(false)
  useEffect(() => {
    const scroller = ref.current
    if (!scroller) return
    const look = () =>
      setTakesFocus(scroller.scrollHeight > scroller.clientHeight && !scroller.querySelector(focusable))
    const content = new MutationObserver(look)
    content.observe(scroller, { childList: true, subtree: true })
    window.addEventListener('resize', look)
    look()
    return () => {
      content.disconnect()
      window.removeEventListener('resize', look)
    }
  }, [])
  return { ref, tabIndex: takesFocus ? 0 : undefined }
}
