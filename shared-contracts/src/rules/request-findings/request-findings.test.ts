import { describe, expect, test } from 'vitest'
import { drawing } from '../../../test/drawing.ts'
import { bodyFacts, holeFacts, partFacts } from '../../../test/part-facts.ts'
import type { Drawing } from './drawing-text.ts'
import type { TypedPart } from './finding.ts'
import { requestFindings } from './request-findings.ts'
import type { MeasuredModel } from './size-findings.ts'

const part: TypedPart = {
  ...{ material: 'aluminum', materialGrade: '6061-T6', finishing: '', tolerance: 'standard' },
  ...{ quantities: [10], texts: [] },
}
const model: MeasuredModel = {
  ...{ fileId: '1', fileName: 'part.step', meantUnit: null },
  facts: partFacts({ holes: [holeFacts({ diameterMm: 5, widestMm: 5 })] }),
}

/** What is found, in a few words each. */
function found(changes: Partial<TypedPart>, drawings: readonly Drawing[], models: readonly MeasuredModel[] = []) {
  const findings = requestFindings({ ...part, ...changes }, { models, drawings, isMeasuring: false })
  return findings.map(({ kind, mine, theirs, take }) => `${kind}: ${mine.words} / ${theirs.words} > ${take?.words}`)
}

test('form, drawing and model that say the same have no findings', () => {
  const same = drawing(['4x M6', 'DIMENSIONS ARE IN MM', '100', '60 ±0.2', '20'], {
    ...{ Material: 'Aluminium 6061-T6', Tolerances: 'ISO 2768-mK', Finish: 'As machined', Qty: '10' },
  })
  expect(found({}, [same], [model])).toEqual([])
})

test('each side of a finding is quoted, with the page, and what taking it sets', () => {
  const [finding] = requestFindings(part, {
    ...{ models: [], isMeasuring: false },
    drawings: [drawing([], { Werkstoff: '1.4301 (X5CrNi18-10)' })],
  })
  expect(finding).toMatchObject({
    kind: 'material',
    mine: { source: 'form', words: 'Aluminum 6061-T6' },
    theirs: { source: 'drawing', fileName: 'drawing.pdf', page: 1, words: '1.4301 (X5CrNi18-10)' },
    take: { words: 'Steel 304 SS', change: { material: 'steel', materialGrade: '304 SS' } },
  })
})

test('a finding is the same one as long as both sides say the same', () => {
  const idOf = (materialGrade: string) =>
    requestFindings(
      { ...part, materialGrade },
      { models: [], isMeasuring: false, drawings: [drawing([], { Material: 'S235JR' })] },
    )[0]?.id
  expect(idOf('6061-T6')).toBe(idOf('6061-T6'))
  expect(idOf('6061-T6')).not.toBe(idOf('7075-T6'))
})

test('a material that the catalogue does not have is chosen as another one, and named in the notes', () => {
  const [finding] = requestFindings(part, {
    ...{ models: [], isMeasuring: false },
    drawings: [drawing([], { Material: 'EN AW-6082 T6' })],
  })
  expect(finding?.take).toEqual({
    words: 'Aluminum, EN AW-6082 T6',
    change: { material: 'aluminum', materialGrade: 'Other' },
    note: 'Material as on the drawing: EN AW-6082 T6',
  })
})

test('a quote, an order and a certificate name materials and quantities, and are no drawings', () => {
  const { phrases } = drawing(['Material: 7075-T6', 'Quantity: 400', 'Date 5 January'])
  const paper = { fileName: 'order.pdf', phrases: phrases.filter(({ isInTitleBlock }) => !isInTitleBlock) }
  expect(found({}, [paper])).toEqual([])
})

test('of a PDF with other papers only the pages that are drawings count', () => {
  const certificate = drawing(['Material: 7075-T6', 'Quantity: 400']).phrases.filter((phrase) => !phrase.isInTitleBlock)
  const pages = [
    ...drawing([], { Material: '6061-T6' }).phrases,
    ...certificate.map((phrase) => ({ ...phrase, page: 2 })),
  ]
  expect(found({}, [{ fileName: 'both.pdf', phrases: pages }])).toEqual([])
})

test('a scan has no text and says nothing', () => {
  expect(found({}, [{ fileName: 'scan.pdf', phrases: [] }])).toEqual([])
})

