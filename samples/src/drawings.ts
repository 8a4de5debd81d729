import { a3Landscape, type PdfMark, writePdf } from './pdf.ts'

interface Cell {
  caption: string
  value: string
  /** Where it begins, in points from the upper left corner of the title block. */
  at: readonly [x: number, y: number]
}

const frame: PdfMark = { rect: [28, 28, 1135, 786], line: 1.4 }

/** A title block whose cells have a small caption above their value, as ISO 7200 has it. */
function titleBlock(x: number, y: number, cells: readonly Cell[]): PdfMark[] {
  return cells.flatMap(({ caption, value, at: [right, down] }): PdfMark[] => [
    { rect: [x + right, y + down, 180, 34], line: 0.7 },
    { text: caption, x: x + right + 4, y: y + down + 10, size: 7, color: 0.4 },
    { text: value, x: x + right + 4, y: y + down + 27, size: 12 },
  ])
}

/** A view as a rectangle with its width and height. */
function view(
  x: number,
  y: number,
  [width, height]: readonly [number, number],
  words: readonly [string, string],
): PdfMark[] {
  return [
    { rect: [x, y, width, height], line: 1.2 },
    { line: [x, y + height + 24, x + width, y + height + 24], width: 0.4 },
    { text: words[0], x: x + width / 2 - 8, y: y + height + 20, size: 11 },
    { text: words[1], x: x - 44, y: y + height / 2, size: 11 },
  ]
}

/** A German drawing of the sample block: stainless steel, 25 pieces, four threads. */
export function flangeDrawingPdf(): Buffer {
  const marks: PdfMark[] = [
    frame,
    ...view(150, 120, [360, 240], ['120', '80']),
    ...view(650, 120, [360, 75], ['(120)', '25']),
    { text: '4x M16 durchgehend', x: 530, y: 240, size: 11 },
    { text: 'Maße in mm', x: 60, y: 620, size: 10 },
    { text: 'Kanten gebrochen, gratfrei', x: 60, y: 640, size: 10 },
    ...titleBlock(803, 676, [
      { caption: 'Benennung', value: 'Flansch FL-220', at: [0, 0] },
      { caption: 'Werkstoff', value: '1.4301 (X5CrNi18-10)', at: [180, 0] },
      { caption: 'Allgemeintoleranzen', value: 'DIN ISO 2768-mK', at: [0, 34] },
      { caption: 'Oberfläche', value: 'glasperlgestrahlt', at: [180, 34] },
      { caption: 'Maßstab', value: '1:1', at: [0, 68] },
      { caption: 'Stückzahl', value: '25', at: [180, 68] },
      { caption: 'Gezeichnet', value: 'J. Petersen', at: [0, 102] },
      { caption: 'Blatt', value: '1 von 1', at: [180, 102] },
    ]),
  ]
  return writePdf({ title: 'Flansch FL-220', page: a3Landscape, pages: [marks] })
}

/** An American drawing in inches, of a part as large as the sample bracket: notes, and a block of tolerances. */
export function plateDrawingPdf(): Buffer {
  const notes = [
    'NOTES: UNLESS OTHERWISE SPECIFIED',
    '1. INTERPRET DRAWING PER ASME Y14.5-2018.',
    '2. REMOVE ALL BURRS AND BREAK SHARP EDGES .005-.015.',
    '3. FINISH: ANODIZE PER MIL-PRF-8625, TYPE II, CLASS 2, BLACK.',
    '4. ALL MACHINED SURFACES 63 Ra MAX.',
  ]
  const tolerances = [
    'UNLESS OTHERWISE SPECIFIED',
    'DIMENSIONS ARE IN INCHES',
    '.XX ±.003',
    '.XXX ±.001',
    'ANGLES ±0.5°',
  ]
  const lines = (texts: readonly string[], x: number, y: number): PdfMark[] =>
    texts.map((text, at) => ({ text, x, y: y + at * 14, size: 9 }))
  const marks: PdfMark[] = [
    frame,
    ...view(150, 120, [354, 236], ['3.543', '2.362']),
    ...view(650, 120, [295, 236], ['2.953', '2.362']),
    { text: '4X 1/4-20 UNC-2B THRU', x: 520, y: 420, size: 10 },
    ...lines(notes, 60, 640),
    ...lines(tolerances, 640, 690),
    ...titleBlock(803, 710, [
      { caption: 'MATERIAL', value: '7075-T651', at: [0, 0] },
      { caption: 'TITLE', value: 'BRACKET, SENSOR', at: [180, 0] },
      { caption: 'SCALE', value: '1:1', at: [0, 34] },
      { caption: 'DWG NO.', value: 'KB-104-US', at: [180, 34] },
      { caption: 'DRAWN', value: 'R. HALL', at: [0, 68] },
      { caption: 'SHEET', value: '1 OF 1', at: [180, 68] },
    ]),
  ]
  return writePdf({ title: 'KB-104-US', page: a3Landscape, pages: [marks] })
}

/** A drawing that was scanned: lines without a letter. */
export function scannedDrawingPdf(): Buffer {
  return writePdf({ title: 'Scan', page: a3Landscape, pages: [[frame, { circle: [400, 300, 120], width: 1.2 }]] })
}
