import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeSamples, samples } from './generate.ts'
import { part21Text } from './part21.ts'
import { writePdf } from './pdf.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kerf-samples-test-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('two folders of samples contain the same bytes, and nothing else', async () => {
  const [first, second] = [join(folder, 'a'), join(folder, 'b')]
  await makeSamples(first)
  await makeSamples(second)
  const names = (await readdir(first)).filter((name) => !name.startsWith('.'))
  expect(names.sort()).toEqual(Object.values(samples).sort())
  for (const name of names) {
    expect((await readFile(join(first, name))).equals(await readFile(join(second, name))), name).toBe(true)
  }
})

test('existing samples are not made again', async () => {
  const { bracket } = await makeSamples(folder)
  const before = await stat(bracket)
  await makeSamples(folder)
  expect((await stat(bracket)).mtimeMs).toBe(before.mtimeMs)
})

test('each sample is recognised by its content as what it is meant to be', async () => {
  const paths = await makeSamples(folder)
  const start = async (name: keyof typeof samples) => (await readFile(paths[name])).subarray(0, 12).toString('latin1')
  for (const name of ['bracket', 'block', 'assembly', 'truncatedStep'] as const)
    expect(await start(name)).toBe('ISO-10303-21')
  const pdfs = ['drawing', 'quote', 'purchaseOrder', 'invoice', 'qualityReport', 'encryptedPdf'] as const
  const drawings = ['flangeDrawing', 'plateDrawing', 'scannedDrawing'] as const
  for (const name of [...pdfs, ...drawings, 'supplierQuote', 'supplierInvoice', 'certificate'] as const) {
    expect((await start(name)).slice(0, 5)).toBe('%PDF-')
  }
  for (const name of ['photo', 'pngNamedPdf'] as const) expect((await start(name)).slice(1, 4)).toBe('PNG')
  expect((await start('measurements')).slice(0, 2)).toBe('PK')
  expect((await stat(paths.emptyStep)).size).toBe(0)
  expect(await readFile(paths.truncatedStep, 'latin1')).not.toContain('END-ISO-10303-21')
  expect(await readFile(paths.encryptedPdf, 'latin1')).toContain('/Encrypt')
})

test('text beyond ASCII is written as UTF-16 between marks, quotes and backslashes doubled', () => {
  expect(part21Text('Ø5 板')).toBe(String.raw`'\X2\00D8\X0\5 \X2\677F\X0\'`)
  expect(part21Text(String.raw`it's a\b`)).toBe(String.raw`'it''s a\\b'`)
})

test("every object of a PDF begins where the file's table says", () => {
  const pdf = writePdf({
    title: 'A (small) one',
    pages: [[{ text: 'One', x: 10, y: 10 }], [{ rect: [1, 2, 3, 4], fill: 0.5 }]],
  }).toString('latin1')
  const [, startOfTable = ''] = /startxref\n(\d+)\n%%EOF/.exec(pdf) ?? []
  expect(pdf.slice(Number(startOfTable), Number(startOfTable) + 4)).toBe('xref')
  const offsets = [...pdf.matchAll(/^(\d{10}) 00000 n /gm)].map(([, offset]) => Number(offset))
  expect(offsets).toHaveLength(9)
  offsets.forEach((offset, i) => {
    expect(pdf.slice(offset).startsWith(`${i + 1} 0 obj`)).toBe(true)
  })
})
