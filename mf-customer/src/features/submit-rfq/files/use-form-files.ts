import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { FileNames } from '../draft/rfq-draft.ts'
import type { RfqFormValues } from '../form/rfq-form-schema.ts'
import { wholeRequest } from './sending/upload-queue.ts'
import type { Uploads } from './sending/use-upload-queue.tsx'

/**
 * Adds files to the parts of the form.
 * @returns also `names`, by part, of the files that were not sent, with those of an earlier visit
 */
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
    const unsentOf = (part: string) => filesOf(part).filter(({ earlyId }) => earlyId === undefined)
    const namesOf = (part: string) => [...unsentOf(part).map(({ name }) => name), ...(lostFiles[part] ?? [])]
    return Object.fromEntries([...parts.map(({ key }) => key), wholeRequest].map((part) => [part, namesOf(part)]))
  }, [parts, filesOf, lostFiles])
  return { add, names }
}
