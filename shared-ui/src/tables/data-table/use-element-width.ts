import { type RefObject, useLayoutEffect, useState } from 'react'

/** An element's width in px as it changes; undefined until measured, and where there is no layout. */
export function useElementWidth(element: RefObject<HTMLElement | null>): number | undefined {
  const [width, setWidth] = useState<number>()
  // Before the first paint, so that no change of width is visible.
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
