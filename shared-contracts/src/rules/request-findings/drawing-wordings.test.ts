import { describe, expect, test } from 'vitest'
import { drawing } from '../../../test/drawing.ts'
import { holeFacts, partFacts } from '../../../test/part-facts.ts'
import type { TypedPart } from './finding.ts'
import { requestFindings } from './request-findings.ts'
import { statedUnit } from './units.ts'

/** Says nothing of material and tolerance, so that only what a test is about is found. */
const part: TypedPart = {
  ...{ material: '', materialGrade: '', finishing: '', tolerance: '' },
  ...{ quantities: [7], texts: [] },
}
const withOneHole = {
  ...{ fileId: '1', fileName: 'part.step', meantUnit: null },
  facts: partFacts({ holes: [holeFacts({ diameterMm: 60, widestMm: 60 })] }),
}

/** What taking each finding would set. */
function offered(words: string, changes: Partial<TypedPart> = {}, titleBlock: Readonly<Record<string, string>> = {}) {
  const drawings = [drawing([words], titleBlock)]
  const findings = requestFindings({ ...part, ...changes }, { models: [withOneHole], drawings, isMeasuring: false })
  return findings.map(({ take }) => take?.words)
}

describe('tolerances', () => {
  test.each([
    ...['ISO 2768-mK', 'ISO2768mK', 'ISO 2768-1:1989-m', 'DIN ISO 2768 T1 mittel', 'DIN ISO 2768-1 mittel'],
    ...['DIN 7168 mittel', 'ÖNORM EN 22768-1 m', 'NF EN 22768 mK', 'EN ISO 2768 classe m', 'ISO 2768 Klasse: m'],
    ...['ISO 2768-1 m / ISO 2768-2 K', 'ISO 8015, ISO 2768-mK-E', 'ISO 2768 grob', 'JIS B 0405 m級', 'JIS B 0405 中級'],
    ...['JIS B0405-1991-m', 'GB/T 1804-2000 m级', '未注公差按GB1804-m'],
  ])('%s is wider than precision', (words) => {
    expect(offered(words, { tolerance: 'precision' })).toEqual(['Standard (±0.005 in, ±0.13 mm)'])
    expect(offered(words, { tolerance: 'standard' })).toEqual([])
  })
  test.each(['ISO 2768-fH', 'EN 22768-1 fein', 'JIS B 0405 精級'])('%s fits standard and tight', (words) => {
    expect(offered(words, { tolerance: 'standard' })).toEqual([])
    expect(offered(words, { tolerance: 'tight' })).toEqual([])
    expect(offered(words, { tolerance: 'precision' })).toEqual(['Tight (±0.002 in, ±0.05 mm)'])
  })
  test.each(['ISO 2768', 'ISO 2768 for M6', 'ISO 2768-2', 'JIS B 0405', 'ISO 22081', 'Part 2768-m', 'ISO 2768, M6'])(
    '%s names no class',
    (words) => expect(offered(words, { tolerance: 'precision' })).toEqual([]),
  )
})

describe('finishes', () => {
  test.each([
    ...['HEAT TREATMENT', 'HEAT TREATMENT:', 'HEAT TREATMENT: NONE', 'HEAT TREAT: N/A', 'HEAT TREATMENT: -'],
    ...['Wärmebehandlung', 'Wärmebehandlung: keine', '熱処理', '熱処理:なし', '热处理:无', 'Traitement thermique'],
    ...['ANODIZE: NONE', 'POWDER COAT COLOR:', 'Passivation: no', 'PLATING', 'Finish: Ra 3.2', 'SEE NOTE 4'],
    ...['4140 PREHARD 28-32 HRC', 'PRE-HARDENED 28-32 HRC', 'Surface: 63 RMS', 'Revêtement: aucun'],
  ])('%s asks for none', (words) => {
    expect(offered(words)).toEqual([])
  })
  test.each(['NONE', 'N/A', '-', 'keine', 'なし', 'SEE NOTE 3'])(
    '%s beside the label of a heat treatment is none',
    (words) => {
      expect(offered('', {}, { 'Heat treatment': words })).toEqual([])
    },
  )
  test.each([
    ['HEAT TREATMENT: HARDEN 58-62 HRC', 'Heat Treatment'],
    ['Wärmebehandlung: vergütet auf 28-32 HRC', 'Heat Treatment'],
    ['焼入れ焼戻し HRC58-60', 'Heat Treatment'],
    ['無電解ニッケルメッキ', 'Nickel Plating'],
    ['三価クロメート', 'Zinc Plating'],
    ['Zingage blanc', 'Zinc Plating'],
    ['Anodisation incolore', 'Anodizing (Clear)'],
    ['Elox. schwarz', 'Anodizing (Black)'],
    ['白アルマイト', 'Anodizing (Clear)'],
    ['阳极氧化 黑色', 'Anodizing (Black)'],
    ['Oberfläche / Surface: verzinkt', 'Zinc Plating'],
  ])('%s asks for %s', (words, finish) => {
    expect(offered(words)).toEqual([finish])
    expect(offered(words, { finishing: finish })).toEqual([])
  })
})

