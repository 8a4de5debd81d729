import type { Phrase } from './drawing-text.ts'
import { anyLabel, labels, otherLabels } from './label-words.ts'

const alone = (label: string) => new RegExp(`^(?:\\d+[.)] ?)?(?:${label}) ?[:.]?$`, 'i')
const before = (label: RegExp) => new RegExp(`^(?:\\d+[.)] ?)?(?:${label.source})[ .](.+)$`, 'i')
const beforeColon = (label: RegExp) => new RegExp(`(?:^|[ .,;/])(?:${label.source}) ?: ?(.+)$`, 'i')

function beginning(label: RegExp) {
  return new RegExp(`^(?:${label.source})(?: ?[:.]|$| )`, 'i')
}

const oneLabel = alone(anyLabel)

/** A label and its translations, at most three: "Werkstoff", "Werkstoff / Material", "Werkstoff, Halbzeug:". */
function piecesOf(words: string): string[] {
  const pieces = words.split(/ ?[/|,] ?/, 4)
  return pieces.length < 4 ? [words, ...pieces] : [words]
}

/** Whether words are nothing but a label, whose value stands elsewhere or nowhere. */
export function isLabel(words: string): boolean {
  const [whole = '', ...pieces] = piecesOf(words)
  return oneLabel.test(whole) || (pieces.length > 0 && pieces.every((piece) => oneLabel.test(piece)))
}

/** What a label of a drawing names. */
export interface Labelled {
  words: string
  phrase: Phrase
  /** Whether label and value stand in one phrase, as in "QTY: 4". */
  isInline: boolean
}

/** The values that stand behind, beside or below a label. */
export function labelled(phrases: readonly Phrase[], label: RegExp): Labelled[] {
  const [isThis, isBefore, isBeforeColon] = [alone(label.source), before(label), beforeColon(label)]
  const isAlone = (words: string) => piecesOf(words).some((piece) => isThis.test(piece)) && isLabel(words)
  return phrases.flatMap((phrase): Labelled[] => {
    if (isAlone(phrase.text)) {
      const value = besideOrBelow(phrase, phrases)
      return value ? [{ words: value.text, phrase: value, isInline: false }] : []
    }
    const match = isBeforeColon.exec(phrase.text) ?? isBefore.exec(phrase.text)
    const words = match?.at(-1)?.trim()
    return words && !isLabel(words) ? [{ words, phrase, isInline: true }] : []
  })
}

/** The value of a label that stands alone: in the next cell of its row, else in the same cell below it. */
function besideOrBelow(label: Phrase, phrases: readonly Phrase[]): Phrase | undefined {
  const others = phrases.filter((phrase) => phrase !== label && phrase.page === label.page && !phrase.isTurned)
  const end = label.x + label.width
  const isBeside = (phrase: Phrase) => {
    const size = Math.max(label.height, phrase.height)
    return Math.abs(phrase.y - label.y) < 0.8 * size && phrase.x >= end - size && phrase.x - end < 14 * size
  }
  const isBelow = (phrase: Phrase) => {
    const size = Math.max(label.height, phrase.height)
    const overlaps = phrase.x < end + size && phrase.x + phrase.width > label.x - size
    return overlaps && phrase.y - label.y > 0.5 * size && phrase.y - label.y < 3 * size
  }
  const isValue = ({ text }: Phrase) => !isLabel(text)
  const beside = others.filter(isBeside).sort((a, b) => a.x - b.x)
  const below = others.filter(isBelow).sort((a, b) => a.y - b.y || a.x - b.x)
  return beside.find(isValue) ?? below.find(isValue)
}

const partsLists =
  /^(?:item|pos(?:ition|\.)?(?: ?nr\.?)?|part ?(?:no\.?|number)|description|benennung|next ass(?:'?y|embly)|used on|品\s?番|序\s?号|件\s?号)$/i

/** Whether a label heads a column of a list of parts, whose numbers are of single items. */
export function headsList(value: Phrase, phrases: readonly Phrase[]): boolean {
  return phrases.some(
    ({ text, page, y, height }) =>
      partsLists.test(text) && page === value.page && Math.abs(y - value.y) < 4 * Math.max(height, value.height),
  )
}

/** What hardly another paper says: a scale, a projection, a tolerance for all dimensions. */
const ofDrawings = [
  ...[labels.tolerance, otherLabels.scale, otherLabels.projection].map(beginning),
  /(?:^|[ :])\d{1,3} ?: ?\d{1,3}(?:$|[ ()])/,
  /iso ?2768|en ?22768|unless otherwise|wenn nicht anders|sauf indication|asme ?y14|jis ?b ?0405|gb(?:\/t)? ?1804/i,
]
/** What other papers say as well. */
const { drawn, checked, approved, number, revision, sheet } = otherLabels
const ofPapers = [labels.material, labels.finish, drawn, checked, approved, number, revision, sheet].map(beginning)

/**
 * Whether a PDF is a drawing and not an order, a certificate or a letter: only drawings have so many of the words that
 * title blocks are made of.
 */
export function isDrawing(phrases: readonly Phrase[]): boolean {
  const count = (patterns: readonly RegExp[]) =>
    patterns.filter((pattern) => phrases.some(({ text }) => pattern.test(text))).length
  const own = count(ofDrawings)
  return own > 0 && own + count(ofPapers) >= 3
}
