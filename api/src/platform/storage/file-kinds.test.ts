import { describe, expect, test } from 'vitest'
import { doc, docx, encryptedXlsx, igs, ole, pdf, png, step, xls, xlsx } from '../../../test/small-files.ts'
import { FileInspector, type FileVerdict } from './file-kinds.ts'

/** What is found when the file passes in pieces of `size` bytes. */
function inspect(content: Buffer, size = 64 * 1024): FileVerdict {
  const inspector = new FileInspector()
  for (let at = 0; at < content.length; at += size) inspector.push(content.subarray(at, at + size))
  return inspector.verdict()
}

const truncated = { ok: false, refused: 'truncated' }
const encrypted = { ok: false, refused: 'encrypted' }
const wrongType = { ok: false, refused: 'wrong_type' }

const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(2000, 1), Buffer.from([0xff, 0xd9])])
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
    ['JPEG', jpeg, 'image', 'image/jpeg'],
    ['GIF', gif, 'image', 'image/gif'],
    ['DWG', Buffer.from('AC1032\0\0\0drawing', 'latin1'), 'cad', 'image/vnd.dwg'],
    ['IGES', igs(), 'cad', 'model/iges'],
  ])('%s is recognised', (_name, content, kind, mimetype) => {
    expect(inspect(content, size)).toEqual({ ok: true, kind, mimetype })
  })

  test.each([
    ['STEP', step()],
    ['a large STEP', step(200_000)],
    ['PDF', pdf()],
    ['xlsx', xlsx()],
    ['xls', xls()],
    ['PNG', png()],
    ['JPEG', jpeg],
    ['GIF', gif],
    ['IGES', igs()],
  ])('%s without its end is truncated', (_name, content) => {
    expect(inspect(content.subarray(0, content.length - 40 > 600 ? -600 : -2), size)).toEqual(truncated)
  })

  test('a PDF with a password is encrypted, wherever it says so', () => {
    const late = Buffer.concat([pdf('x'.repeat(150_000)), Buffer.from('trailer << /Encrypt 12 0 R >> %%EOF')])
    expect(inspect(pdf('<< /Type /XRef /Encrypt 12 0 R >>'), size)).toEqual(encrypted)
    expect(inspect(pdf(`/Encrypt<< /V 4 >>${'x'.repeat(150_000)}`), size)).toEqual(encrypted)
    expect(inspect(late, size)).toEqual(encrypted)
  })

  test('office files with a password are encrypted', () => {
    expect(inspect(encryptedXlsx(), size)).toEqual(encrypted)
    expect(inspect(xlsx({ encrypted: true }), size)).toEqual(encrypted)
  })
})

test('no bytes are an empty file', () => {
  expect(inspect(Buffer.alloc(0))).toEqual({ ok: false, refused: 'empty' })
})

test.each([
  ['text', Buffer.from('ISO-10303 is about STEP')],
  ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a program', Buffer.from('MZ\x90\0', 'latin1')],
  ['one byte', Buffer.from('P')],
  ['a ZIP of something else', docx('readme.txt')],
  ['a compound file of something else', ole('VisioDocument')],
])('%s is of no kind', (_name, content) => {
  expect(inspect(content)).toEqual(wrongType)
})

test('words about encryption make no encrypted PDF', () => {
  expect(inspect(pdf('(see /Encrypt in the manual) /EncryptMetadata true'))).toMatchObject({ ok: true })
})

test('STEP takes a byte order mark, comments before, and blanks or signatures after', () => {
  const around = (before: string, after: string) => Buffer.concat([Buffer.from(before), step(), Buffer.from(after)])
  expect(inspect(around('\ufeff/* made by * a / tool */\r\n', '\r\n\0\0'))).toMatchObject({ kind: 'step' })
  expect(inspect(around('', '\nSIGNATURE;\nabc\nENDSEC;\n'))).toMatchObject({ kind: 'step' })
  expect(inspect(around('', '\nDATA;\n'))).toEqual(truncated)
})

test('hostile beginnings and ends are judged in no time', () => {
  const comments = Buffer.concat([Buffer.from('/**/'.repeat(256)), Buffer.alloc(5000, 'x')])
  const blanks = Buffer.concat([Buffer.from('ISO-10303-21;'), Buffer.alloc(70_000, ' '), Buffer.from('x')])
  expect(inspect(comments)).toEqual(wrongType)
  expect(inspect(blanks)).toEqual(truncated)
})

test('what a file may be is known from its first thousand bytes', () => {
  const inspector = new FileInspector()
  inspector.push(step(0).subarray(0, 20))
  expect(inspector.possibleKinds()).toBeUndefined()
  inspector.push(Buffer.alloc(2000, ' '))
  expect(inspector.possibleKinds()).toEqual(['step'])
})
