import { saveDownload } from '@kerf/shared-parts/files/download.ts'
import { messageOf, toast } from '@kerf/shared-runtime'
import { useState } from 'react'
import { text } from './text.ts'

/** Saves a file under its own name, and says so when that fails. */
export function useDownload(fileId: string, fileName: string) {
  const [isLoading, setLoading] = useState(false)
  const download = async () => {
    setLoading(true)
    try {
      await saveDownload(`/api/files/${encodeURIComponent(fileId)}/download`, fileName)
    } catch (error) {
      toast.error(text.downloadFailed, messageOf(error, text.downloadFailed))
    } finally {
      setLoading(false)
    }
  }
  return { download: () => void download(), isLoading }
}
