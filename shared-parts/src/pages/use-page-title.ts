import { useProvider } from '@kerf/shared-runtime'
import { useEffect } from 'react'
import { text } from './text.ts'

/**
 * Calls the browser's tab by what the page shows, as in 'Order SORD-0001 · Kerf', while the page is there.
 * @param thing undefined until it is known: the tab keeps the name of the route
 */
export function usePageTitle(thing: string | undefined): void {
  const { name } = useProvider()
  useEffect(() => {
    if (thing === undefined) return
    const before = document.title
    const ours = text.title(thing, name)
    document.title = ours
    return () => {
      // The shell may have named the next page already.
      if (document.title === ours) document.title = before
    }
  }, [thing, name])
}
