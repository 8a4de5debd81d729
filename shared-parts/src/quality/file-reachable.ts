import { baseApi } from '@kerf/shared-runtime'

/**
 * Whether a file is available, checked before a frame shows it, because a page cannot see what its frame loaded. Sends
 * HEAD to the file's URL.
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
