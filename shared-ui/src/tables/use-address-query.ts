import { useContext } from 'react'
import { type NavigateOptions, UNSAFE_NavigationContext, useSearchParams } from 'react-router-dom'

/** The router's history, which is at the last requested address before the router has rendered it. */
const isHistory = (navigator: object): navigator is { location: { search: string } } => 'location' in navigator

/**
 * The query of the address, and how to change it. The router renders a new address a moment after the request; each
 * change made in that moment, such as a second filter on a slow machine, builds on those before it.
 */
export function useAddressQuery() {
  const [query, setQuery] = useSearchParams()
  const { navigator } = useContext(UNSAFE_NavigationContext)

  const change = (edit: (query: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => {
    const now = isHistory(navigator) ? new URLSearchParams(navigator.location.search) : query
    const to = edit(new URLSearchParams(now))
    // Requested twice, such as by focusing and clicking a tab, it is one history step.
    if (to.toString() !== now.toString()) setQuery(to, options)
  }
  return [query, change] as const
}
