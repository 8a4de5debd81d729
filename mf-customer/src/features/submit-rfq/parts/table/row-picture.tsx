import { shortFacts } from '@kerf/shared-parts/measures/measured-facts.ts'
import { useFacts, usePicture } from '@kerf/shared-parts/measures/use-facts.ts'
import { FilePicture } from '@kerf/shared-ui/files/file-picture.tsx'
import { useRef } from 'react'
import { useInSight } from '../../files/use-in-sight.ts'
import { Size } from './table-style.ts'

/** The picture of a row's drawing, with its size; asked for once the row is in sight, as there may be a hundred. */
export function RowPicture({ fileId }: { fileId: string | undefined }) {
  const place = useRef<HTMLSpanElement>(null)
  const isSeen = useInSight(place)
  return (
    <span ref={place}>
      {fileId && isSeen ? <Drawn fileId={fileId} /> : <FilePicture kind={fileId ? 'step' : 'other'} size="medium" />}
    </span>
  )
}

function Drawn({ fileId }: { fileId: string }) {
  const { data } = useFacts(fileId)
  return (
    <>
      <FilePicture kind="step" picture={usePicture(fileId)} size="medium" />
      {data?.facts && <Size>{shortFacts(data.facts).split(' · ')[0]}</Size>}
    </>
  )
}
