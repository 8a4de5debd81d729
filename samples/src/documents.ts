import { a3Landscape, type PdfMark, writePdf } from './pdf.ts'

/** A line of a business document. */
export interface Line {
  text: string
  quantity: number
  /** Money as text: exact decimals. */
  unitPrice: string
  amount: string
}

/** What a business document of the samples says. */
export interface BusinessDocument {
  kind: 'Quote' | 'Purchase order' | 'Invoice'
  number: string
  date: string
  from: readonly string[]
  to: readonly string[]
  facts: readonly (readonly [string, string])[]
  lines: readonly Line[]
  total: string
  note: string
}

export const [left, right] = [56, 539]

/** One page that looks like what a customer and a shop send each other. */
export function businessPdf(document: BusinessDocument): Buffer {
  const marks: PdfMark[] = [
    { rect: [0, 0, 595, 8], fill: 0.25 },
    { text: document.kind, x: left, y: 74, size: 24, bold: true },
    { text: document.number, x: right, y: 66, size: 14, bold: true, align: 'right' },
    { text: document.date, x: right, y: 84, align: 'right', color: 0.4 },
    ...document.from.map((text, i): PdfMark => ({ text, x: left, y: 124 + i * 14, bold: i === 0 })),
    ...document.to.map((text, i): PdfMark => ({ text, x: 310, y: 124 + i * 14, bold: i === 0 })),
    ...document.facts.flatMap(([label, value], i): PdfMark[] => [
      { text: label, x: left, y: 216 + i * 16, color: 0.4 },
      { text: value, x: 180, y: 216 + i * 16 },
    ]),
  ]
  let y = 236 + document.facts.length * 16
  marks.push({ rect: [left, y, right - left, 22], fill: 0.94 })
  const heads = [
    ['Part', 64],
    ['Quantity', 360],
    ['Unit price', 450],
    ['Amount', 531],
  ] as const
  for (const [text, x] of heads)
    marks.push({ text, x, y: y + 15, size: 9, bold: true, align: x === 64 ? 'left' : 'right' })
  y += 22
  for (const line of document.lines) {
    marks.push({ text: line.text, x: 64, y: y + 17 })
    const cells = [
      [String(line.quantity), 360],
      [line.unitPrice, 450],
      [line.amount, 531],
    ] as const
    for (const [text, x] of cells) marks.push({ text, x, y: y + 17, align: 'right' })
    y += 26
    marks.push({ line: [left, y, right, y], stroke: 0.85 })
  }
  marks.push({ text: 'Total', x: 450, y: y + 24, bold: true, align: 'right' })
  marks.push({ text: document.total, x: 531, y: y + 24, bold: true, align: 'right' })
  marks.push({ text: document.note, x: left, y: y + 60, color: 0.4, size: 9 })
  return writePdf({ title: `${document.kind} ${document.number}`, pages: [marks] })
}

export const provider = ['Kerf Manufacturing', '12 Foundry Lane', 'Sheffield S3 8QA']
const customer = ['Nordlicht Optik GmbH', 'Hafenstrasse 4', '24103 Kiel']
const lines: readonly Line[] = [
  { text: 'Bracket KB-104, 6061-T6, anodized', quantity: 40, unitPrice: '46.25', amount: '1,850.00' },
  { text: 'Block KB-220, 6061-T6, as machined', quantity: 10, unitPrice: '61.50', amount: '615.00' },
]

export const quotePdf = () =>
  businessPdf({
    kind: 'Quote',
    number: 'SQTE-0001',
    date: '5 January 2026',
    from: provider,
    to: customer,
    facts: [
      ['Valid until', '4 February 2026'],
      ['Delivery', '26 January 2026'],
      ['Terms', '30 days net'],
    ],
    lines,
    total: 'USD 2,465.00',
    note: 'Prices hold for the quantities above. Delivered in returnable trays.',
  })

export const purchaseOrderPdf = () =>
  businessPdf({
    kind: 'Purchase order',
    number: 'NLO-2026-0117',
    date: '7 January 2026',
    from: customer,
    to: provider,
    facts: [
      ['Your quote', 'SQTE-0001'],
      ['Deliver by', '26 January 2026'],
      ['Ship to', 'Hafenstrasse 4, 24103 Kiel'],
    ],
    lines,
    total: 'USD 2,465.00',
    note: 'Please confirm this order within two working days.',
  })

export const invoicePdf = () =>
  businessPdf({
    kind: 'Invoice',
    number: 'INV-0001',
    date: '27 January 2026',
    from: provider,
    to: customer,
    facts: [
      ['Sales order', 'SORD-0001'],
      ['Purchase order', 'NLO-2026-0117'],
      ['Due', '26 February 2026'],
    ],
    lines,
    total: 'USD 2,465.00',
    note: 'Please state the invoice number with your payment.',
  })

