import { expect, test } from 'vitest'
import { attachmentExtensions, attachmentRefusal } from './attachment-kinds.ts'

const file = (name: string, ...bytes: (string | Uint8Array<ArrayBuffer>)[]) => new File(bytes, name)

test.each([
  file('part.STEP', '\ufeff/* made by hand */\nISO-10303-21;\nHEADER;'),
  file('part.stp', 'ISO-10303-21;'),
  file('drawing.pdf', '%PDF-1.7'),
  file('photo.png', new Uint8Array([0x89]), 'PNG\r\n\u001a\n'),
  file('photo.JPG', new Uint8Array([0xff, 0xd8, 0xff, 0xe0])),
  file('old.gif', 'GIF89a'),
  file('measurements.xlsx', 'PK\u0003\u0004'),
  file('offer.doc', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])),
  file('plan.dwg', 'AC1032'),
  file('part.stpz', 'PK\u0003\u0004'),
  file('part.step.gz', new Uint8Array([0x1f, 0x8b, 8])),
  file('photo.HEIC', '\0\0\0\u0018ftypheic'),
  file('flat.dxf', '  0\nSECTION\n  2\nHEADER'),
  file('measured.ods', 'PK\u0003\u0004'),
  file('measured.csv', 'a;b\n1;2'),
  file('inquiry.eml', 'Received: from mail.example.com'),
  file('drawings.zip', 'PK\u0003\u0004'),
  file('surface.igs', `${' '.repeat(72)}S      1\n`),
])('$name can be attached', async (attachment) => {
  expect(await attachmentRefusal(attachment)).toBeUndefined()
})

test.each([
  ['type', file('setup.exe', 'MZ')],
  ['type', file('page.html', '<p>')],
  ['type', file('pdf', '%PDF-1.7')],
  ['empty', file('part.step')],
  ['content', file('drawing.pdf', 'MZ')],
  ['content', file('photo.png', '<svg></svg>')],
])('a file is refused for its %s', async (reason, attachment) => {
  expect(await attachmentRefusal(attachment)).toBe(reason)
})

test('a document of more than 25 MB is refused, a STEP file of that size is not', async () => {
  const size = 25 * 1024 * 1024 + 1
  const large = (name: string, begin: string) => {
    const attachment = file(name, begin)
    Object.defineProperty(attachment, 'size', { value: size })
    return attachment
  }
  expect(await attachmentRefusal(large('drawing.pdf', '%PDF-1.7'))).toBe('size')
  expect(await attachmentRefusal(large('part.step', 'ISO-10303-21;'))).toBeUndefined()
})

test('a file that is no longer readable is refused', async () => {
  const gone = file('part.step', 'ISO-10303-21;')
  gone.slice = () => {
    throw new DOMException('Gone', 'NotFoundError')
  }
  expect(await attachmentRefusal(gone)).toBe('unreadable')
  expect(attachmentExtensions).toContain('.stp')
})