describe('tolerances', () => {
  test('a finer one on the drawing than in the form is found', () => {
    expect(found({}, [drawing(['UNLESS OTHERWISE SPECIFIED', 'TOLERANCES: ±0,02'])])).toEqual([
      'tolerance: Standard (±0.005 in, ±0.13 mm) / UNLESS OTHERWISE SPECIFIED TOLERANCES: ±0,02 > Precision (±0.001 in, ±0.025 mm)',
    ])
  })
  test('a finer one in the form is found where no size of the drawing asks for it', () => {
    const tight = { tolerance: 'tight' }
    expect(found(tight, [drawing([], { Tolerances: 'ISO 2768-mK' })])).toEqual([
      'tolerance: Tight (±0.002 in, ±0.05 mm) / ISO 2768-mK > Standard (±0.005 in, ±0.13 mm)',
    ])
    expect(found(tight, [drawing(['Ø22 H7'], { Tolerances: 'ISO 2768-mK' })])).toEqual([])
    expect(found(tight, [drawing(['40 ±0.02'], { Tolerances: 'ISO 2768-mK' })])).toEqual([])
  })
  test('fine stands between two choices of the form, and agrees with both', () => {
    for (const tolerance of ['standard', 'tight']) {
      expect(found({ tolerance }, [drawing(['Allgemeintoleranzen DIN ISO 2768 fH'])])).toEqual([])
    }
  })
  test('in a block of several, only what is tighter or wider than all of them differs', () => {
    const block = ['UNLESS OTHERWISE SPECIFIED:', 'DIMENSIONS ARE IN INCHES', '.XX ±.01', '.XXX ±.001', 'ANGLES ±1°']
    for (const tolerance of ['standard', 'tight', 'precision'])
      expect(found({ tolerance }, [drawing(block)])).toEqual([])
  })
  test('a deviation whose unit nobody says is not compared', () => {
    expect(found({}, [drawing(['GENERAL TOLERANCE ±0.02'])])).toEqual([])
  })
  test('a size beside the words is not a tolerance for all of them, nor is a fraction or an angle', () => {
    const words = ['UNLESS OTHERWISE SPECIFIED', 'Ø12.7 ±.0005', 'FRACTIONS ±1/64', 'ANGULAR ±0.5°']
    expect(found({}, [drawing([...words, 'DIMENSIONS IN INCHES'])])).toEqual([])
  })
})

describe('finishes', () => {
  test('one that the form does not ask for is found', () => {
    expect(found({}, [drawing(['3. FINISH: ANODIZE PER MIL-PRF-8625, TYPE II, CLASS 2, BLACK.'])])).toEqual([
      'finishing: No preference / ANODIZE PER MIL-PRF-8625, TYPE II, CLASS 2, BLACK. > Anodizing (Black)',
    ])
  })
  test('anodizing without a colour agrees with each', () => {
    expect(found({ finishing: 'Anodizing (Color)' }, [drawing([], { Oberfläche: 'eloxiert' })])).toEqual([])
  })
  test('what is to be kept off, or may be chosen, is none', () => {
    for (const words of [
      'NO PAINT PER SPEC',
      'MASK THREADS BEFORE ANODIZING',
      'anodized or powder coated',
      'Finish: Ra 1.6',
    ])
      expect(found({}, [drawing([words])])).toEqual([])
  })
  test('of two finishes none is offered, and either agrees', () => {
    const both = drawing(['HEAT TREAT TO 40-44 HRC', 'BLACK OXIDE PER MIL-DTL-13924'])
    expect(found({ finishing: 'Zinc Plating' }, [both])).toEqual([
      'finishing: Zinc Plating / HEAT TREAT TO 40-44 HRC > undefined',
    ])
    expect(found({ finishing: 'Black Oxide' }, [both])).toEqual([])
  })
})

describe('quantities', () => {
  test('one in the title block that the form does not ask for is found', () => {
    expect(found({}, [drawing([], { Stückzahl: '25' })])).toEqual(['quantity: 10 / 25 > 25'])
    expect(found({ quantities: [10, 50] }, [drawing(['QTY: 4 PCS'])])).toEqual([
      'quantity: 10, 50 / QTY: 4 PCS > 10, 50, 4',
    ])
  })
  test('one piece, several quantities, a list of parts and the number of holes are none to compare', () => {
    const list = drawing([], { Item: '3', Description: 'Plate', Qty: '4' })
    const each = [drawing([], { Qty: '1' }), drawing(['QTY: 4', 'QTY: 6']), list, drawing(['QTY 4 HOLES'])]
    for (const one of each) expect(found({}, [one])).toEqual([])
  })
})

