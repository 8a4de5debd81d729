import type { Phrase } from './drawing-text.ts'

/** What title blocks call things, in the languages that drawings reach us in. */
export const labels = {
  material: /mat(?:eria(?:l|ux?|le)|ériau|ière|'?l|\.)|werkst(?:off|\.)|材\s?質|材\s?料|材\s?质|재질/,
  finish:
    /(?:surface )?(?:finish(?:ing)?|treatment|coating)|oberfl(?:äche(?:n(?:behandlung|schutz)?)?|\.)|beschichtung|traitement|表面処理|表面处理|処\s?理/,
  quantity:
    /q'?ty\.?(?: ?(?:req'?d|required)\.?)?|quantity(?: required)?|no\.? (?:off|req'?d)|st(?:ü|ue)ckzahl|anzahl|menge|quantité|qté|cantidad|数\s?量|個\s?数|件\s?数/,
  tolerance:
    /(?:general |unspecified )?tol(?:erances?|\.)|(?:allgemein|freimaß|freimass)toleranz(?:en)?|toleranz(?:en)?|tolérances?(?: générales?)?|一般公差|普通公差|未注公差/,
} as const

const otherLabels = [
  /scale|maßstab|massstab|échelle|escala|尺\s?度|比\s?例/,
  /drawn(?: by)?|drw[nb]?\.?|gez(?:eichnet|\.)|bearb(?:eitet|\.)|dessiné(?: par)?|製\s?図|设\s?计|制\s?图/,
  /ch(?:ec)?k'?d\.?(?: by)?|checked(?: by)?|gepr(?:üft|\.)|norm|検\s?図|审\s?核/,
  /appr(?:ove)?d?\.?(?: by)?|approved|freigabe|freigegeben|承\s?認|批\s?准/,
  /(?:drawing|dwg\.?|part|doc(?:ument)?) ?(?:no\.?|number|#)|zeichn(?:ungs|\.)?-?(?:nummer|nr\.?)|sachnummer|図\s?番|图\s?号/,
  /rev(?:ision|\.)?|index|änderung|改\s?訂/,
  /(?:sheet|blatt|feuille)(?: ?\d+)?(?: (?:of|von|\/) ?\d+)?/,
  /(?:third|first|1st|3rd) angle(?: projection)?|projection|projektion(?:smethode)?|投影法?/,
  /title|benennung|titel|désignation|品\s?名|名\s?称/,
  /size|format|weight|mass|gewicht|masse|date|datum|name|cage(?: code)?|company|firma|do not scale(?: drawing)?/,
  /item|pos(?:ition|\.)?|description|bezeichnung|remarks?|bemerkung(?:en)?|notes?/,
] as const

/** The label alone, or before what it names. */
const alone = (label: RegExp) => new RegExp(`^(?:\\d+[.)] ?)?(?:${label.source}) ?[:.]?$`, 'i')
const before = (label: RegExp) => new RegExp(`^(?:\\d+[.)] ?)?(?:${label.source})[ .](.+)$`, 'i')
const beforeColon = (label: RegExp) => new RegExp(`(?:^|[ .,;])(?:${label.source}) ?: ?(.+)$`, 'i')

function beginning(label: RegExp) {
  return new RegExp(`^(?:${label.source})(?: ?[:.]|$| )`, 'i')
}

const everyLabel = [...Object.values(labels), ...otherLabels]
const labelAlone = everyLabel.map(alone)
const isLabel = ({ text }: Phrase) => labelAlone.some((label) => label.test(text))

/** What a label of a drawing names. */
export interface Labelled {
  words: string
  phrase: Phrase
  /** Whether label and value stand in one phrase, as in "QTY: 4". */
  isInline: boolean
}

/** The values that stand behind, beside or below a label. */
export function labelled(phrases: readonly Phrase[], label: RegExp): Labelled[] {
  const [isAlone, isBefore, isBeforeColon] = [alone(label), before(label), beforeColon(label)]
  return phrases.flatMap((phrase): Labelled[] => {
    if (isAlone.test(phrase.text)) {
      const value = besideOrBelow(phrase, phrases)
      return value ? [{ words: value.text, phrase: value, isInline: false }] : []
    }
    const match = isBeforeColon.exec(phrase.text) ?? isBefore.exec(phrase.text)
    const words = match?.at(-1)?.trim()
    return words ? [{ words, phrase, isInline: true }] : []
  })
}

/** The value of a label that stands alone: in the next cell of its row, else in the same cell below it. */
function besideOrBelow(label: Phrase, phrases: readonly Phrase[]): Phrase | undefined {
  const others = phrases.filter(
    (phrase) => phrase !== label && phrase.page === label.page && !phrase.isTurned && !isLabel(phrase),
  )
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
  const [beside] = others.filter(isBeside).sort((a, b) => a.x - b.x)
  const [below] = others.filter(isBelow).sort((a, b) => a.y - b.y || a.x - b.x)
  return beside ?? below
}

const partsLists =
  /^(?:item|pos(?:ition|\.)?(?: ?nr\.?)?|part ?(?:no\.?|number)|description|benennung|品\s?番|序\s?号|件\s?号)$/i

/** Whether a label heads a column of a list of parts, whose numbers are of single items. */
export function headsList(value: Phrase, phrases: readonly Phrase[]): boolean {
  return phrases.some(
    ({ text, page, y, height }) =>
      partsLists.test(text) && page === value.page && Math.abs(y - value.y) < 4 * Math.max(height, value.height),
  )
}

/** What hardly another paper says: a scale, a projection, a tolerance for all dimensions. */
const ofDrawings = [
  ...[labels.tolerance, otherLabels[0], otherLabels[7]].map(beginning),
  /(?:^|[ :])\d{1,3} ?: ?\d{1,3}(?:$|[ ()])/,
  /iso ?2768|unless otherwise|wenn nicht anders|asme ?y14/i,
]
/** What other papers say as well. */
const ofPapers = [labels.material, labels.finish, ...otherLabels.slice(1, 7)].map(beginning)

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
