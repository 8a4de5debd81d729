import bidiFactory from 'bidi-js'
import type { Font } from 'fontkit'
import LineBreaker from 'linebreak'
import { fontOf, type Weight } from './fonts.ts'

/** How a text is set. */
export interface Style {
  /** Points. */
  size: number
  weight: Weight
  color: string
  /** Figures of one width, so that they stand below each other in a column of numbers. */
  isTabular?: true
}

/** Glyphs of one font that stand side by side, from the left. */
export interface Piece {
  font: Font
  /** As it is handed to the font, which turns what is written from the right by itself. */
  text: string
  width: number
}

/** One line as it is drawn. */
export interface Line {
  pieces: Piece[]
  width: number
  /** Its text in the order in which it is read. */
  text: string
  /** Whether its paragraph is written from the right. */
  fromRight: boolean
}

interface Run {
  start: number
  end: number
  font: Font
  level: number
}

interface Paragraph {
  text: string
  runs: Run[]
  style: Style
  fromRight: boolean
}

const bidi = bidiFactory()
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Letters that join, or stack their marks: they are composed of parts, and look wrong without. */
const composed = /[\p{Script=Arabic}\p{Script=Thai}]/u

/** No alternates by context, which take most of the time, but where letters need them. */
export function featuresOf({ isTabular }: Style, text: string) {
  const isPlain = !composed.test(text)
  return { ...(isPlain && { calt: false, ccmp: false }), ...(isTabular && { tnum: true }) }
}

/** What has no glyph of its own: controls, and marks that only steer how text is drawn. */
const invisible = /[\p{Cc}\p{Cf}]/gu

/** Longer texts are cut: nobody reads a book here, and nobody waits for one. */
const longest = 20_000

/** Widths of texts in units of their font, as the same words come again. */
const known = new WeakMap<Font, Map<string, number>>()

function widthOf(font: Font, text: string, style: Style): number {
  const widths = known.get(font) ?? new Map<string, number>()
  known.set(font, widths)
  const key = style.isTabular ? `0${text}` : `a${text}`
  const width = widths.get(key) ?? font.layout(text, featuresOf(style, text)).advanceWidth
  if (widths.size > 20_000) widths.clear()
  widths.set(key, width)
  return (width / font.unitsPerEm) * style.size
}

const writtenFromRight = /[\p{Script=Hebrew}\p{Script=Arabic}]/u

/** A number with a unit or a letter behind it: `12.5 mm`, `12-A`. */
const measures = /\d[\d.,:/×-]*\s?\p{Script=Latin}[\p{Script=Latin}\d./-]*/gu

/**
 * The level of each letter (UAX #9), with measures and part numbers kept together: read from the right alone, `12-A`
 * would stand as `A-12` beside Hebrew, which is another part.
 */
function levelsOf(text: string): { levels: readonly number[]; fromRight: boolean } {
  if (!writtenFromRight.test(text)) return { levels: [], fromRight: false }
  const isolated = text.replaceAll(measures, '\u2066$&\u2069')
  const { levels, paragraphs } = bidi.getEmbeddingLevels(isolated, 'auto')
  const own = [...levels].filter((_level, index) => !/[\u2066\u2069]/.test(isolated[index] ?? ''))
  return { levels: own, fromRight: (paragraphs[0]?.level ?? 0) % 2 === 1 }
}

/** Breaks a text without line ends into runs of one font and one direction. */
function paragraphOf(text: string, style: Style): Paragraph {
  const { levels, fromRight } = levelsOf(text)
  const runs: Run[] = []
  for (const { segment, index } of graphemes.segment(text)) {
    const last = runs.at(-1)
    const font = fontOf(segment, style.weight, last?.font)
    const level = levels[index] ?? 0
    const end = index + segment.length
    if (last?.font === font && last.level === level) last.end = end
    else runs.push({ start: index, end, font, level })
  }
  return { text, runs, style, fromRight }
}

/** The runs of a part of a paragraph, in the order in which they are read. */
function runsBetween({ runs }: Paragraph, start: number, end: number): Run[] {
  const found: Run[] = []
  for (let index = runAt(runs, start); index < runs.length; index += 1) {
    const run = runs[index]
    if (!run || run.start >= end) break
    found.push({ ...run, start: Math.max(run.start, start), end: Math.min(run.end, end) })
  }
  return found
}

