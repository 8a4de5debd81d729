import { baseApi } from '@kerf/shared-contracts/client/base-api'
import type { Page } from '@kerf/shared-contracts/client/base-query'
import type {
  ListAdminOrdersApiArg,
  ListArchivedOrdersApiArg,
} from '@kerf/shared-contracts/client/generated/orders-admin'
import { type Order, ordersAdminApi } from '@kerf/shared-contracts/client/generated/orders-admin'
import type { ListAdminRfqsApiArg } from '@kerf/shared-contracts/client/generated/rfqs-admin'
import { type Rfq, rfqsAdminApi } from '@kerf/shared-contracts/client/generated/rfqs-admin'
import {
  answerOf,
  type Cursor,
  infiniteQueryOptions,
  once,
  type PagedList,
  pagedList,
} from '@kerf/shared-contracts/client/paged-list'
import { polling } from '@kerf/shared-contracts/client/polling'

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
