import { tags } from '@kerf/shared-contracts/contracts/tags'
import { createApi } from '@reduxjs/toolkit/query/react'
import { baseQuery } from './base-query.ts'

/**
 * The empty slice that all modules share as a federation singleton: one cache, one session, one tag list. Each module
 * injects the generated endpoints it uses. Data is never stale unless a tag says so (docs/product/lists.md, 'Polling').
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: tags,
  keepUnusedDataFor: 300,
  endpoints: () => ({}),
})
