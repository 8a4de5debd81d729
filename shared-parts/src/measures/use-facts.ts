import { useGetFileFactsQuery } from '@kerf/shared-runtime/endpoints/geometry'
import { useEffect, useState } from 'react'

/** Milliseconds; measuring takes about a second. */
const askEvery = 2000

/** The facts of a STEP file: asks again and again until there are some, or it is known that there will be none. */
export function useFacts(fileId: string) {
  const [isWaiting, setWaiting] = useState(true)
  const query = useGetFileFactsQuery({ id: fileId }, { pollingInterval: isWaiting ? askEvery : 0 })
  const status = query.data?.status
  useEffect(() => setWaiting(!query.isError && status !== 'ready' && status !== 'failed'), [status, query.isError])
  return query
}
