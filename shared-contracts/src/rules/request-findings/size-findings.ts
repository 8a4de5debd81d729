import type { FileFacts, PartFacts } from '../../contracts/geometry.ts'
import { type Phrase, quoted } from './drawing-text.ts'
import { type Finding, findingOf, type TypedPart } from './finding.ts'
import { millimetresOf, numberOf, statedUnit } from './units.ts'

/** A STEP file of the part with what was measured in it. */
export interface MeasuredModel {
  fileId: string
  fileName: string
  facts: PartFacts
  /** What somebody answered of its unit; null while nobody has. */
  meantUnit: FileFacts['meantUnit']
}

const rounded = (value: number) => Math.round(value * 100) / 100

/** A size, as in "90 × 60 × 75 mm". */
function sizeWords(sizeMm: readonly number[], unit: 'mm' | 'in' = 'mm'): string {
  return `${sizeMm.map((side) => rounded(side / millimetresOf[unit])).join(' × ')} ${unit}`
}

const dimension =
  /^(?:\d+ ?[x×] ?)?\(?[Ø⌀ø□]? ?(\d+(?:[.,]\d+)?|[.,]\d+)\)? ?(?:mm|")?(?: ?(?:±|\+|-).*| ?[A-Za-z]{1,2}\d{1,2}(?: .*)?| thru.*)?$/i

/** The numbers on the views of a drawing, which may be sizes; not those of its title block. */
function dimensionsOf(phrases: readonly Phrase[]): { value: number; page: number }[] {
  return phrases.flatMap(({ text, page, isInTitleBlock }) => {
    const value = numberOf(dimension.exec(text)?.[1] ?? '')
    return value > 0 && !isInTitleBlock ? [{ value, page }] : []
  })
}

const isSame = (one: number, other: number) => Math.abs(one - other) <= Math.max(0.02, other * 0.005)

/** How many of the model's sides stand on the drawing, each only once. */
function sidesFound(sizeMm: readonly number[], perUnit: number, values: readonly number[]): number[] {
  const sides = [...new Set(sizeMm.map((side) => rounded(side / perUnit)))].filter((side) => side >= 0.1)
  return sides.filter((side) => values.some((value) => isSame(value, side)))
}

/** The unit in which the model's numbers would fit the drawing, if they do not as they were read. */
function otherUnit({ unit }: Pick<PartFacts, 'unit'>): { meantUnit: 'mm' | 'in'; growth: number } | null {
  if (unit === 'mm' || unit === null) return { meantUnit: 'in', growth: 25.4 }
  return unit === 'in' ? { meantUnit: 'mm', growth: 1 / 25.4 } : null
}

/**
 * The size of a model, where the drawing's numbers are those of the model in the other unit, or of a part that is larger
 * than the model from corner to corner.
 */
export function drawnSizeFindings(model: MeasuredModel, fileName: string, phrases: readonly Phrase[]): Finding[] {
  const stated = statedUnit(phrases)
  const { facts, fileId, meantUnit } = model
  const { sizeMm } = facts
  if (!stated || meantUnit !== null || Math.max(...sizeMm) === 0) return []
  const perUnit = millimetresOf[stated.unit]
  const dimensions = dimensionsOf(phrases)
  const values = dimensions.map(({ value }) => value)
  if (sidesFound(sizeMm, perUnit, values).length > 0) return []
  const mine = { source: 'model' as const, words: sizeWords(sizeMm) }
  const theirs = (words: string) => ({ source: 'drawing' as const, fileName, page: stated.page, words: quoted(words) })

  const other = otherUnit(facts)
  const grown = other ? sizeMm.map((side) => side * other.growth) : []
  const sides = sidesFound(grown, perUnit, values)
  if (other && sides.length >= Math.min(2, new Set(grown.map(rounded)).size)) {
    return [
      findingOf({
        kind: 'unit',
        mine,
        theirs: theirs(`${stated.words}: ${sides.join(', ')}`),
        take: { words: sizeWords(grown, stated.unit), unit: { fileId, meantUnit: other.meantUnit } },
      }),
    ]
  }
  return tooLarge(model, dimensions, stated.unit).map((words) =>
    findingOf({ kind: 'size', mine, theirs: theirs(words), take: { words, note: `Size as on the drawing: ${words}` } }),
  )
}

/** Two different sizes that no part as large as the model can have. One alone may be anything. */
function tooLarge({ facts }: MeasuredModel, dimensions: readonly { value: number }[], unit: 'mm' | 'in'): string[] {
  const most = (1.05 * Math.hypot(...facts.sizeMm)) / millimetresOf[unit]
  const isLikely = (value: number) => value > most && value < most * 20
  const larger = [...new Set(dimensions.map(({ value }) => value).filter(isLikely))].sort((a, b) => b - a)
  return dimensions.length >= 4 && larger.length >= 2 ? [`${larger.slice(0, 3).join(', ')} ${unit}`] : []
}

const typedSize =
  /(\d+(?:[.,]\d+)?) ?(?:mm|cm|in|")? ?[x×*] ?(\d+(?:[.,]\d+)?) ?(?:mm|cm|in|")? ?[x×*] ?(\d+(?:[.,]\d+)?) ?(mm|cm|in(?:ch(?:es)?)?\b|"|″)/gi

/** Sizes of raw material, of boxes and the like, which are not the part's. */
const ofElse = /stock|blank|raw|rohteil|rohmaß|halbzeug|box|carton|pallet|packag|karton|verpack/i

/** A size that was typed, where the model is of another. */
export function typedSizeFindings({ texts }: TypedPart, models: readonly MeasuredModel[]): Finding[] {
  const [model, ...others] = models
  if (!model || others.length > 0 || model.facts.instances > 1) return []
  const typed = texts.flatMap((text) => (ofElse.test(text) ? [] : [...text.matchAll(typedSize)]))
  const [only, ...more] = typed
  if (!only || more.length > 0) return []
  const [words, a = '', b = '', c = '', unit = ''] = only
  const perUnit = { m: 1, c: 10 }[unit[0]?.toLowerCase() ?? ''] ?? 25.4
  const asked = [a, b, c].map((side) => numberOf(side) * perUnit).sort((one, other) => one - other)
  const found = [...model.facts.sizeMm].sort((one, other) => one - other)
  const differs = found.some((side, at) => {
    const difference = Math.abs(side - (asked[at] ?? 0))
    return difference > 1 && difference > side * 0.03
  })
  if (!differs) return []
  const size = sizeWords(model.facts.sizeMm)
  return [
    findingOf({
      kind: 'size',
      mine: { source: 'form', words: words.trim() },
      theirs: { source: 'model', fileName: model.fileName, page: null, words: size },
      take: { words: size, note: `Size as in the STEP file: ${size}` },
    }),
  ]
}

/** Several solids in a file that is asked for as one part. */
export function solidsFindings(models: readonly MeasuredModel[]): Finding[] {
  return models
    .filter(({ facts }) => facts.solids > 1)
    .map(({ facts: { solids }, fileName }) =>
      findingOf({
        kind: 'solids',
        mine: { source: 'form', words: 'One part' },
        theirs: { source: 'model', fileName, page: null, words: `${solids} solids` },
        take: {
          words: `${solids} solids`,
          note: `The STEP file holds ${solids} solids: please quote all of them.`,
        },
      }),
    )
}
