import { describe, expect, test } from 'vitest'
import { phrasesOf, type TextRun } from './drawing-text.ts'
import type { TypedPart } from './finding.ts'
import { requestFindings } from './request-findings.ts'

/** Words with their place and height on an A3 sheet, in millimetres: where the title blocks of CAD programs have them. */
type Cell = readonly [words: string, x: number, y: number, height: number]

interface Sheet {
  captions: readonly Cell[]
  values: readonly Cell[]
  /** The request that the sheet agrees with. */
  same: Partial<TypedPart>
  /** What is found in a request that has nothing in common with it. */
  found: readonly string[]
}

const standard = 'Standard (±0.005 in, ±0.13 mm)'
const sheets: Readonly<Record<string, Sheet>> = {
  'ISO 7200, captions above, cells nearly full': {
    captions: [
      ...row(230.6, 3.5, ['Part Material:', 230.5], ['General tolerances:', 310.5], ['Scale:', 350.5]),
      ...row(242.6, 3.5, ['Title, supplementary title:', 230.5], ['Created by:', 310.5], ['Owner:', 370.5]),
      ...row(254.6, 3.5, ['Approved by:', 310.5]),
      ...row(266.6, 3.5, ['Document type:', 230.5], ['Drawing number:', 310.5], ['Responsible department:', 370.5]),
      ...row(278.6, 3.5, ['Document status:', 230.5], ['Issue date:', 330.5], ['Revision:', 370.5], ['Sheet:', 390.5]),
    ],
    values: [
      ...row(236.2, 5, ['Stainless steel Mat. 1.4301', 231], ['ISO 2768-m', 311], ['1 : 1', 355]),
      ...row(248.2, 5, ['Bearing block', 231], ['A. Weber', 311]),
      ...row(272.2, 5, ['Part Drawing', 231], ['304-6061', 311]),
    ],
    same: { material: 'steel', materialGrade: '304 SS', tolerance: 'standard' },
    found: ['material: Stainless steel Mat. 1.4301 > Steel 304 SS', `tolerance: ISO 2768-m > ${standard}`],
  },
  'SolidWorks in millimetres, values set off to the right': {
    captions: [
      ...row(240, 2, ['UNLESS OTHERWISE SPECIFIED:', 120], ['FINISH:', 165], ['DEBURR AND', 205]),
      ...row(243, 2, ['DIMENSIONS ARE IN MILLIMETERS', 120], ['BREAK SHARP', 205], ['DO NOT SCALE DRAWING', 250]),
      ...row(246, 2, ['SURFACE FINISH:', 120], ['EDGES', 205]),
      ...row(249, 2, ['TOLERANCES:', 120]),
      ...row(252, 2, ['LINEAR:', 122]),
      ...row(255, 2, ['ANGULAR:', 122], ['TITLE:', 250]),
      ...row(260, 2, ['NAME', 140], ['SIGNATURE', 165], ['DATE', 190]),
      ...row(266, 2, ['DRAWN', 121], ['MATERIAL:', 205], ['DWG NO.', 250]),
      ...row(270, 2, ["CHK'D", 121]),
      ...row(274, 2, ["APPV'D", 121]),
      ...row(283, 2, ['WEIGHT:', 205], ['SCALE:1:2', 250], ['SHEET 1 OF 1', 330]),
    ],
    values: [...row(245, 3, ['ANODIZE BLACK', 165]), ...row(271, 3, ['6082-T6 (SS)', 215], ['BRK-2044', 270])],
    same: { material: 'aluminum', materialGrade: 'Other', finishing: 'Anodizing (Black)' },
    found: ['material: 6082-T6 (SS) > Aluminum, 6082-T6', 'finishing: ANODIZE BLACK > Anodizing (Black)'],
  },
  'SolidWorks in inches, a block of tolerances': {
    captions: [
      ...row(220, 2, ['UNLESS OTHERWISE SPECIFIED:', 120], ['NAME', 215], ['DATE', 240]),
      ...row(226, 2, ['DIMENSIONS ARE IN INCHES', 120], ['DRAWN', 190]),
      ...row(229, 2, ['TOLERANCES:', 120]),
      ...row(232, 2, ['FRACTIONAL ±', 120]),
      ...row(235, 2, ['ANGULAR: MACH ± BEND ±', 120]),
      ...row(247, 2, ['INTERPRET GEOMETRIC', 120], ['Q.A.', 190], ['COMMENTS:', 215]),
      ...row(250, 2, ['TOLERANCING PER:', 120]),
      ...row(254, 2, ['MATERIAL', 120], ['SIZE', 260], ['DWG. NO.', 275], ['REV', 330]),
      ...row(262, 2, ['FINISH', 120]),
      ...row(270, 2, ['HEAT TREATMENT', 120], ['SCALE: 1:1', 260], ['WEIGHT:', 290], ['SHEET 1 OF 1', 315]),
    ],
    values: [
      ...row(238, 2, ['TWO PLACE DECIMAL ±.005', 120]),
      ...row(241, 2, ['THREE PLACE DECIMAL ±.002', 120]),
      ...row(258, 3, ['7075-T651', 128], ['A', 262]),
      ...row(266, 3, ['CLEAR ANODIZE', 128]),
    ],
    same: { material: 'aluminum', materialGrade: '7075-T6', tolerance: 'tight', finishing: 'Anodizing (Clear)' },
    found: [
      'material: 7075-T651 > Aluminum 7075-T6',
      'tolerance: UNLESS OTHERWISE SPECIFIED: TWO PLACE DECIMAL ±.005 > Tight (±0.002 in, ±0.05 mm)',
      'finishing: CLEAR ANODIZE > Anodizing (Clear)',
    ],
  },
  'DIN, several captions in a row': {
    captions: [
      ...row(245, 2, ['Allgemeintoleranz', 230], ['Oberfläche', 262], ['Maßstab', 300], ['Gewicht', 330]),
      ...row(255, 2, ['Datum', 245], ['Name', 265], ['Werkstoff, Halbzeug', 300]),
      ...row(259, 2, ['Bearb.', 230]),
      ...row(263, 2, ['Gepr.', 230]),
      ...row(268, 2, ['Norm', 230], ['Benennung', 300]),
      ...row(280, 2, ['Zust.', 230], ['Änderung', 240], ['Zeichnungsnummer', 300], ['Blatt', 390]),
    ],
    values: [
      ...row(249, 3, ['EN 22768-mK', 230], ['eloxiert natur', 262], ['1:1', 300], ['0,34 kg', 330]),
      ...row(260, 3, ['EN AW-7075 T651', 300]),
      ...row(274, 4, ['Lagerbock', 300]),
    ],
    same: { material: 'aluminum', materialGrade: '7075-T6', tolerance: 'standard', finishing: 'Anodizing (Clear)' },
    found: [
      'material: EN AW-7075 T651 > Aluminum 7075-T6',
      `tolerance: EN 22768-mK > ${standard}`,
      'finishing: eloxiert natur > Anodizing (Clear)',
    ],
  },
  'German and English': {
    captions: [
      ...row(245, 2, ['Allgemeintoleranzen / General tolerances', 230]),
      ...row(255, 2, ['Werkstoff / Material', 300], ['Maßstab / Scale', 340], ['Menge / Quantity', 370]),
      ...row(265, 2, ['Gez. / Drawn', 230], ['Oberfläche / Surface', 262], ['Wärmebehandlung / Heat treatment', 300]),
    ],
    values: [
      ...row(249, 3, ['ISO 2768-1:1989-m', 230]),
      ...row(260, 3, ['S235JR', 300], ['1:2', 340], ['12', 370]),
      ...row(270, 3, ['verzinkt', 262], ['keine', 300]),
    ],
    same: {
      ...{ material: 'steel', materialGrade: 'A36', tolerance: 'standard' },
      finishing: 'Zinc Plating',
      quantities: [12],
    },
    found: [
      'material: S235JR > Steel, S235JR',
      `tolerance: ISO 2768-1:1989-m > ${standard}`,
      'finishing: verzinkt > Zinc Plating',
      'quantity: 12 > 12',
    ],
  },
  French: {
    captions: [
      ...row(229, 2, ['DESSINATEUR :', 220.8], ['TOLÉRANCES GÉNÉRALES :', 265.7], ['QUANTITÉ :', 330]),
      ...row(244, 2, ['VALIDÉ PAR :', 220.8], ['MATIÈRE :', 265.7], ['TRAITEMENT DE SURFACE :', 310]),
      ...row(272, 2, ['ÉCHELLE :', 220.8], ['POIDS (kg) :', 240.5], ['VERSION :', 265.7], ['FEUILLE :', 365.5]),
    ],
    values: [
      ...row(235, 4, ['J. Martin', 221], ['ISO 2768 classe m', 266], ['25', 331]),
      ...row(250, 4, ['Aluminium 7075', 266], ['Anodisation noire', 311]),
      ...row(278.5, 4, ['1:1', 225], ['0,4', 245], ['B', 267]),
    ],
    same: {
      ...{ material: 'aluminum', materialGrade: '7075-T6', tolerance: 'standard' },
      ...{ finishing: 'Anodizing (Black)', quantities: [25] },
    },
    found: [
      'material: Aluminium 7075 > Aluminum 7075-T6',
      `tolerance: ISO 2768 classe m > ${standard}`,
      'finishing: Anodisation noire > Anodizing (Black)',
      'quantity: 25 > 25',
    ],
  },
  'Japanese, values beside labels that are spread over their cells': {
    captions: [
      ...row(245, 2.5, ['指示なき公差', 225]),
      ...row(255, 2.5, ['材', 300], ['質', 308], ['尺　度', 345]),
      ...row(261, 2.5, ['表面処理', 300], ['図　番', 345]),
      ...row(267, 2.5, ['個', 300], ['数', 308], ['投影法', 345]),
      ...row(273, 2.5, ['承認', 230], ['検図', 245], ['製図', 260], ['熱処理', 300], ['品名', 345]),
    ],
    values: [
      ...row(245, 3, ['JIS B 0405 中級', 252]),
      ...row(255, 3, ['SUS304', 318], ['1:1', 360]),
      ...row(261, 3, ['不動態化', 318]),
      ...row(267, 3, ['50', 318]),
      ...row(273, 3, ['なし', 318], ['軸受', 360]),
    ],
    same: {
      ...{ material: 'steel', materialGrade: '304 SS', tolerance: 'standard' },
      ...{ finishing: 'Passivation', quantities: [50] },
    },
    found: [
      'material: SUS304 > Steel 304 SS',
      `tolerance: JIS B 0405 中級 > ${standard}`,
      'finishing: 不動態化 > Passivation',
      'quantity: 50 > 50',
    ],
  },
  'Chinese, the material in large letters far below its caption': {
    captions: [
      ...row(241, 5, ['材料牌号', 333]),
      ...row(262, 5, ['标记', 236.5], ['处数', 246.5], ['分区', 260], ['更', 271.3], ['改', 274.3], ['签名', 289.5]),
      ...row(269, 5, ['设计', 237], ['标准化', 276], ['阶段标记', 320], ['重量', 343], ['比例', 355]),
      ...row(283, 5, ['审核', 237], ['制图', 277.5]),
      ...row(290, 5, ['工艺', 237], ['批准', 277.5]),
    ],
    values: [
      ...row(240, 4, ['未注公差按GB/T 1804-m级', 100]),
      ...row(247, 4, ['表面处理：阳极氧化 黑色', 100]),
      ...row(255, 10, ['2A12-T4', 325]),
      ...row(280, 5, ['1:1', 355]),
    ],
    same: { material: 'aluminum', materialGrade: '2024-T3', tolerance: 'standard', finishing: 'Anodizing (Black)' },
    found: [
      'material: 2A12-T4 > Aluminum 2024-T3',
      `tolerance: 未注公差按GB/T 1804-m级 > ${standard}`,
      'finishing: 阳极氧化 黑色 > Anodizing (Black)',
    ],
  },
}

