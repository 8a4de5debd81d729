import type { PartFacts } from '../../contracts/geometry.ts'
import { type Phrase, quoted } from './drawing-text.ts'
import { type Finding, findingOf } from './finding.ts'
import { numberOf } from './units.ts'

/** A thread as a drawing calls it, with the diameters between which a hole for it is drawn, in millimetres. */
interface Thread {
  name: string
  core: number
  nominal: number
  /** Whether the words say that it is inside, as "6H" and "THRU" do, or outside, as "6g" does. */
  side: 'inside' | 'outside' | null
}

/** Pitch of the coarse series (ISO 261), by nominal diameter. */
const coarse: Readonly<Record<string, number>> = {
  ...{
    '2': 0.4,
    '2.5': 0.45,
    '3': 0.5,
    '4': 0.7,
    '5': 0.8,
    '6': 1,
    '8': 1.25,
    '10': 1.5,
    '12': 1.75,
    '14': 2,
    '16': 2,
  },
  ...{ '18': 2.5, '20': 2.5, '22': 2.5, '24': 3, '27': 3, '30': 3.5, '33': 3.5, '36': 4, '42': 4.5, '48': 5 },
}

/** Nominal and core diameter of pipe threads (ISO 228-1; for taper ones about as wide as ASME B1.20.1 drills them). */
const pipes: Readonly<Record<string, readonly [nominal: number, core: number]>> = {
  ...{ '1/16': [7.72, 6.0], '1/8': [10.3, 8.4], '1/4': [13.7, 11.0], '3/8': [17.1, 14.4], '1/2': [21.3, 17.8] },
  ...{ '3/4': [26.7, 23.0] },
}

const metric =
  /(?:(?<![\p{L}\d.,/-])|(?<=(?<![\p{L}\d.,/-])\d{1,2}-))M(\d{1,2}(?:[.,]5)?)(?: ?[x×] ?(\d{1,3}(?:[.,]\d{1,2})?))?(?: ?- ?([4-8][GHgh])(?![\p{L}\d]))?(?!(?!深|タップ|ねじ|ネジ|通)[\p{L}\d:]| ?:| ?- ?\d\d)/gu
