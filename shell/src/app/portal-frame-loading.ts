import { useEffect, useState } from 'react'

type PortalFrame = typeof import('./portal-frame.tsx').PortalFrame

let loading: Promise<PortalFrame> | undefined
let loaded: PortalFrame | undefined

/** Fetches the code of the frame, which visitors never see and do without. */
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
 * The frame, once its code is there; not suspended for, as what React then shows stays for 300 ms at least.
 * @param isWanted whether it is shown at all
 * @throws what kept it from loading, in rendering
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
