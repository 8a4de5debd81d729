import type { PartFacts } from '@kerf/shared-contracts/contracts/geometry'
import type { Drawing } from '@kerf/shared-contracts/rules/request-findings/drawing-text'
import { drawing } from '@kerf/shared-contracts/testing/drawing'
import { holeFacts, partFacts } from '@kerf/shared-contracts/testing/part-facts'

/** What is read of a drawing whose title block says this. */
export function readDrawingOf(fileName: string, titleBlock: Readonly<Record<string, string>>): Drawing {
  return { ...drawing([], titleBlock), fileName }
}

/** What was measured in a part of this size with these holes, in millimetres. */
export function measuredPart(sizeMm: PartFacts['sizeMm'], ...diameters: readonly number[]): PartFacts {
  return partFacts({
    sizeMm,
    holes: diameters.map((diameterMm) => holeFacts({ diameterMm, widestMm: diameterMm })),
  })
}
