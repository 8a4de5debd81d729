import { useEffect } from 'react'
import { type NavigateOptions, useSearchParams } from 'react-router-dom'

/** The last requested address until the router has rendered it. One a copy: both changes come from one screen. */
let asked: { from: string; to: URLSearchParams } | null = null

/**
 * The query of the address, and how to change it. The router renders a new address a moment after the request; of two
 * changes in that moment, such as a search that ends with a click elsewhere, the second builds on the first.
 */
export function useAddressQuery() {
  const [query, setQuery] = useSearchParams()
  const drawn = query.toString()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another address is rendered
  useEffect(() => {
    asked = null
  }, [drawn])

  const change = (edit: (query: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => {
    const now = asked?.from === drawn ? asked.to : query
    const to = edit(new URLSearchParams(now))
    // Requested twice, such as by focusing and clicking a tab, it is one history step.
    if (to.toString() === now.toString()) return
    asked = { from: drawn, to }
    setQuery(to, options)
  }
  return [query, change] as const
}
