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
import {
  type Account,
  type Activity,
  accountsApi,
  type ListAccountActivityApiArg,
  type ListAccountsApiArg,
} from '@kerf/shared-runtime/endpoints/accounts'

const { listAccounts, listAccountActivity } = accountsApi.endpoints

type AccountFilters = Omit<ListAccountsApiArg, 'cursor'>
type ActivityFilters = Omit<ListAccountActivityApiArg, 'cursor'>

const pagedApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    accountPages: build.infiniteQuery<Page<Account>, AccountFilters, Cursor>({
      infiniteQueryOptions,
      providesTags: ['Account'],
      queryFn: async ({ queryArg, pageParam }, { dispatch }) =>
        answerOf(await dispatch(listAccounts.initiate({ ...queryArg, cursor: pageParam ?? undefined }, once))),
    }),
    accountActivityPages: build.infiniteQuery<Page<Activity>, ActivityFilters, Cursor>({
      infiniteQueryOptions,
      providesTags: ['Activity'],
      queryFn: async ({ queryArg, pageParam }, { dispatch }) =>
        answerOf(await dispatch(listAccountActivity.initiate({ ...queryArg, cursor: pageParam ?? undefined }, once))),
    }),
  }),
})

export const useAccounts = (filters: AccountFilters): PagedList<Account> =>
  pagedList(pagedApi.useAccountPagesInfiniteQuery(filters, polling))

export const useAccountActivity = (filters: ActivityFilters): PagedList<Activity> =>
  pagedList(pagedApi.useAccountActivityPagesInfiniteQuery(filters, polling))
