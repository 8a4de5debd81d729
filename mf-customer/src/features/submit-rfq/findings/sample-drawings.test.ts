import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { makeSamples } from '@kerf/samples/generate.ts'
import { phrasesOf } from '@kerf/shared-contracts/rules/request-findings/drawing-text'
import { requestFindings } from '@kerf/shared-contracts/rules/request-findings/request-findings'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { measuredPart } from '../../../../test/drawings.ts'
import { drawingPage } from './drawing-page.ts'

let folder = ''
let samples: Awaited<ReturnType<typeof makeSamples>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kerf-drawings-test-'))
  samples = await makeSamples(folder)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** A PDF as the browser reads it. @param turned degrees by which its pages are turned, as scanners and CAD programs do */
async function read(path: string, turned = 0) {
  const bytes = await readFile(path, 'latin1')
  const data = Buffer.from(
    bytes.replaceAll('/Type /Page ', turned ? `/Type /Page /Rotate ${turned} ` : '/Type /Page '),
    'latin1',
  )
  const pdf = await getDocument({ data: new Uint8Array(data), verbosity: 0, useSystemFonts: false }).promise
  const page = await pdf.getPage(1)
  const { items } = await page.getTextContent()
  const pages = [drawingPage(items, page.getViewport({ scale: 1 }))]
  await pdf.loadingTask.destroy()
  return { fileName: basename(path), phrases: phrasesOf(pages) }
}

const part = { material: 'aluminum', materialGrade: '6061-T6', tolerance: 'standard', quantities: [10], texts: [] }
const bracket = measuredPart([90, 60, 75], 5.5, 6.6, 22)
const block = measuredPart([120, 80, 25], 9, 10, 8)

/** What is found, in a few words each. */
async function found(path: string, facts = bracket, finishing = '') {
  const models = [{ fileId: '1', fileName: 'part.step', facts, meantUnit: null }]
  const findings = requestFindings({ ...part, finishing }, { models, drawings: [await read(path)], isMeasuring: false })
  return findings.map(({ kind, theirs, take }) => `${kind}: ${theirs.words} > ${take?.words}`)
}

test("the bracket's drawing says what its model and its request say", async () => {
  expect(await found(samples.drawing, bracket, 'Anodizing (Clear)')).toEqual([])
})

test('of the German drawing material, finish, quantity and thread differ', async () => {
  expect(await found(samples.flangeDrawing, block)).toEqual([
    'material: 1.4301 (X5CrNi18-10) > Steel 304 SS',
    'finishing: glasperlgestrahlt > Bead Blasting',
    'quantity: 25 > 25',
    'thread: 4x M16 durchgehend > M16',
  ])
})

test('of the American drawing material, tolerance and finish differ; a hole is wide enough for its thread', async () => {
  expect(await found(samples.plateDrawing)).toEqual([
    'material: 7075-T651 > Aluminum 7075-T6',
    'tolerance: UNLESS OTHERWISE SPECIFIED .XX ±.003 .XXX ±.001 > Tight (±0.002 in, ±0.05 mm)',
    'finishing: ANODIZE PER MIL-PRF-8625, TYPE II, CLASS 2, BLACK. > Anodizing (Black)',
  ])
})

test('a model whose numbers are inches, read as millimetres, is in another unit than its drawing', async () => {
  const small = measuredPart([3.543, 2.362, 2.953], 5.5)
  expect(await found(samples.plateDrawing, small)).toContain(
    'unit: DIMENSIONS ARE IN INCHES: 3.54, 2.36, 2.95 > 3.54 × 2.36 × 2.95 in',
  )
})

test('a page that is turned is read as it is seen', async () => {
  const straight = await read(samples.flangeDrawing)
  for (const turned of [90, 180, 270]) {
    const { phrases } = await read(samples.flangeDrawing, turned)
    const words = phrases.filter(({ isTurned }) => isTurned).length
    expect(words, String(turned)).toBe(straight.phrases.length)
  }
})

test('papers that are no drawings, and a scan, say nothing', async () => {
  const papers = ['quote', 'purchaseOrder', 'invoice', 'qualityReport', 'supplierQuote', 'supplierInvoice'] as const
  for (const name of [...papers, 'certificate', 'scannedDrawing'] as const) {
    expect(await found(samples[name]), name).toEqual([])
  }
})
