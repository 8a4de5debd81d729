import { useEffect, useState } from 'react'

type PortalFrame = typeof import('./portal-frame.tsx').PortalFrame

// Code of the frame, one a copy: a page has one shell, and what was loaded cannot be unloaded.
let loading: Promise<PortalFrame> | undefined
// One a copy: as above.
let loaded: PortalFrame | undefined

/** Loads the code of the frame, which visitors never need. */
export function loadPortalFrame(): Promise<PortalFrame> {
  loading ??= import('./portal-frame.tsx').then(
    ({ PortalFrame }) => {
      loaded = PortalFrame
      return PortalFrame
    },
    (failure) => {
      loading = undefined
      throw failure
    },
  )
  return loading
}

/**
 * The frame, once its code is loaded; without suspending, because React would then show the fallback for at least 300 ms.
 * @param isWanted whether it is shown at all
 * @throws a load error, during rendering
 */
export function usePortalFrame(isWanted: boolean): PortalFrame | undefined {
  const [failure, setFailure] = useState<unknown>()
  const [, setFrame] = useState(() => loaded)
  useEffect(() => {
    if (isWanted) loadPortalFrame().then((frame) => setFrame(() => frame), setFailure)
  }, [isWanted])
  if (failure !== undefined) throw failure
  return loaded
}
