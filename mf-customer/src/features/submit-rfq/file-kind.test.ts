import { expect, test } from 'vitest'
import { fileKind, refusalOf, sortByKind } from './file-kind.ts'

const step = 'ISO-10303-21;\nHEADER;\nENDSEC;'

test('a STEP file is known by its first line', async () => {
  expect(await fileKind(new Blob([step]))).toBe('step')
})

test('a byte order mark, blank lines and comments may stand before a STEP file', async () => {
  expect(await fileKind(new Blob([new Uint8Array([0xef, 0xbb, 0xbf]), `\r\n/* made by a CAD */\n${step}`]))).toBe(
    'step',
  )
})

test('a PDF is known by its mark, also after a few bytes of something else', async () => {
  expect(await fileKind(new Blob(['%PDF-1.7\n']))).toBe('pdf')
  expect(await fileKind(new Blob(['\u0000\u0000junk\n%PDF-1.4\n']))).toBe('pdf')
})

test('an empty file and a file that only mentions STEP are neither', async () => {
  expect(await fileKind(new Blob([]))).toBeNull()
  expect(await fileKind(new Blob(['this is not ISO-10303-21;']))).toBeNull()
})

test('a picture that is named .step is rejected, a drawing beside it is accepted', async () => {
  const drawing = new File([step], 'bracket.step')
  const picture = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], 'photo.step')
  expect(await sortByKind([picture, drawing])).toEqual({ accepted: [drawing], rejected: [picture] })
})

test('a file that is not taken has its reason: empty, not what its name says, or another kind', () => {
  expect(refusalOf({ name: '0-byte.step', size: 0 })).toBe('empty')
  expect(refusalOf({ name: 'photo.PDF', size: 4 })).toBe('pdf')
  expect(refusalOf({ name: 'photo.stp', size: 4 })).toBe('step')
  expect(refusalOf({ name: 'notes.txt', size: 0 })).toBe('other')
})
