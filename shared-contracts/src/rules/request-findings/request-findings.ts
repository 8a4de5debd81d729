import type { Drawing, Phrase } from './drawing-text.ts'
import type { Finding, TypedPart } from './finding.ts'
import { finishFindings } from './finish-finding.ts'
import { materialFindings } from './material-finding.ts'
import { quantityFindings } from './quantity-finding.ts'
import { drawnSizeFindings, type MeasuredModel, solidsFindings, typedSizeFindings } from './size-findings.ts'
import { threadFindings } from './thread-finding.ts'
import { isDrawing } from './title-block.ts'
import { toleranceFindings } from './tolerance-finding.ts'

/** The files of a part, as far as they could be read. */
export interface PartFiles {
  /** Its STEP files that were measured. */
  models: readonly MeasuredModel[]
  /** What was read of its PDFs; what is no drawing says nothing. */
  drawings: readonly Drawing[]
  /** Whether some STEP files are not measured yet: they may have the holes that seem to be missing. */
  isMeasuring: boolean
}

/**
 * Where the form, the drawings and the models of a part differ (docs/product/rfqs.md, 'Checked before sending'). When in
 * doubt it reports nothing.
 */
export function requestFindings(part: TypedPart, { models, drawings, isMeasuring }: PartFiles): Finding[] {
  const facts = isMeasuring ? [] : models.map((model) => model.facts)
  const ofDrawings = drawings.flatMap(({ fileName, phrases: all }) => {
    const phrases = onDrawings(all)
    if (phrases.length === 0) return []
    return [
      ...materialFindings(part, fileName, phrases),
      ...toleranceFindings(part, fileName, phrases),
      ...finishFindings(part, fileName, phrases),
      ...quantityFindings(part, fileName, phrases),
      ...(models.length === 1 && !isMeasuring
        ? models.flatMap((model) => drawnSizeFindings(model, fileName, phrases))
        : []),
      ...threadFindings(facts, fileName, phrases),
    ]
  })
  const ofModels = [...solidsFindings(models), ...(isMeasuring ? [] : typedSizeFindings(part, models))]
  return [...ofModels, ...ofDrawings]
}

/** The words of the pages that are drawings: a PDF may hold certificates and data sheets as well. */
function onDrawings(phrases: readonly Phrase[]): Phrase[] {
  return [...Map.groupBy(phrases, ({ page }) => page).values()].filter(isDrawing).flat()
}
