import type { NavigationCount } from '@kerf/module-kit/platform'
import { tags } from '@kerf/shared-contracts/contracts/tags'
import { baseApi, polling, type Store } from '@kerf/shared-runtime'
import { useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'

type Call = Pick<NavigationCount, 'call' | 'tags'>

/** Fetched every 30 s (milliseconds here), stale after 10 s (seconds here): docs/product/messages.md, 'Unread badge'. */
const freshness = { subscriptionOptions: polling, forceRefetch: 10 } as const

const countsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    // A module's build rejects a count that is not a number.
    navigationCounts: build.query<Record<string, unknown> | null, Call>({
      query: ({ call }) => ({ url: call }),
      providesTags: (_answer, _error, asked) => tags.filter((tag) => asked.tags.includes(tag)),
    }),
  }),
})

const { navigationCounts } = countsApi.endpoints

function sumOf(answer: Record<string, unknown> | null | undefined, fields: readonly string[]): number {
  return fields.reduce((sum, field) => sum + (Number(answer?.[field]) || 0), 0)
}

/** One query per source of counts, whichever entries use it. */
function callsOf(counts: readonly (NavigationCount | undefined)[]): Call[] {
  const byPlace = new Map<string, Call>()
  for (const { call, tags: news } of counts.filter((count) => count !== undefined)) {
    byPlace.set(call, { call, tags: [...new Set([...(byPlace.get(call)?.tags ?? []), ...news])].sort() })
  }
  return [...byPlace.values()]
}

/**
 * The counts beside the navigation entries that the manifests declare, kept up to date. Only used ones are fetched.
 * @param counts one per entry, in order
 * @returns the numbers in the same order; 0 while unknown, and for entries without a count
 */
export function useNavigationCounts(counts: readonly (NavigationCount | undefined)[]): number[] {
  const dispatch = useDispatch<Store['dispatch']>()
  const calls = callsOf(counts)
  const wanted = JSON.stringify(calls)
  useEffect(() => {
    const subscriptions = (JSON.parse(wanted) as Call[]).map((call) =>
      dispatch(navigationCounts.initiate(call, freshness)),
    ) // written above
    return () => {
      for (const { unsubscribe } of subscriptions) unsubscribe()
    }
  }, [dispatch, wanted])
  const sums = useSelector((state: ReturnType<Store['getState']>) =>
    counts
      .map((count) => {
        const call = calls.find((each) => each.call === count?.call)
        return count && call ? sumOf(navigationCounts.select(call)(state).data, count.fields) : 0
      })
      .join(' '),
  )
  return sums.split(' ').map(Number)
}

/** The accessible text of a count. */
export function wordsOf({ words }: NavigationCount): (count: number) => string {
  return (count) => (count === 1 ? words.one : words.other).replace('{count}', String(count))
}
