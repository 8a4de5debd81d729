import { useProvider } from '@kerf/shared-runtime'
import { useEffect } from 'react'
import { text } from './text.ts'

/**
 * Sets the tab's title to what the page shows, as in 'Order SORD-0001 · Kerf', while the page is mounted.
 * @param thing undefined until known: the tab keeps the route's title
 */
export function usePageTitle(thing: string | undefined): void {
  const { name } = useProvider()
  useEffect(() => {
    if (thing === undefined) return
    const before = document.title
    const ours = text.title(thing, name)
    document.title = ours
    return () => {
      // The shell may have set the next page's title already.
      if (document.title === ours) document.title = before
    }
  }, [thing, name])
}
