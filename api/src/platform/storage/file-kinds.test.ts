import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { agileXlsx, protectedPdf, standardXlsx } from '../../../test/protected-files.ts'
import {
  binaryDxf,
  csv,
  doc,
  docx,
  dxf,
  eml,
  heic,
  igs,
  jpeg,
  ole,
  pdf,
  png,
  protectedDoc,
  protectedXls,
  step,
  xls,
  xlsx,
  zip,
} from '../../../test/small-files.ts'
import { FileInspector, type FileVerdict } from './file-kinds.ts'

/** The verdict if the file arrives in pieces of `size` bytes. */
async function inspect(content: Buffer, size = 64 * 1024, maxUnpacked?: number): Promise<FileVerdict> {
  const inspector = new FileInspector(maxUnpacked)
  for (let at = 0; at < content.length; at += size) await inspector.push(content.subarray(at, at + size))
  return inspector.verdict()
}

const truncated = { ok: false, refused: 'truncated' }
const encrypted = { ok: false, refused: 'encrypted' }
const wrongType = { ok: false, refused: 'wrong_type' }

/** @param words the content of its entries, including the manifest */
const ods = (words = '') => {
  const content = Buffer.from(`application/vnd.oasis.opendocument.spreadsheet ${words}`)
  return zip(['mimetype', 'content.xml', 'META-INF/manifest.xml'], false, content)
}
const packed = (content: Buffer, level = 6) => Buffer.from(gzipSync(Uint8Array.from(content), { level }))
const stpz = () => zip(['part.stp'], false, step())
const gif = Buffer.from('GIF89a pixels;', 'latin1')

