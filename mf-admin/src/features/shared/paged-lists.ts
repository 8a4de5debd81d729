import { baseApi } from '@kerf/shared-contracts/client/base-api'
import type { Page } from '@kerf/shared-contracts/client/base-query'
import {
  adminOrdersApi,
  type ListAdminOrdersApiArg,
  type ListArchivedOrdersApiArg,
  type Order,
} from '@kerf/shared-contracts/client/generated/admin-orders'
import { adminRfqsApi, type ListAdminRfqsApiArg, type Rfq } from '@kerf/shared-contracts/client/generated/admin-rfqs'
import {
  answerOf,
  type Cursor,
  infiniteQueryOptions,
  once,
  type PagedList,
  pagedList,
} from '@kerf/shared-contracts/client/paged-list'
import { polling } from '@kerf/shared-contracts/client/polling'

const { listAdminRfqs } = adminRfqsApi.endpoints
const { listAdminOrders, listArchivedOrders } = adminOrdersApi.endpoints

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
