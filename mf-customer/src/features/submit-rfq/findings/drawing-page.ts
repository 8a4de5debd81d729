import type { DrawingPage, TextRun } from '@kerf/shared-contracts/rules/request-findings/drawing-text'

/** A transformation of the plane, as PDFs write it. */
type Matrix = readonly number[]

/** A piece of text as pdf.js hands it out. */
interface TextItem {
  str: string
  transform: Matrix
  width: number
  height: number
}

/** The most pieces of text of a page that are looked at. */
const mostRuns = 10_000

/** First one, then the other. */
function after(viewport: Matrix, item: Matrix): [number, number, number, number, number, number] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = viewport
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = item
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

function runOf({ str, transform, width, height }: TextItem, viewport: Matrix): TextRun {
  const [a, b, c, d, x, y] = after(viewport, transform)
  const isTurned = Math.abs(b) > 0.1 * Math.hypot(a, b) || a < 0
  return { text: str, x, y, width, height: Math.hypot(c, d) || height, isTurned }
}

/**
 * The text of a page as it is seen, however the page is turned.
 * @param viewport of the page at scale 1
 */
export function drawingPage(
  items: readonly (TextItem | object)[],
  viewport: { width: number; height: number; transform: Matrix },
): DrawingPage {
  const texts = items.filter((item): item is TextItem => 'str' in item).slice(0, mostRuns)
  const runs = texts.filter(({ str }) => str.trim() !== '').map((item) => runOf(item, viewport.transform))
  return { width: viewport.width, height: viewport.height, runs }
}
