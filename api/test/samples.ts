import { crc32 } from 'node:zlib'

/** Small real files for tests of the API, made in memory. */

/** A one-part STEP file as a CAD program writes it, without any geometry: only its detected type matters. */
export function stepBytes(name = 'part'): string {
  return [
    'ISO-10303-21;',
    'HEADER;',
    `FILE_DESCRIPTION(('${name}'),'2;1');`,
    `FILE_NAME('${name}.step','2026-01-01T00:00:00',(''),(''),'','','');`,
    "FILE_SCHEMA(('AUTOMOTIVE_DESIGN'));",
    'ENDSEC;',
    'DATA;',
    "#1=APPLICATION_CONTEXT('automotive design');",
    'ENDSEC;',
    'END-ISO-10303-21;',
    '',
  ].join('\n')
}

/** A PDF of one empty page. @param text a line that makes it distinct */
export function pdfBytes(text = 'Drawing'): string {
  return pdfOfObjects([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] /Kerf (${text}) >>`,
  ])
}

/** The page of {@link pdfWithMetadata}: a line across it. */
export const drawnLine = '10 10 m 190 90 l S'

/** A PDF that names its author wherever programs do, also in an earlier version of its information. */
export function pdfWithMetadata(author: string): string {
  const stream = (dictionary: string, content: string) =>
    `<< ${dictionary} /Length ${content.length} >>\nstream\n${content}\nendstream`
  return pdfOfObjects(
    [
      '<< /Type /Catalog /Pages 2 0 R /Metadata 4 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] /Contents 7 0 R /PieceInfo << /CAD << /Private (${author}) >> >> >>`,
      stream('/Type /Metadata /Subtype /XML', `<x:xmpmeta xmlns:x="adobe:ns:meta/">${author}</x:xmpmeta>`),
      `<< /Author (${author}) /Title (Made for ${author}) /Producer (CAD) >>`,
      `<< /Author (${author}) >>`,
      stream('', drawnLine),
    ],
    '/Info 5 0 R /ID [<0123456789abcdef> <0123456789abcdef>]',
  )
}

/**
 * A PDF of these objects, numbered from 1; the first is the root.
 * @param trailer what it says besides the root
 */
export function pdfOfObjects(objects: readonly string[], trailer = ''): string {
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`
  return `${body}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${body.length}\n%%EOF\n`
}

/** A PNG that states its size but contains no picture. @param text that makes it distinct */
export function pngBytes(width: number, height: number, text = ''): Buffer {
  const chunk = (type: string, content: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(content.length)
    const named = Buffer.concat([Buffer.from(type, 'latin1'), content])
    const check = Buffer.alloc(4)
    check.writeUInt32BE(crc32(named))
    return Buffer.concat([length, named, check])
  }
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 6, 0, 0, 0])
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  const words = Buffer.from(`Comment\0${text}`, 'latin1')
  return Buffer.concat([signature, chunk('IHDR', header), chunk('tEXt', words), chunk('IEND', Buffer.alloc(0))])
}

/** A file as a form sends it. */
export interface SampleFile {
  name: string
  bytes: string | Uint8Array
}

/** A form with text fields first and files after them. */
export function formOf(fields: Record<string, string>, files: Record<string, SampleFile[]> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  for (const [field, list] of Object.entries(files)) {
    for (const { name, bytes } of list) {
      form.append(field, new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]), name)
    }
  }
  return form
}
