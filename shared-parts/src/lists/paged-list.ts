import type { Page } from '@kerf/shared-runtime'

interface PagedResult<Row> {
  currentData?: { pages: Page<Row>[] }
  error?: unknown
  isFetching: boolean
  isFetchingNextPage: boolean
  hasNextPage: boolean
  fetchNextPage: () => unknown
  refetch: () => unknown
}

/** A list as a screen shows it. */
export interface PagedList<Row> {
  rows: Row[]
  /** The total number. */
  total: number
  /** Nothing is loaded yet. */
  loading: boolean
  /** Loading failed; a failed refetch keeps what is shown. */
  failed: boolean
  /** Why, if it did. */
  error?: unknown
  retrying: boolean
  retry: () => void
  loadingMore: boolean
  /** Set while there is more. */
  loadMore: (() => void) | undefined
}

/**
 * Turns what the infinite query hook of a list returns into a {@link PagedList}, e.g.
 * `pagedList(useListOrdersPagesInfiniteQuery({ status }, polling))`. A refetch (live event, polling, a mutation) loads
 * all loaded pages again with fresh cursors, so that old and new ones never mix.
 */
export function pagedList<Row>(result: PagedResult<Row>): PagedList<Row> {
  const pages = result.currentData?.pages ?? []
  const unknown = result.currentData === undefined
  return {
    rows: pages.flatMap((page) => page.items),
    total: pages.at(-1)?.total ?? 0,
    loading: unknown && result.isFetching && !result.error,
    failed: unknown && result.error !== undefined,
    error: result.error,
    retrying: result.isFetching,
    retry: () => void result.refetch(),
    loadingMore: result.isFetchingNextPage,
    loadMore: result.hasNextPage ? () => void result.fetchNextPage() : undefined,
  }
}