function row(y: number, height: number, ...cells: readonly (readonly [words: string, x: number])[]): Cell[] {
  return cells.map(([words, x]) => [words, x, y, height])
}

const point = 72 / 25.4
const widthOf = (words: string, height: number) =>
  [...words].reduce((sum, letter) => sum + height * (/\p{Script=Han}|\p{Script=Hiragana}/u.test(letter) ? 1 : 0.48), 0)

function runOf([text, x, y, height]: Cell): TextRun {
  const size = { width: widthOf(text, height) * point, height: height * point }
  return { text, x: x * point, y: y * point, ...size, isTurned: false }
}

/** How programs write words into a PDF: in one piece, each letter alone, or twice for bold ones. */
const writers: readonly (readonly [how: string, write: (cell: Cell) => TextRun[]])[] = [
  ['in one piece', (cell) => [runOf(cell)]],
  [
    'letter by letter',
    ([words, x, y, height]) =>
      [...words].map((letter, at) => runOf([letter, x + widthOf([...words].slice(0, at).join(''), height), y, height])),
  ],
  ['twice', (cell) => [runOf(cell), { ...runOf(cell), x: runOf(cell).x + 0.1 }]],
]

const different: TypedPart = {
  ...{ material: 'brass', materialGrade: 'C360', finishing: 'Cerakote', tolerance: 'precision' },
  ...{ quantities: [7], texts: [] },
}

/** What is found, in a few words each. */
function found(part: Partial<TypedPart>, cells: readonly Cell[], write = (cell: Cell) => [runOf(cell)]) {
  const phrases = phrasesOf([{ width: 420 * point, height: 297 * point, runs: cells.flatMap(write) }])
  const drawings = [{ fileName: 'drawing.pdf', phrases }]
  const findings = requestFindings({ ...different, ...part }, { models: [], drawings, isMeasuring: false })
  return findings.map(({ kind, theirs, take }) => `${kind}: ${theirs.words} > ${take?.words}`)
}

describe.each(Object.entries(sheets))('%s', (_, { captions, values, same, found: all }) => {
  test.each(writers)('is read where its words are written %s', (_how, write) => {
    expect(found({}, [...captions, ...values], write)).toEqual(all)
  })
  test('agrees with a request that says the same', () => {
    expect(found({ tolerance: '', ...same }, [...captions, ...values])).toEqual([])
  })
  test('says nothing where nobody has filled it in', () => {
    for (const part of [different, { ...different, finishing: '', tolerance: 'standard', material: 'steel' }])
      expect(found(part, captions)).toEqual([])
  })
})
