import { showMade } from '@kerf/shared-parts/files/download.ts'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { toast } from '@kerf/shared-runtime'
import { useState } from 'react'
import { text } from './text.ts'

const words = text.preview

/** Shows PDFs as Kerf would create them, one at a time, and reports failures. */
export function usePreview() {
  const [isMaking, setMaking] = useState(false)
  /** See `showMade`. */
  const preview = async (path: string, fallbackName: string, json?: unknown) => {
    setMaking(true)
    try {
      await showMade(path, fallbackName, words.waiting, json)
    } catch (error) {
      toast.error(words.failed, failureWords(error, text.tryAgain))
    } finally {
      setMaking(false)
    }
  }
  return { isMaking, preview }
}