const unified =
  /(?<![\p{L}\d.,])(#\d{1,2}|\d{1,2}|0?\.\d{2,3}|\d{1,2}\/\d{1,2}|\d[ -]\d\/\d{1,2})"? ?- ?(\d{1,2}) ?(UNC|UNF|UNEF|UN)(?: ?- ?[123]([AB]))?/gu
const pipe = /(?<![\p{L}\d])(?:(?:G|Rc|Rp) ?(\d\/\d{1,2})|(\d\/\d{1,2}) ?(?:- ?\d{2} ?)?(?:NPTF?|BSPP?))(?![\d:])/gu

/** Screws and what they go through, which the model need not have a thread for, and names of views. */
const ofOthers =
  /\bfor\b|für|pour|screw|schraube|bolt|\bnuts?\b|mutter|insert|heli-?coil|einsatz|clearance|durchgang|stud\b|stift|washer|scheibe|\bdin ?\d|\biso ?\d{3}|\b[sbf]hcs\b|\bfits?\b|socket|\bhead\b|rivnut|rivet|standoff|senk(?:ung|bohrung)|schr\.|\bvis\b|ボルト|ナット|バカ穴|ザグリ|螺栓|螺钉|螺母|\bview\b|detail|section|schnitt|ansicht|einzelheit|\bvue\b|coupe/i
const insideWords = /\btap(?:ped|s)?\b|thru|through|durch|tief|deep|⌴|⌵|↧|▽|gewindebohrung|taraud|ねじ|タップ|深/i

function sideOf(letter: string | undefined, text: string): Thread['side'] {
  if (letter !== undefined) return /[HGB]$/.test(letter) ? 'inside' : 'outside'
  return insideWords.test(text) || /^\d+ ?[x×-]/i.test(text) ? 'inside' : null
}

function metricIn(text: string): Thread[] {
  return [...text.matchAll(metric)].flatMap(([name, size = '', written, tolerance]): Thread[] => {
    const diameter = numberOf(size)
    const usual = coarse[String(diameter)]
    const pitch = written === undefined ? usual : numberOf(written)
    // A larger number behind it is the length of a screw.
    if (usual === undefined || pitch === undefined || pitch > usual) return []
    return [{ name: name.trim(), nominal: diameter, core: diameter - 1.0825 * pitch, side: sideOf(tolerance, text) }]
  })
}

function inches(size: string): number {
  if (size.startsWith('#')) return 0.06 + 0.013 * Number(size.slice(1))
  const parts = size.split(/[ -]/)
  const sum = parts.reduce((total, part) => {
    const [over = '0', under = '1'] = part.split('/')
    return total + Number(over) / Number(under)
  }, 0)
  // Numbered sizes are written without their sign too: 10-32 UNF.
  return parts.length === 1 && !size.includes('/') && sum > 1 ? inches(`#${size}`) : sum
}

function unifiedIn(text: string): Thread[] {
  return [...text.matchAll(unified)].flatMap(([name, size = '', perInch = '', , letter]): Thread[] => {
    const nominal = inches(size)
    const core = nominal - 1.0825 / Number(perInch)
    const side = sideOf(letter, text)
    return core > 0 ? [{ name: name.trim(), nominal: nominal * 25.4, core: core * 25.4, side }] : []
  })
}

function pipesIn(text: string): Thread[] {
  return [...text.matchAll(pipe)].flatMap(([name, parallel, other]): Thread[] => {
    const [nominal, core] = pipes[parallel ?? other ?? ''] ?? []
    return nominal && core ? [{ name: name.trim(), nominal, core, side: sideOf(undefined, text) }] : []
  })
}

/** The threads that words of a drawing ask for. */
function threadsIn(text: string): Thread[] {
  return ofOthers.test(text) ? [] : [...metricIn(text), ...unifiedIn(text), ...pipesIn(text)]
}

const mostFindings = 5

/** Whether a hole is drawn as wide as the thread or its core is. */
function hasHole({ core, nominal }: Thread, models: readonly PartFacts[]): boolean {
  return models.some(({ holes }) =>
    holes.some(({ diameterMm, widestMm }) =>
      [diameterMm, widestMm].some((diameter) => diameter > core * 0.97 && diameter < nominal * 1.02 + 0.05),
    ),
  )
}

/** Whether what was measured is enough to say that a hole is not there. */
function isWhole({ bodies, holes, faceKinds }: PartFacts): boolean {
  return bodies.length > 0 && (holes.length > 0 || (faceKinds.freeform === 0 && faceKinds.cylinder === 0))
}

/** Threads of the drawing for which the model has no hole. Outer threads are not looked for. */
export function threadFindings(models: readonly PartFacts[], fileName: string, phrases: readonly Phrase[]): Finding[] {
  if (models.length === 0 || !models.every(isWhole)) return []
  const isTurned = models.some(({ bodies }) => bodies.some(({ turned }) => turned !== null))
  const asked = phrases
    .filter(({ isInTitleBlock }) => !isInTitleBlock)
    .flatMap(({ text, page }) => threadsIn(text).map((thread) => ({ thread, text, page })))
    .filter(({ thread: { side } }) => side === 'inside' || (side === null && !isTurned))
  const missing = asked.filter(({ thread }) => !hasHole(thread, models))
  const once = missing.filter(
    ({ thread }, at) => missing.findIndex((other) => other.thread.name === thread.name) === at,
  )
  return once.slice(0, mostFindings).map(({ thread, text, page }) =>
    findingOf({
      kind: 'thread',
      mine: { source: 'model', words: `No hole for ${thread.name}` },
      theirs: { source: 'drawing', fileName, page, words: quoted(text) },
      take: { words: thread.name, note: `Thread as on the drawing: ${quoted(text)}` },
    }),
  )
}
