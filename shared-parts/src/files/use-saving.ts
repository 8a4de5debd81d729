import { useEffect, useRef, useState } from 'react'
import { saveDownload } from './download.ts'

interface SavingCallbacks {
  onSaved?: () => void
  onFailed: (error: unknown) => void
}

/**
 * Downloads one thing at a time, so that a button can show that it is on its way.
 * @param isBound whether it is given up when its button goes, as where the page is left; otherwise it comes all the same
 */
export function useSaving({ isBound = false } = {}) {
  const [saving, setSaving] = useState<string | null>(null)
  const underWay = useRef<AbortController>(undefined)
  useEffect(() => () => (isBound ? underWay.current?.abort() : undefined), [isBound])

  const save = async (path: string, fallbackName: string, { onSaved, onFailed }: SavingCallbacks) => {
    const controller = new AbortController()
    underWay.current = controller
    setSaving(path)
    try {
      await saveDownload(path, fallbackName, controller.signal)
      onSaved?.()
    } catch (error) {
      if (!controller.signal.aborted) onFailed(error)
    } finally {
      setSaving(null)
    }
  }
  return { saving, save }
}
