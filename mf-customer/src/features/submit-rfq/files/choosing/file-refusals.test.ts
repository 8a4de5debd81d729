import { isReadable } from '@kerf/shared-parts/files/attachment-kinds.ts'
import { expect, test } from 'vitest'
import { misnamedKind, refusalOf } from './file-refusals.ts'

const step = 'ISO-10303-21;\nHEADER;\nENDSEC;'
const megabyte = 1024 * 1024

/** A file of that size without real content. */
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
])('%s containing %j is refused as: %s', async (name, content, refusal) => {
  expect(await refusalOf(new File([content], name))).toBe(refusal)
})

test('a STEP file may have 100 MB and a PDF 25, decided by content', async () => {
  expect(await refusalOf(large('a.step', step, 100 * megabyte))).toBeNull()
  expect(await refusalOf(large('a.step', step, 100 * megabyte + 1))).toBe('largeStep')
  expect(await refusalOf(large('a.pdf', '%PDF-1.7', 25 * megabyte + 1))).toBe('largePdf')
})

test.each([
  ['bracket.step', '%PDF-1.7', 'pdf'],
  ['drawing.pdf', step, 'step'],
  ['bracket.stp', step, null],
  ['drawing.pdf', '%PDF-1.7', null],
])('%s containing %j is, whatever its name says: %s', async (name, content, kind) => {
  expect(await misnamedKind(new File([content], name))).toBe(kind)
})

/** A file as browsers return it after it was changed or deleted. */
function gone(): File {
  const slice = () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) })
  return Object.assign(new File([step], 'bracket.step'), { slice })
}

test('a file deleted after it was chosen is reported as unreadable, not as the wrong type', async () => {
  expect(await refusalOf(gone())).toBe('unreadable')
  expect(await isReadable(gone())).toBe(false)
  expect(await isReadable(new File([step], 'bracket.step'))).toBe(true)
})
