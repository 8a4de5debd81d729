import { type RefObject, useEffect, useState } from 'react'

/** Whether an element has been in sight: what belongs to one of a hundred rows is asked for only then. */
export function useInSight(place: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(() => typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (isSeen || !place.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true))
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isSeen, place])
  return isSeen
}
