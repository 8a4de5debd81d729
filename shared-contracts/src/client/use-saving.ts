import { useState } from 'react'
import { saveDownload } from './download.ts'

interface SavingCallbacks {
  onSaved?: () => void
  onFailed: (error: unknown) => void
}

/** Downloads one thing at a time, so that a button can show that it is on its way. */
export function useSaving() {
  const [saving, setSaving] = useState<string | null>(null)
  const save = async (path: string, fallbackName: string, { onSaved, onFailed }: SavingCallbacks) => {
    setSaving(path)
    try {
      await saveDownload(path, fallbackName)
      onSaved?.()
    } catch (error) {
      onFailed(error)
    } finally {
      setSaving(null)
    }
  }
  return { saving, save }
}
