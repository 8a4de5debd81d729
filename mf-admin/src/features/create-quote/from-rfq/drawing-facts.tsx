import { text as measures } from '@kerf/shared-parts/measures/text.ts'
import { useGetFileGeometryQuery } from '@kerf/shared-runtime/endpoints/geometry'
import { text } from '../text.ts'

/** What was found in a STEP file, after the other facts; nothing until it was read. */
export function DrawingFacts({ fileId }: { fileId: string }) {
  const { data } = useGetFileGeometryQuery({ id: fileId })
  if (!data?.facts) return null
  const { sizeMm, solids } = data.facts
  return ` · ${measures.millimetres(sizeMm)}${solids > 1 ? ` · ${text.rfq.solids(solids)}` : ''}`
}
