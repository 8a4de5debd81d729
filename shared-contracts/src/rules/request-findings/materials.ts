import type { Phrase } from './drawing-text.ts'
import { furtherMaterials } from './further-materials.ts'
import { labels } from './label-words.ts'
import type { NamedMaterial } from './material-entry.ts'
import { metals } from './metals.ts'
import { labelled } from './title-block.ts'

const entries = [...metals, ...furtherMaterials]

/** Other parts than the drawn one, which have materials of their own. */
const ofOthers =
  /screw|schraube|bolt|\bnut\b|mutter|washer|scheibe|insert|einsatz|dowel|\bpin\b|stift|spring|feder|\bISO ?\d{3,5}\b(?<!ISO ?2768)|\bDIN ?(?:EN ?)?\d{2,5}\b/i

/** The materials that words name, each once, the longest words for each. @param isLabelled short names count too */
export function materialsIn(words: string, isLabelled: boolean): NamedMaterial[] {
  const found = entries.flatMap(({ pattern, whenLabelled, ...named }) => {
    const names = isLabelled ? whenLabelled : pattern
    return names === null
      ? []
      : [...words.matchAll(names)].map((match) => ({
          ...named,
          words: match[0],
          from: match.index,
          to: match.index + match[0].length,
        }))
  })
  const whole = found.filter((one) => !found.some((other) => isWithin(one, other)))
  const exact = whole.filter(({ isGeneral }) => !isGeneral)
  return (exact.length > 0 ? exact : whole).map(({ from: _from, to: _to, ...named }) => named)
}

interface Place {
  from: number
  to: number
}
const isWithin = (one: Place, other: Place) =>
  other.from <= one.from && other.to >= one.to && other.to - other.from > one.to - one.from

/**
 * The materials that a drawing names: in its title block or a note, else anywhere if it is one alone. None of a drawing
 * with a list of parts of several materials.
 */
export function materialsOf(phrases: readonly Phrase[]): { named: NamedMaterial; quote: string; page: number }[] {
  const values = labelled(phrases, labels.material).map((value) => ({
    ...value,
    found: materialsIn(value.words, true),
  }))
  if (values.some(({ isInline, phrase, found }) => !isInline && isOfList(phrase, found, phrases))) return []
  const stated = values.flatMap(({ words, phrase, found }) =>
    found.map((named) => ({ named, quote: words, page: phrase.page })),
  )
  if (stated.length > 0) return stated
  const mentioned = phrases
    .filter(({ text }) => !ofOthers.test(text))
    .flatMap((phrase) =>
      materialsIn(phrase.text, false).map((named) => ({ named, quote: phrase.text, page: phrase.page })),
    )
  const kinds = new Set(mentioned.map(({ named }) => kindOf(named)))
  return kinds.size === 1 ? mentioned : []
}

const kindOf = ({ material, grade, words }: NamedMaterial) => `${material} ${grade ?? words.toUpperCase()}`

/** Whether other materials stand below the first, as in the column of a list of parts. */
function isOfList(first: Phrase, found: readonly NamedMaterial[], phrases: readonly Phrase[]): boolean {
  const kinds = new Set(found.map(kindOf))
  return phrases
    .filter(({ page, x, y, width, isTurned }) => {
      const isBelow = y > first.y && y - first.y < 12 * first.height
      return page === first.page && !isTurned && isBelow && x < first.x + first.width && x + width > first.x
    })
    .some(({ text }) => materialsIn(text, true).some((named) => !named.isGeneral && !kinds.has(kindOf(named))))
}
