import { parse } from 'content-disposition'
import { describe, expect, test } from 'vitest'
import { contentDisposition, displayName, fileNameOf } from './file-name.ts'

const japanese = '図面 ブラケット.step'
const emoji = 'part 🛠️ é.pdf'

/** The header as sent over the wire: its bytes, read as Latin-1. */
function wire(name: string, encoding: BufferEncoding = 'utf8'): string {
  return Buffer.from(`form-data; name="files"; filename="${name}"`, encoding).toString('latin1')
}

describe('the name in a multipart part', () => {
  test.each([japanese, emoji, 'Zeichnung Größe.pdf', 'plain.step', 'naïve "quoted" name.pdf'])(
    '%s as a browser sends it',
    (name) => {
      expect(fileNameOf(wire(name.replaceAll('"', '%22')))).toBe(name)
    },
  )

  test.each([japanese, emoji, 'Größe.pdf'])('%s from a client that mistook UTF-8 for Latin-1', (name) => {
    const twice = Buffer.from(name, 'utf8').toString('latin1')
    expect(fileNameOf(wire(twice))).toBe(name)
  })

  test('in plain Latin-1', () => {
    expect(fileNameOf(wire('Größe.pdf', 'latin1'))).toBe('Größe.pdf')
  })

  test.each([japanese, emoji])('%s in an extended parameter takes precedence over the plain one', (name) => {
    const header = `form-data; name="files"; filename="x.step"; filename*=UTF-8''${encodeURIComponent(name)}`
    expect(fileNameOf(header)).toBe(name)
  })

  test('a broken extended parameter is ignored', () => {
    expect(fileNameOf(`form-data; name="f"; filename="x.step"; filename*=UTF-8''%E0%A4%A`)).toBe('x.step')
  })

  test.each([
    ['form-data; name="f"; filename="a\\"b.pdf"', 'a"b.pdf'],
    ['form-data; name="f"; filename="a%0D%0Ab%22.pdf"', 'a\r\nb".pdf'],
    ['form-data; name="f"; filename="100%25 %C3%A4.pdf"', '100%25 %C3%A4.pdf'],
    ['form-data; name="f"; filename=bare.pdf', 'bare.pdf'],
    ['form-data; name="f"; filename="a; name=b.pdf"', 'a; name=b.pdf'],
    ['form-data; name="f"; filename="C:\\drawings\\part.step"', 'C:\\drawings\\part.step'],
    ['form-data; name="f"; filename=""', ''],
    ['form-data; name="f"', undefined],
    ['form-data; name="filename"', undefined],
  ])('%s', (header, name) => {
    expect(fileNameOf(header)).toBe(name)
  })
})

describe('the stored name', () => {
  test.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\drawings\\part.step', 'part.step'],
    ['a\r\nSet-Cookie: x\0.pdf', 'aSet-Cookie: x.pdf'],
    ['invoice\u202efdp.exe', 'invoicefdp.exe'],
    ['half \ud83d.pdf', 'half .pdf'],
    ['..', 'file'],
    ['   ', 'file'],
    ['folder/', 'file'],
    ['\u200b\u200d\u2060', 'file'],
    [' \u2800\u3164\u115f\ufe0f', 'file'],
    ['.\u200b.', 'file'],
    ['\u200bpart\u200d.step', '\u200bpart\u200d.step'],
    ['カ\u3099.step', 'ガ.step'],
    ['👩‍🔧.pdf', '👩‍🔧.pdf'],
    [japanese, japanese],
  ])('%j becomes %j', (given, kept) => {
    expect(displayName(given)).toBe(kept)
  })

  test('is cut to 255 units, keeps its ending, and breaks no character', () => {
    const long = displayName(`${'🛠'.repeat(200)}.step`)
    expect(long.length).toBeLessThanOrEqual(255)
    expect(long).toMatch(/^🛠+\.step$/u)
    expect(displayName(`${'x'.repeat(400)}.step`)).toBe(`${'x'.repeat(250)}.step`)
    const family = '👨‍👩‍👧'
    expect(displayName(`${family.repeat(60)}.pdf`)).toBe(`${family.repeat(31)}.pdf`)
    expect(displayName(`q${'\u0301'.repeat(400)}.pdf`)).toBe(`q${'\u0301'.repeat(250)}.pdf`)
  })

  test.each([`${'図'.repeat(250)}.step`, `${'x'.repeat(251)}.pdf`, `${'🛠'.repeat(125)}.step`])(
    'is kept whole with 255 units, however many bytes they take',
    (name) => {
      expect(displayName(name)).toBe(name)
      expect(parse(contentDisposition(name)).parameters.filename).toBe(name)
    },
  )
})

describe('the header of a download', () => {
  test.each([japanese, emoji, 'a"b\\c.pdf', '100%.pdf', "it's; here.pdf", 'Größe.pdf'])(
    '%s is read back whole',
    (name) => {
      const header = contentDisposition(name)
      expect(header).toMatch(/^[\x20-\x7e]+$/)
      expect(parse(header)).toMatchObject({ type: 'attachment', parameters: { filename: displayName(name) } })
    },
  )

  test.each([
    ['drawing.pdf', '"drawing.pdf"'],
    ['drawing of the housing, rev. B.pdf', '"drawing of the housing, rev. B.pdf"'],
    ['café.pdf', `"cafe.pdf"; filename*=UTF-8''caf%C3%A9.pdf`],
    ['Prüfbericht Gehäuse.xlsx', `"Prufbericht Gehause.xlsx"; filename*=UTF-8''Pr%C3%BCfbericht%20Geh%C3%A4use.xlsx`],
    ['Zeichnung "A" 5%.pdf', `"Zeichnung _A_ 5_.pdf"; filename*=UTF-8''Zeichnung%20%22A%22%205%25.pdf`],
    ['図.step', `"_.step"; filename*=UTF-8''%E5%9B%B3.step`],
  ])('%s has a plain ASCII form, and an encoded one where that loses something', (name, said) => {
    expect(contentDisposition(name)).toBe(`attachment; filename=${said}`)
  })

  test('cannot be escaped from', () => {
    expect(contentDisposition('x"\r\nSet-Cookie: a=b', 'inline')).toBe(
      `inline; filename="x_Set-Cookie: a=b"; filename*=UTF-8''x%22Set-Cookie%3A%20a%3Db`,
    )
  })
})
