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
  /** Tabular figures, so that digits line up in a column of numbers. */
  isTabular?: true
}

/** Adjacent glyphs of one font, from left to right. */
export interface Piece {
  font: Font
  /** As passed to the font, which reverses right-to-left text by itself. */
  text: string
  width: number
}

/** One line as drawn. */
export interface Line {
  pieces: Piece[]
  width: number
  /** Its text in reading order. */
  text: string
  /** Whether its paragraph is right-to-left. */
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

/** Letters that join or stack their marks; they are composed of parts, and look wrong otherwise. */
const composed = /[\p{Script=Arabic}\p{Script=Thai}]/u

/** No contextual alternates, which take most of the time, except where letters need them. */
export function featuresOf({ isTabular }: Style, text: string) {
  const isPlain = !composed.test(text)
  return { ...(isPlain && { calt: false, ccmp: false }), ...(isTabular && { tnum: true }) }
}

/** Characters without a glyph: controls, and marks that only affect how text is drawn. */
const invisible = /[\p{Cc}\p{Cf}]/gu

/** Longer texts are cut: nobody wants to read, or wait for, a book here. */
const longest = 20_000

/** Widths of texts in units of their font, cached because the same words recur. */
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

/** A number followed by a unit or a letter: `12.5 mm`, `12-A`. */
const measures = /\d[\d.,:/×-]*\s?\p{Script=Latin}[\p{Script=Latin}\d./-]*/gu

/**
 * The level of each letter (UAX #9), with measures and part numbers kept together: plain right-to-left order would show
 * `12-A` as `A-12` beside Hebrew, which is another part.
 */
function levelsOf(text: string): { levels: readonly number[]; fromRight: boolean } {
  if (!writtenFromRight.test(text)) return { levels: [], fromRight: false }
  const isolated = text.replaceAll(measures, '\u2066$&\u2069')
  const { levels, paragraphs } = bidi.getEmbeddingLevels(isolated, 'auto')
  const own = [...levels].filter((_level, index) => !/[\u2066\u2069]/.test(isolated[index] ?? ''))
  return { levels: own, fromRight: (paragraphs[0]?.level ?? 0) % 2 === 1 }
}

/** Splits a text without line breaks into runs of one font and one direction. */
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

/** The runs of part of a paragraph, in reading order. */
function runsBetween({ runs }: Paragraph, start: number, end: number): Run[] {
  const found: Run[] = []
  for (let index = runAt(runs, start); index < runs.length; index += 1) {
    const run = runs[index]
    if (!run || run.start >= end) break
    found.push({ ...run, start: Math.max(run.start, start), end: Math.min(run.end, end) })
  }
  return found
}

/** The index of the run at a position; a text in many scripts has thousands of runs. */
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

/** From reading order to visual order (UAX #9, L2): from the highest level down, reverse everything at or above it. */
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

/**
 * The text of a right-to-left run: brackets are mirrored, and whatever the font would not reverse by itself is
 * reversed.
 */
function turned(text: string): string {
  const letters = Array.from(text, (letter) => bidi.getMirroredCharacter(letter) ?? letter)
  const fontTurns = writtenFromRight.test(text)
  return (fontTurns ? letters : letters.reverse()).join('')
}

/**
 * In Thai the ring of AM is drawn below a tone mark, though written after it; fonts do not reorder them by themselves.
 */
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

/** Where a paragraph may be broken, each with the width of the text before it. A word wider than a line is cut. */
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
    // A space at the end of a line takes up no width.
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
 * Sets a text in lines no wider than `width`, in any scripts the fonts support, even mixed, and in either direction
 * (docs/product/documents.md, 'Scripts').
 * @param width points @returns at least one line
 */
export function typeset(text: string, style: Style, width: number): Line[] {
  const shown = text.length > longest ? `${text.slice(0, longest)}…` : text
  return shown.split(/\r\n|[\n\r\u2028\u2029]/).flatMap((paragraph) => {
    const visible = paragraph.replaceAll('\t', '    ').replaceAll(invisible, '')
    return linesOfParagraph(paragraphOf(visible, style), width)
  })
}
