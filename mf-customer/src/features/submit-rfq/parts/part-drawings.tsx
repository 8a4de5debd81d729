import { PartEstimate } from '@kerf/shared-parts/estimates/part-estimate.tsx'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { useFormikContext } from 'formik'
import { memo } from 'react'
import { isStepFile } from '../files/sending/early-sending.ts'
import type { QueuedFile } from '../files/sending/upload-queue.ts'
import { possibleQuantities, type RfqFormValues } from '../form/rfq-form-schema.ts'
import { DrawingPreview } from './drawing-preview.tsx'
import type { PartValues } from './part-list.ts'

interface PartDrawingsProps {
  part: PartValues
  files: readonly QueuedFile[]
}

/** What is known of a part's drawings, and what the part may cost, while it is entered. */
export function PartDrawings({ part, files }: PartDrawingsProps) {
  const { values } = useFormikContext<RfqFormValues>()
  const known = files.some((queued) => queued.earlyId !== undefined && isStepFile(queued))
  const isOneOfSeveral = values.parts.length > 1
  return known ? (
    <Drawings part={part} files={files} process={values.manufacturingProcess} isOneOfSeveral={isOneOfSeveral} />
  ) : null
}

/** Rendered anew only when something that it shows may have changed, not with every letter of the form. */
const Drawings = memo(function Drawings({
  part,
  files,
  process,
  isOneOfSeveral,
}: PartDrawingsProps & { process: string; isOneOfSeveral: boolean }) {
  const drawings = files.flatMap((queued) =>
    queued.earlyId && isStepFile(queued) ? [{ id: queued.earlyId, name: queued.name }] : [],
  )
  const quantities = possibleQuantities(part)
  const wish = {
    material: part.material,
    materialGrade: part.materialGrade || null,
    finishing: part.finishing || null,
    tolerance: part.tolerance,
    quantities: quantities.length > 0 ? quantities : [1],
    files: drawings.map(({ id }) => ({ id, fileType: 'step' as const })),
  }
  return (
    <Stack $gap={16}>
      {drawings.map(({ id, name }) => (
        <DrawingPreview key={id} fileId={id} fileName={name} process={process || null} />
      ))}
      <PartEstimate part={wish} process={process || null} isOneOfSeveral={isOneOfSeveral} isBeingEntered />
    </Stack>
  )
})
