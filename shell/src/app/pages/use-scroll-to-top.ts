import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** Scrolls a newly opened page to its top; going back leaves the position to the browser. */
export function useScrollToTop(): void {
  const { pathname } = useLocation()
  const navigationType = useNavigationType()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is not used, its change is what matters.
  useEffect(() => {
    if (navigationType === 'PUSH') window.scrollTo(0, 0)
  }, [pathname, navigationType])
}
