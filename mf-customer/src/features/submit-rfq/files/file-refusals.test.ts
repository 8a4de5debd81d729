import { isReadable } from '@kerf/shared-parts/files/attachment-kinds.ts'
import { expect, test } from 'vitest'
import { refusalOf } from './file-refusals.ts'

const step = 'ISO-10303-21;\nHEADER;\nENDSEC;'
const megabyte = 1024 * 1024

/** A file of that size without real bytes. */
function large(name: string, head: string, size: number): File {
  return Object.defineProperty(new File([head], name), 'size', { value: size })
}

test.each([
  ['bracket.STEP', step, null],
  ['exported.step', `\ufeff\r\n/* made by a CAD */\n${step}`, null],
  ['about.step', 'this is not ISO-10303-21;', 'step'],
  ['drawing.pdf', '%PDF-1.7', null],
  ['scanned.pdf', '\u0000\u0000junk\n%PDF-1.4\n', null],
  ['photo.step', '\u0089PNG', 'step'],
  ['photo.PDF', '\u0089PNG', 'pdf'],
  ['0-byte.step', '', 'empty'],
  ['notes.txt', '', 'other'],
])('%s that holds %j is refused for: %s', async (name, content, refusal) => {
  expect(await refusalOf(new File([content], name))).toBe(refusal)
})

test('a STEP file may have 100 MB and a PDF 25, as they are by content', async () => {
  expect(await refusalOf(large('a.step', step, 100 * megabyte))).toBeNull()
  expect(await refusalOf(large('a.step', step, 100 * megabyte + 1))).toBe('largeStep')
  expect(await refusalOf(large('a.pdf', '%PDF-1.7', 25 * megabyte + 1))).toBe('largePdf')
})

/** What a browser gives for a file that was changed or deleted after it was chosen. */
function gone(): File {
  const slice = () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) })
  return Object.assign(new File([step], 'bracket.step'), { slice })
}

test('a file that is gone since it was chosen is said to be unreadable, not of the wrong kind', async () => {
  expect(await refusalOf(gone())).toBe('unreadable')
  expect(await isReadable(gone())).toBe(false)
  expect(await isReadable(new File([step], 'bracket.step'))).toBe(true)
})
