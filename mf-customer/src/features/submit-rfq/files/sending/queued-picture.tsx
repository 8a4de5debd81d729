import { usePicture } from '@kerf/shared-parts/measures/use-facts.ts'
import { FilePicture } from '@kerf/shared-ui/files/file-picture.tsx'
import { kindOfName } from '@kerf/shared-ui/files/kind-of-name.ts'
import { useRef } from 'react'
import { useInSight } from '../use-in-sight.ts'
import { isStepFile } from './early-sending.ts'
import type { QueuedFile } from './upload-queue.ts'

/** A chosen file: the picture of a STEP file as soon as it is drawn, else a drawing of what the file is. */
export function QueuedPicture({ queued }: { queued: QueuedFile }) {
  const { earlyId, name, misnamed } = queued
  const place = useRef<HTMLSpanElement>(null)
  const isSeen = useInSight(place)
  const isDrawn = isSeen && earlyId !== undefined && isStepFile(queued)
  return (
    <span ref={place}>
      {isDrawn ? <Drawn fileId={earlyId} /> : <FilePicture kind={misnamed ?? kindOfName(name)} size="small" />}
    </span>
  )
}

function Drawn({ fileId }: { fileId: string }) {
  return <FilePicture kind="step" picture={usePicture(fileId)} size="small" />
}
