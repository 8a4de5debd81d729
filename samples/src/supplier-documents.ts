import { businessPdf, type Line, left, provider } from './documents.ts'
import { type PdfMark, writePdf } from './pdf.ts'

const supplier = ['Brandt CNC', '88 Presque Isle Drive', 'Erie, PA 16507']
const supplied: readonly Line[] = [
  { text: 'Bracket, 6061-T6, as machined', quantity: 100, unitPrice: '14.20', amount: '1,420.00' },
]

export const supplierQuotePdf = () =>
  businessPdf({
    kind: 'Quote',
    number: 'B-2231',
    date: '5 January 2026',
    from: supplier,
    to: provider,
    facts: [
      ['Lead time', '12 days'],
      ['Setup', 'USD 80.00'],
      ['Freight', 'USD 35.00'],
    ],
    lines: supplied,
    total: 'USD 1,535.00',
    note: 'Every lot comes with an inspection report.',
  })

export const supplierInvoicePdf = () =>
  businessPdf({
    kind: 'Invoice',
    number: 'B-2231-1',
    date: '27 January 2026',
    from: supplier,
    to: provider,
    facts: [
      ['Terms', '30 days net'],
      ['Due', '26 February 2026'],
    ],
    lines: supplied,
    total: 'USD 1,535.00',
    note: 'Setup and freight are included in the total.',
  })

/** A certificate of a quality system, as suppliers bring them. */
export function certificatePdf(): Buffer {
  const marks: PdfMark[] = [
    { rect: [40, 40, 515, 762], line: 1.4 },
    { text: 'Certificate', x: left + 24, y: 130, size: 32, bold: true },
    { text: 'The quality management system of', x: left + 24, y: 190, color: 0.4 },
    { text: supplier[0] ?? '', x: left + 24, y: 216, size: 18, bold: true },
    { text: 'was assessed, and conforms to the standard for', x: left + 24, y: 246, color: 0.4 },
    { text: 'Milling and turning of parts in metal and plastic', x: left + 24, y: 272, size: 14 },
    { text: 'Certificate no. 88-1204', x: left + 24, y: 340 },
  ]
  return writePdf({ title: 'Certificate 88-1204', pages: [marks] })
}
