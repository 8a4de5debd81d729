import { type ApiError, announceSessionEnded, connectionLost, parseError, readToken } from '@kerf/shared-runtime'
import { QueryClient, useQuery } from '@tanstack/react-query'
import { importStep, NotImported } from '../in-browser/import-step.ts'
import { makeRoom } from './kept-models.ts'
import type { Model } from './model.ts'
import { readModel, TooManyParts } from './read-model.ts'

/**
 * Kept one a copy: only the viewer shows models. They are read once in a page, by the address that names their bytes.
 * TanStack Query keeps them and not the store of RTK Query that holds everything else: typed arrays of many megabytes
 * are no state that actions carry. They go five minutes after they were last shown, or when others need the room.
 */
export const modelClient = new QueryClient({
  defaultOptions: {
    queries: { retry: 1, refetchOnWindowFocus: false, staleTime: Number.POSITIVE_INFINITY, gcTime: 5 * 60_000 },
  },
})

/** @throws ApiError as the server tells it, or for a lost connection */
async function fetchBytes(url: string, signal: AbortSignal): Promise<ArrayBuffer> {
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
  return response.arrayBuffer()
}

/** A model that is to be kept, for which others may have to go. */
function kept(model: Model): Model {
  makeRoom(modelClient, model)
  return model
}

/** The model behind an address, ready to be drawn. Two files of the same bytes have one: `v` of the address names them. */
export function useModel(url: string) {
  const version = new URL(url, window.location.href).searchParams.get('v')
  return useQuery(
    {
      queryKey: ['model', version ?? url],
      queryFn: async ({ signal }) => kept(readModel(await fetchBytes(url, signal))),
      retry: (failures, error) => failures < 1 && !(error instanceof TooManyParts),
      structuralSharing: false,
    },
    modelClient,
  )
}

/** The model that this browser makes of a file itself. */
export function useOwnModel(fileId: string) {
  const queryKey = ['own-model', fileId]
  const query = useQuery(
    {
      queryKey,
      queryFn: async ({ signal }) => kept(await importStep(await fetchBytes(downloadPath(fileId), signal), signal)),
      retry: (failures, error) => failures < 1 && !(error instanceof NotImported),
      structuralSharing: false,
    },
    modelClient,
  )
  return { ...query, stop: () => void modelClient.cancelQueries({ queryKey }) }
}

/** Where the file itself is read. */
export const downloadPath = (fileId: string) => `/api/files/${encodeURIComponent(fileId)}/download`
