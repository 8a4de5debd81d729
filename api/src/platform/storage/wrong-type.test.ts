import { expect, test } from 'vitest'
import { speaking } from '../language/language.ts'
import { wrongType } from './wrong-type.ts'

const box = (brand: string) => Buffer.from(`\0\0\0\u0018ftyp${brand}\0\0\0\0`, 'latin1')

test.each([
  ['a film', box('isom'), 'This is a film. Please send single pictures'],
  ['AVIF', box('avif'), 'This is a picture that not every program shows. Please send it as PNG or JPEG'],
  [
    'WebP',
    Buffer.from('RIFF\0\0\0\0WEBPVP8 '),
    'This is a picture that not every program shows. Please send it as PNG or JPEG',
  ],
  ['RAR', Buffer.from('Rar!\u001a\u0007'), 'This is a RAR archive. Please send it as ZIP'],
])('%s is identified, with what to send instead', (_name, head, words) => {
  expect(wrongType(['image', 'archive'], head).message).toBe(words)
})

test.each([
  ['de', 'Das ist ein RAR-Archiv. Bitte senden Sie die Dateien als ZIP'],
  ['ja', 'これはRARアーカイブです。ZIPにしてお送りください'],
] as const)('it is said in the language of the request (%s)', (language, words) => {
  const said = speaking(language, () => wrongType(['image', 'archive'], Buffer.from('Rar!\u001a\u0007')).message)
  expect(said).toBe(words)
})

test('what is taken is listed as the language does', () => {
  const said = speaking('de', () => wrongType(['dxf', 'table', 'document'], Buffer.from('unknown')).message)
  expect(said).toBe('Dieser Dateityp wird hier nicht angenommen. Bitte senden Sie DXF, ODS oder CSV oder Word')
})
