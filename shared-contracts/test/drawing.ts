import { type Drawing, phrasesOf, type TextRun } from '../src/rules/request-findings/drawing-text.ts'

const run = (text: string, x: number, y: number, height: number): TextRun => ({
  ...{ text, x, y, height, width: text.length * height * 0.5, isTurned: false },
})

const usual = { Scale: '1:1', Drawn: 'A. Miller', Sheet: '1 of 1' }

/**
 * A drawing for tests, on A3: lines of notes at the left, and a title block whose cells have their value below a small
 * caption.
 */
export function drawing(notes: readonly string[], titleBlock: Readonly<Record<string, string>> = {}): Drawing {
  const cells = Object.entries({ ...usual, ...titleBlock }).flatMap(([caption, value], at) => {
    const [x, y] = [700 + (at % 3) * 160, 640 + Math.floor(at / 3) * 40]
    return [run(caption, x, y, 7), run(value, x, y + 16, 11)]
  })
  const lines = notes.map((text, at) => run(text, 60, 60 + at * 24, 10))
  return { fileName: 'drawing.pdf', phrases: phrasesOf([{ width: 1191, height: 842, runs: [...lines, ...cells] }]) }
}
