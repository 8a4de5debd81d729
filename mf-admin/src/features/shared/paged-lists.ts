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
import type { ListAdminOrdersApiArg, ListArchivedOrdersApiArg } from '@kerf/shared-runtime/endpoints/orders-admin'
import { type Order, ordersAdminApi } from '@kerf/shared-runtime/endpoints/orders-admin'
import type { ListAdminRfqsApiArg } from '@kerf/shared-runtime/endpoints/rfqs-admin'
import { type Rfq, rfqsAdminApi } from '@kerf/shared-runtime/endpoints/rfqs-admin'

const { listAdminRfqs } = rfqsAdminApi.endpoints
const { listAdminOrders, listArchivedOrders } = ordersAdminApi.endpoints

type RfqFilters = Omit<ListAdminRfqsApiArg, 'cursor'>
type OrderFilters = Omit<ListAdminOrdersApiArg, 'cursor'>
type ArchivedFilters = Omit<ListArchivedOrdersApiArg, 'cursor'>

const pagedApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    adminRfqPages: build.infiniteQuery<Page<Rfq>, RfqFilters, Cursor>({
      infiniteQueryOptions,
      providesTags: ['Rfq'],
      queryFn: async ({ queryArg, pageParam }, { dispatch }) =>
        answerOf(await dispatch(listAdminRfqs.initiate({ ...queryArg, cursor: pageParam ?? undefined }, once))),
    }),
    adminOrderPages: build.infiniteQuery<Page<Order>, OrderFilters, Cursor>({
      infiniteQueryOptions,
      providesTags: ['Order'],
      queryFn: async ({ queryArg, pageParam }, { dispatch }) =>
        answerOf(await dispatch(listAdminOrders.initiate({ ...queryArg, cursor: pageParam ?? undefined }, once))),
    }),
    archivedOrderPages: build.infiniteQuery<Page<Order>, ArchivedFilters, Cursor>({
      infiniteQueryOptions,
      providesTags: ['Order'],
      queryFn: async ({ queryArg, pageParam }, { dispatch }) =>
        answerOf(await dispatch(listArchivedOrders.initiate({ ...queryArg, cursor: pageParam ?? undefined }, once))),
    }),
  }),
})

export const useIncomingRfqs = (filters: RfqFilters): PagedList<Rfq> =>
  pagedList(pagedApi.useAdminRfqPagesInfiniteQuery(filters, polling))

export const useActiveOrders = (filters: OrderFilters): PagedList<Order> =>
  pagedList(pagedApi.useAdminOrderPagesInfiniteQuery(filters, polling))

export const useArchivedOrders = (filters: ArchivedFilters): PagedList<Order> =>
  pagedList(pagedApi.useArchivedOrderPagesInfiniteQuery(filters, polling))
