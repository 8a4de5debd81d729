import { type RefObject, useLayoutEffect, useState } from 'react'

/** The width of an element in px as it changes; undefined until it is known, and where nothing is drawn. */
export function useElementWidth(element: RefObject<HTMLElement | null>): number | undefined {
  const [width, setWidth] = useState<number>()
  // Before the first picture, so that nothing is seen to change its width.
  useLayoutEffect(() => {
    const measured = element.current
    if (!measured || typeof ResizeObserver === 'undefined') return
    const measure = () => setWidth(measured.clientWidth || undefined)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(measured)
    return () => observer.disconnect()
  }, [element])
  return width
}
