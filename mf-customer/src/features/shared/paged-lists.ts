import { type ApiError, connectionLost, isApiError } from '@kerf/shared-contracts/client/api-error'
import { baseApi } from '@kerf/shared-contracts/client/base-api'
import type { Page } from '@kerf/shared-contracts/client/base-query'
import { type ListOrdersApiArg, type Order, ordersApi } from '@kerf/shared-contracts/client/generated/orders'
import { type ListQuotesApiArg, type Quote, quotesApi } from '@kerf/shared-contracts/client/generated/quotes'
import { type ListRfqsApiArg, type Rfq, rfqsApi } from '@kerf/shared-contracts/client/generated/rfqs'
import { polling } from './polling.ts'

/**
 * Lists that grow by 'Load more'. Each is an infinite query over the generated list call, so that a refetch (live
 * event, polling, a mutation) walks all loaded pages again with fresh cursors instead of mixing old and new ones.
 */
const infiniteQueryOptions = {
  initialPageParam: null,
  getNextPageParam: (lastPage: { nextCursor: string | null }) => lastPage.nextCursor ?? undefined,
}

/** The generated call is read once for its answer; what stays in the cache is the infinite query's. */
const once = { subscribe: false, forceRefetch: true } as const

function answerOf<Answer>({ data, error }: { data?: Answer; error?: unknown }) {
  if (data !== undefined) return { data }
  const failure: ApiError = isApiError(error) ? error : connectionLost
  return { error: failure }
}

type Cursor = string | null

const pagedApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    customerRfqPages: build.infiniteQuery<Page<Rfq>, Omit<ListRfqsApiArg, 'cursor'>, Cursor>({
      infiniteQueryOptions,
      providesTags: ['Rfq'],
      queryFn: async ({ queryArg, pageParam }, { dispatch }) =>
        answerOf(
          await dispatch(rfqsApi.endpoints.listRfqs.initiate({ ...queryArg, cursor: pageParam ?? undefined }, once)),
        ),
    }),
    customerOrderPages: build.infiniteQuery<Page<Order>, Omit<ListOrdersApiArg, 'cursor'>, Cursor>({
      infiniteQueryOptions,
      providesTags: ['Order'],
      queryFn: async ({ queryArg, pageParam }, { dispatch }) =>
        answerOf(
          await dispatch(
            ordersApi.endpoints.listOrders.initiate({ ...queryArg, cursor: pageParam ?? undefined }, once),
          ),
        ),
    }),
    customerQuotePages: build.infiniteQuery<Page<Quote>, Omit<ListQuotesApiArg, 'cursor'>, Cursor>({
      infiniteQueryOptions,
      providesTags: ['Quote'],
      queryFn: async ({ queryArg, pageParam }, { dispatch }) =>
        answerOf(
          await dispatch(
            quotesApi.endpoints.listQuotes.initiate({ ...queryArg, cursor: pageParam ?? undefined }, once),
          ),
        ),
    }),
  }),
})

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

function pagedList<Row>(result: PagedResult<Row>): PagedList<Row> {
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

export const useRfqPages = (query: Omit<ListRfqsApiArg, 'cursor'>): PagedList<Rfq> =>
  pagedList(pagedApi.useCustomerRfqPagesInfiniteQuery(query, polling))

export const useOrderPages = (query: Omit<ListOrdersApiArg, 'cursor'>): PagedList<Order> =>
  pagedList(pagedApi.useCustomerOrderPagesInfiniteQuery(query, polling))

export const useQuotePages = (query: Omit<ListQuotesApiArg, 'cursor'>): PagedList<Quote> =>
  pagedList(pagedApi.useCustomerQuotePagesInfiniteQuery(query, polling))
