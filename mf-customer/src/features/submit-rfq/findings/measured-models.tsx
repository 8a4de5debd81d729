import type { FileFacts } from '@kerf/shared-contracts/contracts/geometry'
import { useFacts } from '@kerf/shared-parts/measures/use-facts.ts'
import { useCallback, useEffect, useState } from 'react'
import { isStepFile } from '../files/sending/early-sending.ts'
import type { QueuedFile } from '../files/sending/upload-queue.ts'

type Measured = Readonly<Record<string, FileFacts>>

/** Asks for the facts of one STEP file, and shows nothing. */
function Watch({ fileId, onMeasured }: { fileId: string; onMeasured: (facts: FileFacts) => void }) {
  const { data } = useFacts(fileId)
  useEffect(() => {
    if (data) onMeasured(data)
  }, [data, onMeasured])
  return null
}

/**
 * The facts of the STEP files that were sent early.
 * @returns also what asks for them, to be rendered
 */
export function useMeasuredModels(files: readonly QueuedFile[]) {
  const [measured, setMeasured] = useState<Measured>({})
  const keep = useCallback((facts: FileFacts) => setMeasured((now) => ({ ...now, [facts.fileId]: facts })), [])
  const ids = [...new Set(files.filter(isStepFile).flatMap(({ earlyId }) => earlyId ?? []))]
  return { measured, watches: ids.map((id) => <Watch key={id} fileId={id} onMeasured={keep} />) }
}