describe('threads', () => {
  const threads = (words: string, holes: readonly number[], changes = {}) =>
    found(
      {},
      [drawing([words])],
      [
        {
          ...model,
          facts: partFacts({ holes: holes.map((mm) => holeFacts({ diameterMm: mm, widestMm: mm })), ...changes }),
        },
      ],
    )
  test.each([
    ['4x M6', 5],
    ['M6 THRU', 6],
    ['M8x1 - 6H', 7],
    ['1/4-20 UNC-2B', 5.1],
    ['#10-32 UNF-2B', 4.1],
    ['G1/8', 8.8],
    ['1/8-27 NPT', 8.7],
  ])('%s is there where a hole of %s mm is', (words, hole) => {
    expect(threads(words, [hole])).toEqual([])
    expect(threads(words, [30])).toHaveLength(1)
  })
  test('it is found once, with what is added to the notes', () => {
    const [finding] = requestFindings(part, {
      ...{ models: [model], isMeasuring: false },
      drawings: [drawing(['2x M12', 'M12'])],
    })
    expect(finding).toMatchObject({
      mine: { source: 'model', words: 'No hole for M12' },
      take: { note: 'Thread as on the drawing: 2x M12' },
    })
  })
  test.each(['M 1:2', 'M1:2', 'DIN 912 M8x20', 'M8x20', 'FOR M8 SCREW', 'M8 - 6g', 'HELICOIL M8', 'HM8', 'M8-2034'])(
    '%s is no thread of the part',
    (words) => expect(threads(words, [30])).toEqual([]),
  )
  test('a turned part has outer threads, which are not looked for', () => {
    const turned = bodyFacts({ turned: { axis: [0, 0, 1], diameterMm: 20, lengthMm: 60 } })
    expect(threads('M12', [30], { bodies: [turned] })).toEqual([])
    expect(threads('M12 - 6H', [30], { bodies: [turned] })).toHaveLength(1)
  })
  test('nothing is missed in a model whose holes are not known', () => {
    const unknown = { faceKinds: { plane: 6, cylinder: 2, cone: 0, sphere: 0, torus: 0, freeform: 4 } }
    expect(threads('4x M12', [], unknown)).toEqual([])
    const drawings = [drawing(['4x M12'])]
    expect(requestFindings(part, { models: [model], drawings, isMeasuring: true })).toEqual([])
  })
})

describe('unit and size', () => {
  const inches = drawing(['ALL DIMENSIONS IN INCHES', '100.000', '60.00', '2X 20.0 ±.01', '.25'])
  test('numbers that are those of the model in the other unit name that unit', () => {
    const [finding] = requestFindings(part, { models: [model], drawings: [inches], isMeasuring: false })
    expect(finding).toMatchObject({
      kind: 'unit',
      mine: { source: 'model', words: '100 × 60 × 20 mm' },
      theirs: { words: 'ALL DIMENSIONS IN INCHES: 100, 60, 20' },
      take: { words: '100 × 60 × 20 in', unit: { fileId: '1', meantUnit: 'in' } },
    })
  })
  test('whoever answered of the unit is not told again', () => {
    expect(found({}, [inches], [{ ...model, meantUnit: 'as_read' }])).toHaveLength(0)
  })
  test('a model in millimetres of a drawing in inches is right where its sides are those of the drawing', () => {
    const right = drawing(['ALL DIMENSIONS IN INCHES', '3.937', '2.362', '.787'])
    expect(found({}, [right], [model])).toEqual([])
  })
  test('two sizes that the model is too small for are found, one may be anything', () => {
    const words = ['ALL DIMENSIONS IN MM', '240', '30', '12']
    expect(found({}, [drawing([...words, '180'])], [model])).toEqual([
      'size: 100 × 60 × 20 mm / 240, 180 mm > 240, 180 mm',
    ])
    expect(found({}, [drawing([...words, '31'])], [model])).toEqual([])
  })
  test('a size that was typed is held against the model, in any order and unit', () => {
    expect(found({ texts: ['Plate 120 x 60 x 20 mm'] }, [], [model])).toEqual([
      'size: 120 x 60 x 20 mm / 100 × 60 × 20 mm > 100 × 60 × 20 mm',
    ])
    for (const texts of [
      ['20x100x60mm'],
      ['3.94 x 2.36 x 0.79 in'],
      ['From stock 120 x 80 x 30 mm'],
      ['120 x 60 x 20'],
    ])
      expect(found({ texts }, [], [model])).toEqual([])
  })
})

test('several solids in one part are found', () => {
  expect(found({}, [], [{ ...model, facts: partFacts({ solids: 5 }) }])).toEqual([
    'solids: One part / 5 solids > 5 solids',
  ])
})
