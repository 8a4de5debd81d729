import { text as measures } from '@kerf/shared-parts/measures/text.ts'
import { useFacts } from '@kerf/shared-parts/measures/use-facts.ts'
import { text } from '../text.ts'

/** What was measured in a STEP file, after the other facts; nothing until then. */
export function DrawingFacts({ fileId }: { fileId: string }) {
  const { data } = useFacts(fileId)
  if (!data?.facts) return null
  const { sizeMm, solids } = data.facts
  return ` · ${measures.millimetres(sizeMm)}${solids > 1 ? ` · ${text.rfq.solids(solids)}` : ''}`
}
