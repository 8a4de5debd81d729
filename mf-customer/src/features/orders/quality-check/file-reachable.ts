import { baseApi } from '@kerf/shared-runtime'

/**
 * Whether a file can be had, asked before a frame shows it: what a frame got instead of a file, no page can tell.
 * Asked for the head of the answer only, at the file's own address.
 */
const reachableApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    fileReachable: build.query<null, string>({
      query: (fileUrl) => ({ url: fileUrl, method: 'HEAD' }),
      providesTags: ['File'],
    }),
  }),
})

export const { useFileReachableQuery } = reachableApi