/** The place of the run that holds a position: a text of many scripts has thousands. */
function runAt(runs: readonly Run[], position: number): number {
  let [from, to] = [0, runs.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if ((runs[middle]?.end ?? 0) > position) to = middle
    else from = middle + 1
  }
  return from
}

function measure(paragraph: Paragraph, start: number, end: number): number {
  const { text, style } = paragraph
  return runsBetween(paragraph, start, end).reduce(
    (sum, run) => sum + widthOf(run.font, text.slice(run.start, run.end), style),
    0,
  )
}

/** From the order of reading to that of the eye (UAX #9, L2): from the highest level down, reverse what is at least it. */
function inVisualOrder(runs: readonly Run[]): Run[] {
  const ordered = [...runs]
  const highest = Math.max(0, ...runs.map(({ level }) => level))
  for (let level = highest; level > 0; level -= 1) {
    let from = 0
    while (from < ordered.length) {
      let to = from
      while (to < ordered.length && (ordered[to]?.level ?? 0) >= level) to += 1
      ordered.splice(from, to - from, ...ordered.slice(from, to).reverse())
      from = to + 1
    }
  }
  return ordered
}

/** Text of a run from the right: brackets face the other way, and what a font would not turn by itself is turned. */
function turned(text: string): string {
  const letters = Array.from(text, (letter) => bidi.getMirroredCharacter(letter) ?? letter)
  const fontTurns = writtenFromRight.test(text)
  return (fontTurns ? letters : letters.reverse()).join('')
}

/** In Thai the ring of AM stands below a mark of tone, though it is written behind it; fonts do not turn them by themselves. */
const inThaiOrder = (text: string) => text.replaceAll(/([\u0e48-\u0e4b])\u0e33/g, '\u0e4d$1\u0e32')

function lineOf(paragraph: Paragraph, start: number, end: number): Line {
  const text = paragraph.text.slice(start, end).trimEnd()
  const pieces = inVisualOrder(runsBetween(paragraph, start, start + text.length)).map((run) => {
    const read = paragraph.text.slice(run.start, run.end)
    const shown = run.level % 2 === 1 ? turned(read) : inThaiOrder(read)
    return { font: run.font, text: shown, width: widthOf(run.font, shown, paragraph.style) }
  })
  return { pieces, text, width: pieces.reduce((sum, { width }) => sum + width, 0), fromRight: paragraph.fromRight }
}

/** Where a paragraph may be broken, each with the width of what stands before it. A word wider than a line is cut. */
function* breaks(paragraph: Paragraph, width: number): Generator<{ end: number; width: number }> {
  const breaker = new LineBreaker(paragraph.text)
  let start = 0
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    const end = next.position
    const needed = measure(paragraph, start, end)
    if (needed <= width) yield { end, width: needed }
    else
      for (const { segment, index } of graphemes.segment(paragraph.text.slice(start, end))) {
        const from = start + index
        yield { end: from + segment.length, width: measure(paragraph, from, from + segment.length) }
      }
    start = end
  }
}

function linesOfParagraph(paragraph: Paragraph, width: number): Line[] {
  const lines: Line[] = []
  let start = 0
  let end = 0
  let used = 0
  for (const next of breaks(paragraph, width)) {
    // A blank at the end of a line takes no room in it.
    const blank = /\s$/.test(paragraph.text.slice(end, next.end)) ? measure(paragraph, next.end - 1, next.end) : 0
    if (used > 0 && used + next.width - blank > width) {
      lines.push(lineOf(paragraph, start, end))
      start = end
      used = 0
    }
    used += next.width
    end = next.end
  }
  if (end > start || lines.length === 0) lines.push(lineOf(paragraph, start, end))
  return lines
}

/**
 * Sets a text in lines no wider than `width`: in any of the scripts that the fonts hold, also mixed, and whichever side
 * it is written from (docs/product/documents.md, 'Scripts').
 * @param width points @returns at least one line
 */
export function typeset(text: string, style: Style, width: number): Line[] {
  const shown = text.length > longest ? `${text.slice(0, longest)}…` : text
  return shown.split(/\r\n|[\n\r\u2028\u2029]/).flatMap((paragraph) => {
    const visible = paragraph.replaceAll('\t', '    ').replaceAll(invisible, '')
    return linesOfParagraph(paragraphOf(visible, style), width)
  })
}
