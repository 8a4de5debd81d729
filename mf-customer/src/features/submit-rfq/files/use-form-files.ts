import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { FileNames } from '../draft/rfq-draft.ts'
import type { RfqFormValues } from '../form/rfq-form-schema.ts'
import type { Uploads } from './use-upload-queue.ts'

/** The files chosen in the form, by part, together with those of an earlier visit. */
export function useFormFiles({ parts }: RfqFormValues, { queue, filesOf }: Uploads, lostFiles: FileNames) {
  const latest = useRef(parts)
  useEffect(() => {
    latest.current = parts
  }, [parts])
  const add = useCallback(
    async (part: string, files: File[]) => {
      // Checking files takes a moment, in which their part may be removed.
      const isThere = latest.current.some(({ key }) => key === part)
      return isThere ? queue.add(part, files) : []
    },
    [queue],
  )
  const names: FileNames = useMemo(() => {
    const namesOf = (part: string) => [...filesOf(part).map(({ file }) => file.name), ...(lostFiles[part] ?? [])]
    return Object.fromEntries(parts.map(({ key }) => [key, namesOf(key)]))
  }, [parts, filesOf, lostFiles])
  return { add, names }
}
