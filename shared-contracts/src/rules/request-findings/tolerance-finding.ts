import { storedLabelOf } from '../catalog.ts'
import { type Phrase, quoted } from './drawing-text.ts'
import { type Finding, findingOf, type TypedPart } from './finding.ts'
import { millimetresOf, numberOf, statedUnit } from './units.ts'

/** The choices of the form, from the widest to the tightest, with the least deviation in millimetres that each is for. */
const classes = [
  { value: 'standard', least: 0.095 },
  { value: 'tight', least: 0.045 },
  { value: 'precision', least: 0 },
] as const

const rankOf = (value: string) => classes.findIndex((each) => each.value === value)
const rankFor = (deviation: number) => classes.findIndex(({ least }) => deviation >= least)

/** What a drawing asks of all sizes without a tolerance of their own, as ranks of {@link classes}. */
interface General {
  widest: number
  tightest: number
  words: string
  page: number
}

/** A standard, with its part, its year and the word "class": ISO 2768-1:1989, NF EN 22768-1, DIN 7168 Teil 1, JIS B 0405. */
const standard =
  /(?:(?:iso|din) ?-?2768|en ?22768|din ?7168|jis ?b ?0405|gb(?:\/t)? ?1804)(?:[- ]{0,3}(?:(?:part|teil|t) ?)?[12](?!\d)){0,2}(?: ?[-:] ?\d{4}(?!\d))?[-–—,: ]{0,4}(?:(?:toleran[cz]e? ?)?(?:class|klasse)e?[: ]{0,3})?/
const classLetter = /(f|m|c|v|g|sg|fein|mittel|(?:sehr )?grob|fine|medium|coarse)(?:[hkl]|[级級])?(?![\p{L}\d])/u
const isoClass = new RegExp(`${standard.source}(?:${classLetter.source}|(精|中|粗|極粗)級)`, 'iu')

/** Fine stands between two choices of the form: its deviation grows from 0.05 to 0.15 mm with the size. */
const isFine = (letter: string) => /^[f精]/i.test(letter)

function byStandard(phrases: readonly Phrase[]): General[] {
  return phrases.flatMap(({ text, page }): General[] => {
    const match = isoClass.exec(text)
    const letter = match?.[1] ?? match?.[2]
    return letter ? [{ widest: 0, tightest: isFine(letter) ? 1 : 0, words: text, page }] : []
  })
}

const heading =
  /unless otherwise (?:specified|noted|stated)|general tol|tolerances? ?(?:$|:|are|on |unless)|allgemeintoleranz|freima(?:ß|ss)toleranz|nicht anders (?:angegeben|bemaßt)|sauf indication|tolérances? générales?|一般公差|普通(?:寸法)?公差|未注公差|(?:指示(?:なき|無き|外)|表示外)(?:寸法)?公差/i
const deviation = /(?:±|\+\/-|\+-) ?(\d*[.,]?\d+) ?(?![\d.,/]) ?(mm|inch(?:es)?|in\b|")?(?! ?°| ?deg)/gi
/** How the lines of a block of tolerances begin: places behind the point, kinds of sizes, or the deviation itself. */
const blockLine =
  /^(?:[.,\d]*[.,]?x+(?:[.,]x+)?(?!\w)|(?:one|two|three|four|[1-4]) ?-? ?(?:place|pl)|linear|decimals?|dim|tol|general|all |±|\+\/-)/i
const angle = /angul|angle|winkel|angles?|°/i

/** Deviations beside or below words that say that they are for all sizes. */
function byNumbers(phrases: readonly Phrase[]): General[] {
  const unit = statedUnit(phrases)?.unit
  return phrases
    .filter(({ text }) => heading.test(text))
    .flatMap((head): General[] => {
      const block = phrases.filter(
        (phrase) => phrase === head || (isInBlock(phrase, head) && blockLine.test(phrase.text)),
      )
      const found = block.flatMap(({ text }) =>
        angle.test(text.replace(heading, '')) && !/\.x|linear|mm/i.test(text) ? [] : deviationsIn(text, unit),
      )
      if (found.length === 0) return []
      const ranks = found.map(({ mm }) => rankFor(mm))
      const words = block.filter(({ text }) => text.search(deviation) >= 0).map(({ text }) => text)
      return [
        {
          widest: Math.min(...ranks),
          tightest: Math.max(...ranks),
          words: [...new Set([head.text, ...words])].join(' '),
          page: head.page,
        },
      ]
    })
}

/** A block of tolerances is a few short lines below its heading. */
function isInBlock({ page, x, y, height, isTurned }: Phrase, head: Phrase): boolean {
  const size = Math.max(height, head.height)
  const isUnder = y - head.y > -0.5 * size && y - head.y < 9 * size
  return page === head.page && !isTurned && isUnder && Math.abs(x - head.x) < 12 * size
}

/** In millimetres; none where nothing says in which unit they are. */
function deviationsIn(text: string, stated: 'mm' | 'in' | undefined): { mm: number }[] {
  return [...text.matchAll(deviation)].flatMap(([, written = '', suffix]) => {
    const value = numberOf(written)
    if (!(value > 0)) return []
    if (suffix) return [{ mm: value * millimetresOf[suffix.toLowerCase() === 'mm' ? 'mm' : 'in'] }]
    // Only inches are written without the zero before the point; only millimetres with a comma.
    if (written.startsWith('.')) return [{ mm: value * millimetresOf.in }]
    if (written.includes(',')) return [{ mm: value }]
    return stated ? [{ mm: value * millimetresOf[stated] }] : []
  })
}

const fit = /(?:^|[^\p{L}])\d+(?:[.,]\d+)? ?(?:[A-HJ-Z]|JS|[a-hj-z]|js)[4-8](?![\p{L}\d])/u
const ownDeviation = /\d ?(?:±|\+\/-) ?(\d*[.,]?\d+)|[+-] ?(0?[.,]0\d+)/g

/** Whether some sizes have tolerances of their own that are about as tight as the choice of the form. */
function hasTighterSizes(phrases: readonly Phrase[], rank: number): boolean {
  const unit = statedUnit(phrases)?.unit ?? 'mm'
  return phrases.some(({ text }) => {
    const own = [...text.matchAll(ownDeviation)].map(([, both, one]) => numberOf(both ?? one ?? ''))
    return fit.test(text) || own.some((value) => value > 0 && rankFor(value * millimetresOf[unit]) >= rank)
  })
}

/** The tolerance for all sizes, where the drawing asks for a tighter or a wider one than the form. */
export function toleranceFindings({ tolerance }: TypedPart, fileName: string, phrases: readonly Phrase[]): Finding[] {
  const rank = rankOf(tolerance)
  const stated = byStandard(phrases)
  const general = stated.length > 0 ? stated : byNumbers(phrases)
  const [first] = general
  if (rank < 0 || !first) return []
  const widest = Math.min(...general.map((each) => each.widest))
  const tightest = Math.max(...general.map((each) => each.tightest))
  const isTooWide = rank < widest
  const isTooTight = rank > tightest && !hasTighterSizes(phrases, rank)
  if (!isTooWide && !isTooTight) return []
  const value = classes[isTooWide ? widest : tightest]?.value ?? 'standard'
  return [
    findingOf({
      kind: 'tolerance',
      mine: { source: 'form', words: storedLabelOf('tolerances', tolerance) },
      theirs: { source: 'drawing', fileName, page: first.page, words: quoted(first.words) },
      take: { words: storedLabelOf('tolerances', value), change: { tolerance: value } },
    }),
  ]
}
