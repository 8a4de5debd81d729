import { type ApiError, announceSessionEnded, connectionLost, parseError, readToken } from '@kerf/shared-runtime'
import { QueryClient, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Model, readModel } from './model.ts'

/** Kept one a copy: models are large, and only the viewer shows them. */
export const modelClient = new QueryClient({
  defaultOptions: {
    queries: { retry: 1, refetchOnWindowFocus: false, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  },
})

async function fetchModel(url: string, signal: AbortSignal): Promise<Model> {
  const token = readToken()
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {}
  const response = await fetch(url, { headers, credentials: 'include', signal }).catch((error: unknown) => {
    throw signal.aborted ? error : connectionLost
  })
  if (!response.ok) {
    if (response.status === 401) announceSessionEnded()
    const error: ApiError = parseError(response.status, response.statusText, await response.text(), null)
    throw error
  }
  return readModel(await response.arrayBuffer())
}

/** The model behind an address, ready to be drawn; what it holds is freed when nobody shows it any more. */
export function useModel(url: string) {
  const query = useQuery(
    { queryKey: ['model', url], queryFn: ({ signal }) => fetchModel(url, signal), structuralSharing: false },
    modelClient,
  )
  const model = query.data
  useEffect(() => () => model?.dispose(), [model])
  return query
}
