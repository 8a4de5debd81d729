import { watchUpload } from '@kerf/shared-runtime'
import { useEffect, useState } from 'react'

/** The upload progress of a file in percent, whichever call carries it. */
export function useUploadProgress(file: File | null): number {
  const [progress, setProgress] = useState(0)
  useEffect(() => {
    if (file === null) return
    setProgress(0)
    return watchUpload(file, ({ sent, total }) => setProgress(total ? (sent / total) * 100 : 0))
  }, [file])
  return progress
}