describe.each([1, 7, 100, 64 * 1024])('in pieces of %i bytes', (size) => {
  test.each([
    ['STEP', step(), 'step', 'model/step'],
    ['a large STEP', step(200_000), 'step', 'model/step'],
    ['PDF', pdf(), 'pdf', 'application/pdf'],
    ['xlsx', xlsx(), 'spreadsheet', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['docx', docx(), 'document', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['xls', xls(), 'spreadsheet', 'application/vnd.ms-excel'],
    ['doc', doc(), 'document', 'application/msword'],
    ['PNG', png(), 'image', 'image/png'],
    ['JPEG', jpeg(), 'image', 'image/jpeg'],
    ['GIF', gif, 'image', 'image/gif'],
    ['DWG', Buffer.from('AC1032\0\0\0drawing', 'latin1'), 'cad', 'image/vnd.dwg'],
    ['IGES', igs(), 'cad', 'model/iges'],
    ['HEIC', heic(), 'image', 'image/heic'],
    ['DXF', dxf(), 'dxf', 'image/vnd.dxf'],
    ['binary DXF', binaryDxf(), 'dxf', 'image/vnd.dxf'],
    ['ODS', ods(), 'table', 'application/vnd.oasis.opendocument.spreadsheet'],
    ['CSV', csv(), 'table', 'text/csv'],
    ['a saved mail', eml(), 'email', 'message/rfc822'],
    ['a ZIP of drawings', zip(['drawings/', 'drawings/part.pdf']), 'archive', 'application/zip'],
    ['a ZIP that begins with a STEP file', zip(['a.stp', 'b.stp'], false, step()), 'archive', 'application/zip'],
  ])('%s is recognised', async (_name, content, kind, mimetype) => {
    expect(await inspect(content, size)).toEqual({ ok: true, kind, mimetype })
  })

  test.each([
    ['STEP', step()],
    ['a large STEP', step(200_000)],
    ['PDF', pdf()],
    ['xlsx', xlsx()],
    ['xls', xls()],
    ['PNG', png()],
    ['JPEG', jpeg()],
    ['GIF', gif],
    ['IGES', igs()],
    ['HEIC', heic()],
    ['DXF', dxf()],
    ['binary DXF', binaryDxf()],
    ['a gzipped STEP', packed(step(3000), 0)],
    ['a ZIP of drawings', zip(['a.pdf', 'b.pdf'])],
  ])('%s without its end is truncated', async (_name, content) => {
    expect(await inspect(content.subarray(0, content.length - 40 > 600 ? -600 : -2), size)).toEqual(truncated)
  })

  test('a PDF with a password is encrypted, wherever that is declared', async () => {
    const late = Buffer.concat([pdf('x'.repeat(150_000)), Buffer.from('trailer << /Encrypt 12 0 R >> %%EOF')])
    expect(await inspect(pdf('<< /Type /XRef /Encrypt 12 0 R >>'), size)).toEqual(encrypted)
    expect(await inspect(pdf(`/Encrypt<< /V 4 >>${'x'.repeat(150_000)}`), size)).toEqual(encrypted)
    expect(await inspect(late, size)).toEqual(encrypted)
  })

  test.each([
    ['.xlsx (agile encryption)', agileXlsx()],
    ['.xlsx (standard encryption)', standardXlsx()],
    ['.xls', protectedXls()],
    ['.doc', protectedDoc()],
    ['.xlsx of encrypted entries', xlsx({ encrypted: true })],
    ['.ods', ods('<manifest:encryption-data manifest:checksum="1">')],
    ['ZIP', zip(['a.pdf'], true)],
  ])('a password-protected %s is reported as such', async (_name, content) => {
    expect(await inspect(content, size)).toEqual(encrypted)
  })

  test.each([2, 3, 4, 5] as const)(
    'a PDF (security revision %i) that only its owner may change is accepted, but not one that needs a password to open',
    async (revision) => {
      expect(await inspect(protectedPdf(revision, 'owner'), size)).toMatchObject({ ok: true, kind: 'pdf' })
      expect(await inspect(protectedPdf(revision, 'user'), size)).toEqual(encrypted)
    },
  )

  test('a packed STEP file is a STEP file, stored as uploaded', async () => {
    const unpackedSize = step().length
    const gzipped = { ok: true, kind: 'step', mimetype: 'application/gzip', unpackedSize }
    expect(await inspect(packed(step()), size)).toEqual(gzipped)
    expect(await inspect(stpz(), size)).toEqual({ ...gzipped, mimetype: 'model/step+zip' })
  })

  test('data after the end of a picture or a workbook does no harm', async () => {
    expect(await inspect(jpeg(Buffer.alloc(200_000, 'film')), size)).toMatchObject({ ok: true, kind: 'image' })
    for (const stray of ['\0', '\r\n', 'x'.repeat(500), '\0'.repeat(200_000)]) {
      const behind = (content: Buffer) => inspect(Buffer.concat([content, Buffer.from(stray)]), size)
      expect(await behind(xlsx())).toMatchObject({ kind: 'spreadsheet' })
      for (const picture of [png(), gif]) expect(await behind(picture)).toMatchObject({ kind: 'image' })
    }
  })
})

test('no bytes are an empty file', async () => {
  expect(await inspect(Buffer.alloc(0))).toEqual({ ok: false, refused: 'empty' })
})

test.each([
  ['text', Buffer.from('ISO-10303 is about STEP')],
  ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a program', Buffer.from('MZ\x90\0', 'latin1')],
  ['one byte', Buffer.from('P')],
  ['a ZIP of something else', docx('readme.txt')],
  ['a compound file of something else', ole('VisioDocument')],
])('%s has no known type', async (_name, content) => {
  expect(await inspect(content)).toEqual(wrongType)
})

test('text about encryption does not make a PDF encrypted', async () => {
  expect(await inspect(pdf('(see /Encrypt in the manual) /EncryptMetadata true'))).toMatchObject({ ok: true })
})

test('a STEP file may have a byte order mark and comments before it, and spaces or signatures after it', async () => {
  const around = (before: string, after: string) => Buffer.concat([Buffer.from(before), step(), Buffer.from(after)])
  expect(await inspect(around('\ufeff/* made by * a / tool */\r\n', '\r\n\0\0'))).toMatchObject({ kind: 'step' })
  expect(await inspect(around('', '\nSIGNATURE;\nabc\nENDSEC;\n'))).toMatchObject({ kind: 'step' })
  expect(await inspect(around('', '\n-- \nSent from my phone; sorry for typos\n'))).toMatchObject({ kind: 'step' })
  expect(await inspect(around('', '\nDATA;\n'))).toEqual(truncated)
})

test('hostile beginnings and ends are judged quickly', async () => {
  const comments = Buffer.concat([Buffer.from('/**/'.repeat(256)), Buffer.alloc(5000, 'x')])
  const blanks = Buffer.concat([Buffer.from('ISO-10303-21;'), Buffer.alloc(70_000, ' '), Buffer.from('x')])
  expect(await inspect(comments)).toEqual(wrongType)
  expect(await inspect(blanks)).toEqual(truncated)
})

test('the possible types of a file are known from its first thousand bytes', async () => {
  const inspector = new FileInspector()
  inspector.push(step(0).subarray(0, 20))
  expect(inspector.possibleKinds()).toBeUndefined()
  inspector.push(Buffer.alloc(2000, ' '))
  expect(inspector.possibleKinds()).toEqual(['step'])
})

test('a packed STEP file that unpacks to more than is allowed is too large, and is not unpacked further', async () => {
  const tooLarge = { ok: false, refused: 'too_large' }
  expect(await inspect(packed(step(3_000_000)), 1024, 1_000_000)).toEqual(tooLarge)
  expect(await inspect(zip(['part.stp'], false, step(2_000_000)), 64 * 1024, 1_000_000)).toEqual(tooLarge)
})

test('a ZIP with programs, or with more entries than are inspected, is refused as such', async () => {
  expect(await inspect(zip(['part.pdf', 'tools/SETUP.EXE']))).toEqual({ ok: false, refused: 'holds_programs' })
  const many = Array.from({ length: 2000 }, (_, index) => `drawing-${index}.pdf`)
  expect(await inspect(zip(many, false, Buffer.from('x')))).toEqual({ ok: false, refused: 'unchecked' })
})

test.each([
  ['a film', heic('isom')],
  ['AVIF', heic('avif')],
  ['slides', zip(['[Content_Types].xml', 'ppt/presentation.xml'])],
  [
    'an OpenDocument text',
    zip(['mimetype', 'content.xml'], false, Buffer.from('application/vnd.oasis.opendocument.text')),
  ],
  ['gzip of something else', packed(Buffer.from('a tar'))],
  ['one column of text', Buffer.from('Hello\nyou\n')],
  ['lines with commas here and there', Buffer.from('Hello, you\nhow are you\n')],
  ['a table with a program after it', Buffer.concat([csv(), Buffer.from([0, 1, 2])])],
])('%s is of no known kind either', async (_name, content) => {
  expect(await inspect(content)).toEqual(wrongType)
})
