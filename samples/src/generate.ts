import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { drawingPdf, invoicePdf, purchaseOrderPdf, qualityReportPdf, quotePdf } from './documents.ts'
import { flangeDrawingPdf, plateDrawingPdf, scannedDrawingPdf } from './drawings.ts'
import { assemblyStep, blockStep, bracketStep } from './parts.ts'
import { writeEncryptedPdf } from './pdf.ts'
import { inspectionPhoto } from './png.ts'
import { writeSpreadsheet } from './spreadsheet.ts'
import { certificatePdf, supplierInvoicePdf, supplierQuotePdf } from './supplier-documents.ts'

/** Change it with anything that changes a sample, so that existing folders are regenerated. */
const version = '4'

/** Names of the samples, each a file of the folder. */
export const samples = {
  bracket: 'bracket.step',
  block: 'block.step',
  assembly: 'assembly.step',
  drawing: 'drawing.pdf',
  flangeDrawing: 'flange-drawing.pdf',
  plateDrawing: 'plate-drawing.pdf',
  scannedDrawing: 'scanned-drawing.pdf',
  quote: 'quote.pdf',
  purchaseOrder: 'purchase-order.pdf',
  invoice: 'invoice.pdf',
  qualityReport: 'quality-report.pdf',
  supplierQuote: 'supplier-quote.pdf',
  supplierInvoice: 'supplier-invoice.pdf',
  certificate: 'certificate.pdf',
  measurements: 'measurements.xlsx',
  photo: 'inspection.png',
  emptyStep: '0-byte.step',
  truncatedStep: 'truncated.step',
  pngNamedPdf: 'png-named.pdf',
  encryptedPdf: 'encrypted.pdf',
} as const
export type SampleName = keyof typeof samples

const makers: Record<SampleName, () => string | Buffer | Promise<Buffer>> = {
  bracket: () => bracketStep(),
  block: () => blockStep(),
  assembly: () => assemblyStep(),
  drawing: drawingPdf,
  flangeDrawing: flangeDrawingPdf,
  plateDrawing: plateDrawingPdf,
  scannedDrawing: scannedDrawingPdf,
  quote: quotePdf,
  purchaseOrder: purchaseOrderPdf,
  invoice: invoicePdf,
  qualityReport: qualityReportPdf,
  supplierQuote: supplierQuotePdf,
  supplierInvoice: supplierInvoicePdf,
  certificate: certificatePdf,
  measurements: () =>
    writeSpreadsheet('KB-104', [
      ['Part', 'Length', 'Height', 'Bore'],
      ...Array.from({ length: 40 }, (_, i) => [
        i + 1,
        90 + ((i * 7) % 9) / 100,
        75 + ((i * 5) % 7) / 100,
        22 + ((i * 3) % 11) / 1000,
      ]),
    ]),
  photo: () => inspectionPhoto(),
  emptyStep: () => '',
  truncatedStep: () => bracketStep().slice(0, 20_000),
  pngNamedPdf: () => inspectionPhoto(64),
  encryptedPdf: () => writeEncryptedPdf('Drawing with a password'),
}

/**
 * Makes Kerf's own sample files in a folder, good and bad ones, always the same bytes. A folder that already has them
 * is left alone.
 * @returns the full path of each sample
 */
export async function makeSamples(folder: string): Promise<Record<SampleName, string>> {
  const paths = Object.fromEntries(Object.entries(samples).map(([name, file]) => [name, join(folder, file)])) as Record<
    SampleName,
    string
  > // the same keys
  const mark = join(folder, '.version')
  const made = await readFile(mark, 'utf8').catch(() => '')
  if (made === version) return paths
  await mkdir(folder, { recursive: true })
  // its own keys
  for (const name of Object.keys(makers) as SampleName[]) await place(paths[name], await makers[name]())
  await place(mark, version)
  return paths
}

/** Puts a whole file in place atomically: others may be making, or reading, the same samples. */
async function place(path: string, content: string | Buffer): Promise<void> {
  const unfinished = `${path}.${randomUUID()}`
  await writeFile(unfinished, content)
  await rename(unfinished, path)
}

if (import.meta.main) {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [folder] = positionals
  if (!folder) throw new Error('Usage: generate.ts <folder>')
  for (const path of Object.values(await makeSamples(folder))) console.log(path)
}
