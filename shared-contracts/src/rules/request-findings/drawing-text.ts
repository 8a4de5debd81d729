/** A piece of text on a page, as a PDF writes it. Measures are in points from the upper left corner. */
export interface TextRun {
  text: string
  /** Where it begins. */
  x: number
  /** Its baseline. */
  y: number
  width: number
  /** Of its letters. */
  height: number
  /** Written upwards or at a slant, as heights are. */
  isTurned: boolean
}

export interface DrawingPage {
  width: number
  height: number
  runs: readonly TextRun[]
}

/** Words that stand together: a line of a note, or what is in one cell of a table. */
export interface Phrase extends TextRun {
  /** From 1. */
  page: number
  /** Whether it is where a title block is. */
  isInTitleBlock: boolean
}

/** More is no line of a drawing, and takes long to look through. */
const longestPhrase = 400

/** What can be read of a PDF: no phrases of a scan. */
export interface Drawing {
  fileName: string
  phrases: readonly Phrase[]
}

/** The phrases of pages, from the top of each, in one way of writing letters and spaces. */
export function phrasesOf(pages: readonly DrawingPage[]): Phrase[] {
  return pages.flatMap((page, at) => {
    const runs = page.runs.map(normalised).filter(({ text }) => text !== '')
    const phrases = [...linesOf(runs.filter(({ isTurned }) => !isTurned)).flatMap(phrasesOfLine), ...turned(runs)]
    return phrases.map((phrase) => ({
      ...phrase,
      text: phrase.text.slice(0, longestPhrase),
      page: at + 1,
      isInTitleBlock: isInTitleBlock(phrase, page),
    }))
  })
}

const turned = (runs: readonly TextRun[]) => runs.filter(({ isTurned }) => isTurned)

/** Full-width letters of Japanese drawings become the usual ones, and all spaces one. */
const normalised = (run: TextRun): TextRun => ({ ...run, text: plainWords(run.text) })

/** Characters that no text is stored with, or that nobody sees, are left out. */
function plainWords(words: string): string {
  return words.normalize('NFKC').replace(/\s+/g, ' ').replace(/\p{C}/gu, '').trim()
}

/** Bottom right, as ISO 7200 and ASME Y14.1 have it. */
const isInTitleBlock = ({ x, y }: TextRun, { width, height }: DrawingPage) => x > width * 0.4 && y > height * 0.7

/** Runs on one baseline, by their beginning. */
function linesOf(runs: readonly TextRun[]): TextRun[][] {
  const lines: TextRun[][] = []
  for (const run of [...runs].sort((a, b) => a.y - b.y)) {
    const [first] = lines.at(-1) ?? []
    if (first && run.y - first.y < 0.4 * Math.min(first.height, run.height)) lines.at(-1)?.push(run)
    else lines.push([run])
  }
  return lines.map((line) => onceEach(line.sort((a, b) => a.x - b.x)))
}

/** Some programs print a bold word twice, a hair apart. */
function onceEach(line: readonly TextRun[]): TextRun[] {
  return line.filter((run, at) => {
    const before = line[at - 1]
    return before?.text !== run.text || run.x - before.x > 0.15 * run.height
  })
}

const oneHan = /^\p{Script=Han}$/u

/** Whether a run goes on where another ends. One that begins far before that end is in the next cell, into which the other runs. */
function goesOn(before: TextRun, run: TextRun, gap: number): boolean {
  const size = Math.max(before.height, run.height)
  // The two letters of a Japanese or Chinese label are spread over its cell.
  const most = oneHan.test(before.text) && oneHan.test(run.text) ? 4 * size : size
  return gap < most && gap > -0.3 * size
}

/** The runs of a line that are no farther apart than words are. */
function phrasesOfLine(line: readonly TextRun[]): TextRun[] {
  const phrases: TextRun[] = []
  for (const run of line) {
    const before = phrases.at(-1)
    const gap = before ? run.x - (before.x + before.width) : Infinity
    if (before && goesOn(before, run, gap)) phrases[phrases.length - 1] = joined(before, run, gap)
    else phrases.push(run)
  }
  return phrases
}

function joined(before: TextRun, run: TextRun, gap: number): TextRun {
  const isSpaced = gap > 0.12 * run.height
  return {
    ...before,
    text: `${before.text}${isSpaced ? ' ' : ''}${run.text}`,
    width: run.x + run.width - before.x,
    height: Math.max(before.height, run.height),
  }
}

const longestQuote = 120

/** What a person reads as the words of the drawing. */
export function quoted(words: string): string {
  const letters = [...plainWords(words)]
  return letters.length > longestQuote
    ? `${letters
        .slice(0, longestQuote - 1)
        .join('')
        .trimEnd()}…`
    : letters.join('')
}
