import type { Page } from '@kerf/shared-runtime'
import { type ApiError, connectionLost, isApiError } from '@kerf/shared-runtime'

/**
 * For lists that grow by 'Load more'. Each is an infinite query over the generated list call, so that a refetch (live
 * event, polling, a mutation) walks all loaded pages again with fresh cursors instead of mixing old and new ones.
 */
export const infiniteQueryOptions = {
  initialPageParam: null,
  getNextPageParam: (lastPage: { nextCursor: string | null }) => lastPage.nextCursor ?? undefined,
}

/** Where a page begins; null for the first one. */
export type Cursor = string | null

/** For `initiate` of the generated call, which is read for its answer alone; the infinite query keeps it. */
export const once = { subscribe: false, forceRefetch: true } as const

/** What the query function of an infinite query answers, from what the generated call answered. */
export function answerOf<Answer>({ data, error }: { data?: Answer; error?: unknown }) {
  if (data !== undefined) return { data }
  const failure: ApiError = isApiError(error) ? error : connectionLost
  return { error: failure }
}

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
  /** How many there are in all. */
  total: number
  /** Nothing is known yet of what was asked for. */
  loading: boolean
  /** Nothing could be had; a failed refetch leaves what is shown. */
  failed: boolean
  retrying: boolean
  retry: () => void
  loadingMore: boolean
  /** Given while there is more. */
  loadMore: (() => void) | undefined
}

/** Turns what the hook of an infinite query reports into a {@link PagedList}. */
export function pagedList<Row>(result: PagedResult<Row>): PagedList<Row> {
  const pages = result.currentData?.pages ?? []
  const unknown = result.currentData === undefined
  return {
    rows: pages.flatMap((page) => page.items),
    total: pages.at(-1)?.total ?? 0,
    loading: unknown && result.isFetching && !result.error,
    failed: unknown && result.error !== undefined,
    retrying: result.isFetching,
    retry: () => void result.refetch(),
    loadingMore: result.isFetchingNextPage,
    loadMore: result.hasNextPage ? () => void result.fetchNextPage() : undefined,
  }
}
