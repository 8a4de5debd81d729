import { useEffect, useRef, useState } from 'react'
import { saveDownload } from './download.ts'

interface SavingCallbacks {
  onSaved?: () => void
  onFailed: (error: unknown) => void
}

/**
 * Runs one download at a time, so that a button can show progress.
 * @param isBound whether unmounting, for example by leaving the page, aborts it; otherwise it continues
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