export function qualityReportPdf(): Buffer {
  const measured = [
    ['Length', '90.00 ± 0.10', '90.02', '90.01', '89.98'],
    ['Height', '75.00 ± 0.10', '75.03', '75.01', '75.02'],
    ['Bore', 'Ø 22.000 H7', '22.008', '22.011', '22.006'],
    ['Hole pattern', '44.0 x 38.0 ± 0.05', '0.02', '0.03', '0.01'],
    ['Flatness of base', '0.05', '0.018', '0.022', '0.015'],
  ]
  const columns = [64, 190, 340, 420, 500]
  const marks: PdfMark[] = [
    { text: 'Quality report', x: left, y: 74, size: 24, bold: true },
    { text: 'Bracket KB-104, lot 2026-02, 3 of 40 parts measured', x: left, y: 98, color: 0.4 },
    { rect: [left, 120, right - left, 22], fill: 0.94 },
    ...['Feature', 'Required (mm)', 'Part 1', 'Part 2', 'Part 3'].map(
      (text, i): PdfMark => ({ text, x: columns[i] ?? left, y: 135, size: 9, bold: true }),
    ),
  ]
  measured.forEach((row, i) => {
    row.forEach((text, column) => {
      marks.push({ text, x: columns[column] ?? left, y: 160 + i * 24 })
    })
    marks.push({ line: [left, 168 + i * 24, right, 168 + i * 24], stroke: 0.85 })
  })
  marks.push({ text: 'All features within tolerance.', x: left, y: 310, bold: true })
  return writePdf({ title: 'Quality report KB-104', pages: [marks] })
}

/** The bracket's drawing: three views with dimensions and a title block. */
export function drawingPdf(): Buffer {
  const scale = 3
  const marks: PdfMark[] = [
    { rect: [28, 28, 1135, 786], line: 1.4 },
    ...sideView(150, 430, scale),
    ...frontView(620, 430, scale),
    ...topView(150, 530, scale),
    ...titleBlock(),
  ]
  return writePdf({ title: 'Bracket KB-104', page: a3Landscape, pages: [marks] })
}

function dimension(x1: number, x2: number, y: number, text: string): PdfMark[] {
  return [
    { line: [x1, y, x2, y], width: 0.4 },
    { line: [x1, y - 5, x1, y + 5], width: 0.4 },
    { line: [x2, y - 5, x2, y + 5], width: 0.4 },
    { text, x: (x1 + x2) / 2 - text.length * 2.6, y: y - 5, size: 11 },
  ]
}

function sideView(x: number, floor: number, s: number): PdfMark[] {
  const outline: readonly (readonly [number, number])[] = [
    [0, 0],
    [90, 0],
    [90, 7],
    [87, 10],
    [20, 10],
    [14, 12],
    [12, 18],
    [12, 72],
    [9, 75],
    [0, 75],
    [0, 0],
  ]
  const edges = outline.slice(1).map(([u, v], i): PdfMark => {
    const [pu, pv] = outline[i] ?? [0, 0]
    return { line: [x + pu * s, floor - pv * s, x + u * s, floor - v * s], width: 1.2 }
  })
  return [
    ...edges,
    { rect: [x + 12 * s, floor - 63 * s, 6 * s, 36 * s], line: 1.2 },
    { line: [x - 14, floor - 45 * s, x + 32 * s, floor - 45 * s], width: 0.4, dash: true },
    ...dimension(x, x + 90 * s, floor + 34, '90'),
    { text: '75', x: x - 40, y: floor - 37 * s, size: 11 },
  ]
}

function frontView(x: number, floor: number, s: number): PdfMark[] {
  const center: readonly [number, number] = [x + 30 * s, floor - 45 * s]
  const holes = [
    [8, 65],
    [52, 65],
    [8, 27],
    [52, 27],
  ] as const
  return [
    { rect: [x, floor - 75 * s, 60 * s, 75 * s], line: 1.2 },
    { line: [x, floor - 10 * s, x + 60 * s, floor - 10 * s], width: 0.8 },
    { circle: [...center, 18 * s], width: 1.2 },
    { circle: [...center, 11 * s], width: 1.2 },
    ...holes.map(([u, v]): PdfMark => ({ circle: [x + u * s, floor - v * s, 2.75 * s], width: 1 })),
    { line: [center[0] - 62, center[1], center[0] + 62, center[1]], width: 0.4, dash: true },
    { line: [center[0], center[1] - 62, center[0], center[1] + 62], width: 0.4, dash: true },
    ...dimension(x, x + 60 * s, floor + 34, '60'),
    { text: 'Ø22 H7', x: x + 60 * s + 12, y: center[1] + 4, size: 11 },
    { text: '4x Ø5.5', x: x + 60 * s + 12, y: floor - 65 * s, size: 11 },
  ]
}

function topView(x: number, y: number, s: number): PdfMark[] {
  const seats = [38, 74].flatMap((u) => [12, 48].map((v) => [u, v] as const))
  return [
    { rect: [x, y, 90 * s, 60 * s], line: 1.2 },
    { line: [x + 12 * s, y, x + 12 * s, y + 60 * s], width: 0.8 },
    ...seats.flatMap(([u, v]): PdfMark[] => [
      { circle: [x + u * s, y + v * s, 6 * s], width: 1 },
      { circle: [x + u * s, y + v * s, 3.3 * s], width: 1 },
    ]),
    { text: '4x Ø6.6, counterbore Ø12 x 4', x: x + 90 * s + 12, y: y + 40, size: 11 },
  ]
}

function titleBlock(): PdfMark[] {
  const rows = [
    ['Title', 'Bracket KB-104'],
    ['Material', 'Aluminium 6061-T6'],
    ['Finish', 'Clear anodized, 10 µm'],
    ['Tolerances', 'ISO 2768-mK'],
    ['Scale', '1:1 at A3'],
    ['Revision', 'B'],
  ]
  return [
    { rect: [803, 634, 360, 180], line: 1.2 },
    ...rows.flatMap(([label = '', value = ''], i): PdfMark[] => [
      { text: label, x: 815, y: 656 + i * 29, size: 9, color: 0.4 },
      { text: value, x: 900, y: 656 + i * 29, size: 13, bold: i === 0 },
      { line: [803, 664 + i * 29, 1163, 664 + i * 29], width: 0.4 },
    ]),
  ]
}
