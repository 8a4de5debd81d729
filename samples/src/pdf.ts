/**
 * A small PDF writer: text in Helvetica, lines, rectangles and circles. Measures are in points (1/72 inch) from the
 * upper left corner of the page. The same input always gives the same bytes.
 */
export type PdfMark =
  | { text: string; x: number; y: number; size?: number; bold?: boolean; align?: 'left' | 'right'; color?: Gray }
  | { rect: readonly [x: number, y: number, width: number, height: number]; fill?: Gray; stroke?: Gray; line?: number }
  | { line: readonly [x1: number, y1: number, x2: number, y2: number]; stroke?: Gray; width?: number; dash?: boolean }
  | { circle: readonly [x: number, y: number, radius: number]; stroke?: Gray; width?: number; dash?: boolean }

/** 0 is black, 1 is white. */
type Gray = number

export interface PdfDocument {
  title: string
  /** Width and height of every page; A4 upright by default. */
  page?: readonly [number, number]
  pages: readonly (readonly PdfMark[])[]
}

const a4: readonly [number, number] = [595, 842]
export const a3Landscape: readonly [number, number] = [1191, 842]

/** Widths of Helvetica's printable ASCII characters, in thousandths of the size: to align text at the right. */
const widths =
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584'
    .split(' ')
    .map(Number)

function textWidth(text: string, size: number): number {
  return ([...text].reduce((sum, char) => sum + (widths[char.charCodeAt(0) - 32] ?? 556), 0) / 1000) * size
}

const number = (value: number) => String(Math.round(value * 100) / 100)
const numbers = (...values: number[]) => values.map(number).join(' ')
/** Characters outside Latin-1 are shown as a question mark. */
const literal = (text: string) => text.replace(/[^\n -ÿ]/g, '?').replace(/[\\()]/g, (char) => `\\${char}`)

function ellipse(x: number, y: number, r: number): string {
  const k = r * 0.5523
  return [
    `${numbers(x + r, y)} m`,
    `${numbers(x + r, y + k, x + k, y + r, x, y + r)} c`,
    `${numbers(x - k, y + r, x - r, y + k, x - r, y)} c`,
    `${numbers(x - r, y - k, x - k, y - r, x, y - r)} c`,
    `${numbers(x + k, y - r, x + r, y - k, x + r, y)} c`,
  ].join(' ')
}

function draw(mark: PdfMark, pageHeight: number): string {
  const up = (y: number) => pageHeight - y
  if ('text' in mark) {
    const size = mark.size ?? 10
    const x = mark.align === 'right' ? mark.x - textWidth(mark.text, size) : mark.x
    return `BT /${mark.bold ? 'F2' : 'F1'} ${number(size)} Tf ${number(mark.color ?? 0.1)} g ${numbers(x, up(mark.y))} Td (${literal(mark.text)}) Tj ET`
  }
  if ('rect' in mark) {
    const [x, y, width, height] = mark.rect
    const paint = mark.fill === undefined ? 'S' : 'f'
    const both = mark.fill !== undefined && mark.stroke !== undefined ? 'B' : paint
    return `${number(mark.line ?? 0.7)} w ${number(mark.fill ?? 1)} g ${number(mark.stroke ?? 0.2)} G ${numbers(x, up(y + height), width, height)} re ${both}`
  }
  const pen = `${number(mark.width ?? 0.7)} w ${number(mark.stroke ?? 0.2)} G ${mark.dash ? '[6 3] 0 d' : '[] 0 d'}`
  if ('line' in mark) {
    const [x1, y1, x2, y2] = mark.line
    return `${pen} ${numbers(x1, up(y1))} m ${numbers(x2, up(y2))} l S [] 0 d`
  }
  const [x, y, r] = mark.circle
  return `${pen} ${ellipse(x, up(y), r)} S [] 0 d`
}

/** Puts numbered objects together with the table that says where each begins. */
function assemble(objects: readonly string[], trailer: string): Buffer {
  let body = '%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n'
  const offsets = objects.map((object, i) => {
    const at = body.length
    body += `${i + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R /Info 2 0 R ${trailer}>>\nstartxref\n${body.length}\n%%EOF\n`
  return Buffer.from(body + end, 'latin1')
}

const helvetica = (bold: boolean) =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica${bold ? '-Bold' : ''} /Encoding /WinAnsiEncoding >>`

function pageObjects(document: PdfDocument): { objects: string[]; pageRefs: string[] } {
  const [width, height] = document.page ?? a4
  const firstPage = 6
  const pageRefs = document.pages.map((_, i) => `${firstPage + i * 2} 0 R`)
  const objects = document.pages.flatMap((marks, i) => {
    const stream = marks.map((mark) => draw(mark, height)).join('\n')
    return [
      `<< /Type /Page /Parent 3 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${firstPage + i * 2 + 1} 0 R /Resources << /Font << /F1 4 0 R /F2 5 0 R >> >> >>`,
      `<< /Length ${Buffer.byteLength(stream, 'latin1')} >>\nstream\n${stream}\nendstream`,
    ]
  })
  return { objects, pageRefs }
}

export function writePdf(document: PdfDocument, trailer = ''): Buffer {
  const { objects, pageRefs } = pageObjects(document)
  return assemble(
    [
      '<< /Type /Catalog /Pages 3 0 R >>',
      `<< /Title (${literal(document.title)}) /Producer (Kerf) /CreationDate (D:20260105080000Z) >>`,
      `<< /Type /Pages /Kids [${pageRefs.join(' ')}] /Count ${pageRefs.length} >>`,
      helvetica(false),
      helvetica(true),
      ...objects,
    ],
    trailer,
  )
}

/** A PDF whose trailer says that it is encrypted, as one with a password does; no key opens it. */
export function writeEncryptedPdf(title: string): Buffer {
  const zeros = '00'.repeat(32)
  const encrypt = `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${zeros}> /U <${zeros}> /P -44 >> /ID [<${'00'.repeat(16)}> <${'00'.repeat(16)}>] `
  return writePdf({ title, pages: [[{ text: title, x: 60, y: 80 }]] }, encrypt)
}
