import { useAskEvery } from '@kerf/shared-runtime'
import { useGetFileFactsQuery, useGetFileGeometryQuery } from '@kerf/shared-runtime/endpoints/geometry'
import { useEffect, useState } from 'react'

/** Milliseconds, while no live events come; measuring takes about a second. */
const askAfter = 2000

/**
 * The facts of a STEP file. Until there are some, or it is known that there will be none, live events say when to ask
 * again; without them it asks again and again.
 */
export function useFacts(fileId: string) {
  const [isWaiting, setWaiting] = useState(true)
  const askEvery = useAskEvery(askAfter)
  const query = useGetFileFactsQuery({ id: fileId }, { pollingInterval: isWaiting ? askEvery : 0 })
  const status = query.data?.status
  useEffect(() => setWaiting(!query.isError && status !== 'ready' && status !== 'failed'), [status, query.isError])
  return query
}

/** The address of the picture of a STEP file, once it is drawn. */
export function usePicture(fileId: string): string | null {
  const [isWaiting, setWaiting] = useState(true)
  const askEvery = useAskEvery(askAfter)
  const { data, isError } = useGetFileGeometryQuery({ id: fileId }, { pollingInterval: isWaiting ? askEvery : 0 })
  const status = data?.status
  useEffect(() => setWaiting(!isError && status !== 'ready' && status !== 'failed'), [status, isError])
  // As the model's address, it names the bytes that the picture was made of.
  const [, version] = data?.modelUrl?.split('?') ?? []
  return version ? `/api/files/${fileId}/picture?${version}` : null
}