describe('materials', () => {
  test.each([
    ['Part Material: Stainless steel Mat.No. 1.4301', 'Steel 304 SS'],
    ['Werkstoff/Material: 1.4301', 'Steel 304 SS'],
    ['Werkstoff-Nr.: 3.4365', 'Aluminum 7075-T6'],
    ['MATERIAL SPEC: AL 2024-T351', 'Aluminum 2024-T3'],
    ['材料:45钢', 'Steel 1045'],
    ['材質 ポリアセタール', 'Plastic Acetal (POM)'],
    ['MATERIAL: TITANIUM GR 5', 'Titanium Grade 5 (Ti-6Al-4V)'],
    ['Matière : Inox 304L', 'Steel 304 SS'],
  ])('%s names %s', (words, material) => {
    expect(offered(words, { material: 'brass', materialGrade: 'C360' })).toEqual([material])
  })
  test.each(['Material: Finish:', 'Material: see BOM', 'Werkstoff: siehe Stückliste', 'Material <not specified>'])(
    '%s names none',
    (words) => expect(offered(words, { material: 'brass', materialGrade: 'C360' })).toEqual([]),
  )
})

describe('quantities', () => {
  test.each(["QTY 4 REQ'D", 'Stück: 4', 'Stk.: 4', 'Qté : 4', '員数 4', '製作数:4個', '数量:4件'])(
    '%s is four',
    (words) => {
      expect(offered(words)).toEqual(['4'])
      expect(offered(words, { quantities: [4] })).toEqual([])
    },
  )
  test.each(['QTY PER ASSY: 4', 'Anzahl Blätter: 4', 'QTY 4 HOLES', 'Stück 4 Bohrungen'])('%s is none', (words) => {
    expect(offered(words)).toEqual([])
  })
  test('how many go into the next assembly is not how many are asked for', () => {
    expect(offered('', {}, { 'Next assy': 'GBX-100', 'Used on': 'GBX', Qty: '4' })).toEqual([])
  })
})

describe('threads', () => {
  test.each([
    ...['4-M6', '4-M6 THRU', '4-M6深10', '4×M6深さ12', '2-M5タップ', '4x M6 - 6H ↧ 12', 'M8 16 tief', 'Taraudé M8'],
    ...['.250-20 UNC-2B', '1/4"-20 UNC', '10-32 UNF-2B', 'Rc1/8', 'Rp 1/4', 'G 1/4"'],
  ])('%s is missing in a model without such a hole', (words) => {
    expect(offered(words)).toHaveLength(1)
  })
  test.each([
    ...[
      'M6 SHCS',
      'FITS M6',
      'M6 CLOSE FIT',
      'M6 FLAT HEAD',
      'Senkung M6',
      'Schr. M6',
      'vis M8',
      'M6ボルト',
      'M6用ナット',
    ],
    ...['M6螺钉', 'M6 rivnut', 'VIEW M12', 'DETAIL M5', 'Schnitt M6', 'VUE M8', 'R1/4', 'AM-4-M6', '4-M6-01', 'M6x'],
  ])('%s is no thread of the part', (words) => {
    expect(offered(words)).toEqual([])
  })
})

test.each([
  ...['Alle Maße in mm', 'Toutes les cotes sont en mm', 'Einheit: mm', 'Medidas en mm', 'Quote in mm', '寸法単位:mm'],
  ...['单位:mm', 'DIMENSIONS ARE IN MILLIMETERS [INCHES]', 'EN 22768-mK'],
])('%s: the numbers are millimetres', (words) => {
  expect(statedUnit(drawing([words]).phrases)?.unit).toBe('mm')
})

test.each(['ALL DIMENSIONS ARE IN INCHES [MM]', 'UNITS: IN', 'Alle Maße in Zoll', 'Cotes en pouces'])(
  '%s: the numbers are inches',
  (words) => expect(statedUnit(drawing([words]).phrases)?.unit).toBe('in'),
)
