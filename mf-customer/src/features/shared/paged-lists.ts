import {
  answerOf,
  type Cursor,
  infiniteQueryOptions,
  once,
  type PagedList,
  pagedList,
} from '@kerf/shared-parts/lists/paged-list.ts'
import type { Page } from '@kerf/shared-runtime'
import { baseApi, polling } from '@kerf/shared-runtime'
import { type ListOrdersApiArg, type Order, ordersApi } from '@kerf/shared-runtime/endpoints/orders'
import { type ListQuotesApiArg, type Quote, quotesApi } from '@kerf/shared-runtime/endpoints/quotes'
import { type ListRfqsApiArg, type Rfq, rfqsApi } from '@kerf/shared-runtime/endpoints/rfqs'

const { listRfqs } = rfqsApi.endpoints
const { listOrders } = ordersApi.endpoints
const { listQuotes } = quotesApi.endpoints

const pagedApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    customerRfqPages: build.infiniteQuery<Page<Rfq>, Omit<ListRfqsApiArg, 'cursor'>, Cursor>({
      infiniteQueryOptions,
      providesTags: ['Rfq'],
      queryFn: async ({ queryArg, pageParam }, { dispatch }) =>
        answerOf(await dispatch(listRfqs.initiate({ ...queryArg, cursor: pageParam ?? undefined }, once))),
    }),
    customerOrderPages: build.infiniteQuery<Page<Order>, Omit<ListOrdersApiArg, 'cursor'>, Cursor>({
      infiniteQueryOptions,
      providesTags: ['Order'],
      queryFn: async ({ queryArg, pageParam }, { dispatch }) =>
        answerOf(await dispatch(listOrders.initiate({ ...queryArg, cursor: pageParam ?? undefined }, once))),
    }),
    customerQuotePages: build.infiniteQuery<Page<Quote>, Omit<ListQuotesApiArg, 'cursor'>, Cursor>({
      infiniteQueryOptions,
      providesTags: ['Quote'],
      queryFn: async ({ queryArg, pageParam }, { dispatch }) =>
        answerOf(await dispatch(listQuotes.initiate({ ...queryArg, cursor: pageParam ?? undefined }, once))),
    }),
  }),
})

/** Rows at a time: what a tall screen shows, so that opening a list of thousands stays quick. */
const limit = 25

export const useRfqPages = (query: Omit<ListRfqsApiArg, 'cursor'>): PagedList<Rfq> =>
  pagedList(pagedApi.useCustomerRfqPagesInfiniteQuery({ limit, ...query }, polling))

export const useOrderPages = (query: Omit<ListOrdersApiArg, 'cursor'>): PagedList<Order> =>
  pagedList(pagedApi.useCustomerOrderPagesInfiniteQuery({ limit, ...query }, polling))

export const useQuotePages = (query: Omit<ListQuotesApiArg, 'cursor'>): PagedList<Quote> =>
  pagedList(pagedApi.useCustomerQuotePagesInfiniteQuery(query, polling))
