import { expect, test } from 'vitest'
import type { Cell } from './cells.ts'
import { splitMeasured } from './measured.ts'
import { type CharacteristicDraft, readTable } from './read-table.ts'

/** Texts, and numbers of a spreadsheet. */
function table(...lines: (string | number)[][]): Cell[][] {
  return lines.map((line) => line.map((cell) => ({ text: String(cell), isNumber: typeof cell === 'number' })))
}

const drafts = (...lines: (string | number)[][]) => readTable(table(...lines)).rows.map(({ draft }) => draft)
const first = (...lines: (string | number)[][]): Partial<CharacteristicDraft> => drafts(...lines)[0] ?? {}

test('an English report is read, whatever stands above its heads', () => {
  const read = readTable(
    table(
      ['Inspection report', 'KB-104'],
      [],
      ['No.', 'Characteristic', 'Nominal', 'Tolerance ±', 'Unit', 'Actual', 'Remarks'],
      ['1', 'Length', '120', '0.1', 'mm', '120.04', 'fine'],
      [],
      ['12a', 'Bore', '25.00', '0.05', 'mm', '25.06', ''],
    ),
  )
  expect(read.headLine).toBe(3)
  expect(read.columns.at(-1)).toEqual({ head: 'Remarks', column: 7, field: null, isUnclear: false })
  expect(read.rows.map(({ line }) => line)).toEqual([4, 6])
  expect(read.rows[0]).toMatchObject({
    problems: [],
    draft: {
      ...{ number: '1', name: 'Length', kind: 'dimension', nominal: '120', unit: 'mm' },
      ...{ lowerTolerance: '-0.1', upperTolerance: '0.1', toleranceText: '', measured: ['120.04'] },
    },
  })
  expect(read.rows[1]?.draft).toMatchObject({ number: '12a', nominal: '25.00', measured: ['25.06'] })
})

test('a German report with decimal commas, several pieces and limits is read', () => {
  expect(
    drafts(
      ['Merkmal-Nr.', 'Merkmal', 'Nennmaß [mm]', 'UGW', 'OGW', 'Teil 1', 'Teil 2', 'i.O. / n.i.O.'],
      ['1', 'Länge', '1.120,5', '1.120,4', '1.120,6', '1.120,45', '1.120,55', 'i.O.'],
      ['2', 'Bohrung', '25,000', '24,950', '25,050', '25,012', '25,061', 'n.i.O.'],
    ),
  ).toMatchObject([
    { nominal: '1120.5', lowerTolerance: '-0.1', upperTolerance: '0.1', measured: ['1120.45', '1120.55'], unit: 'mm' },
    { nominal: '25.000', lowerTolerance: '-0.050', upperTolerance: '0.050', measured: ['25.012', '25.061'] },
  ])
})

const heads = ['No', 'Name', 'Nominal', 'Tolerance', 'Measured']

test.each([
  ['± 0.05', '-0.05', '0.05'],
  ['+/- 0,05', '-0.05', '0.05'],
  ['±0.05 mm', '-0.05', '0.05'],
  ['0.05', '-0.05', '0.05'],
  ['+0.1/-0.2', '-0.2', '0.1'],
  ['-0.2 / +0.1', '-0.2', '0.1'],
  ['+0.1 -0.2', '-0.2', '0.1'],
  ['+0.1-0.2', '-0.2', '0.1'],
  ['+0.1 0', '0', '0.1'],
  ['0/-0.1', '-0.1', '0'],
  ['+0.1/+0.05', '0.05', '0.1'],
  ['+0.1', '0', '0.1'],
  ['-0.1', '-0.1', '0'],
  ['max. 25.1', '', '0.1'],
  ['≥ 24.9', '-0.1', ''],
])('the tolerance %j is %s to %s', (tolerance, lower, upper) => {
  expect(first(heads, ['1', 'Bore', '25', tolerance, '25'])).toMatchObject({
    lowerTolerance: lower,
    upperTolerance: upper,
    toleranceText: '',
  })
})

test.each(['H7', 'js6', 'H7/g6', 'ISO 2768-m'])('the fit %s stays a text, whose limits are missing', (fit) => {
  const [row] = readTable(table(heads, ['1', 'Bore', '25', fit, '25.01'])).rows
  expect(row).toMatchObject({
    problems: [],
    draft: { toleranceText: fit, lowerTolerance: '', upperTolerance: '', nominal: '25' },
  })
})

test.each([
  ['Ø25 H7', { nominal: '25', toleranceText: 'H7', name: 'Bore Ø' }],
  ['12,5 ±0,1', { nominal: '12.5', lowerTolerance: '-0.1', upperTolerance: '0.1' }],
  ['45°', { nominal: '45', unit: '°' }],
  ['R3 +0.2/0', { nominal: '3', lowerTolerance: '0', upperTolerance: '0.2' }],
  ['25 mm', { nominal: '25', unit: 'mm' }],
])('the nominal value %j is read with what stands beside it', (nominal, draft) => {
  expect(first(heads, ['1', 'Bore', nominal, '', '25'])).toMatchObject(draft)
})

test('upper and lower alone are limits where the nominal value lies between them, else deviations', () => {
  const named = ['No', 'Name', 'Nominal', 'Upper', 'Lower', 'Measured']
  expect(first(named, ['1', 'Bore', '25', '25.1', '24.9', '25'])).toMatchObject({
    upperTolerance: '0.1',
    lowerTolerance: '-0.1',
  })
  expect(first(named, ['1', 'Bore', '25', '0.1', '-0.1', '25'])).toMatchObject({
    upperTolerance: '0.1',
    lowerTolerance: '-0.1',
  })
})

test.each(['Tol -', 'Toleranz -', 'minus', '-Tol', '-', 'Minus Tolerance'])(
  'a value without a sign below %j is negative',
  (head) => {
    const named = ['No', 'Name', 'Nominal', '+', head, 'Measured']
    const read = readTable(table(named, ['1', 'Bore', 25, 0.1, 0.2, 25], ['2', 'Bore', '25', '0', '-0.2', '25']))
    expect(read.rows).toMatchObject([
      { problems: [], draft: { lowerTolerance: '-0.2', upperTolerance: '0.1' } },
      { problems: [], draft: { lowerTolerance: '-0.2', upperTolerance: '0' } },
    ])
    expect(first(named, ['1', 'Bore', '25', '0.1', '0', '25'])).toMatchObject({ lowerTolerance: '0' })
  },
)

test.each(['Lower tolerance', 'Untere Toleranz', 'Unteres Abmaß'])(
  'a value without a sign below %j has two readings',
  (head) => {
    const named = ['No', 'Name', 'Nominal', 'Upper tolerance', head, 'Measured']
    const lines = ['0.1', '0', '-0.1', '+0.1'].map((lower) => ['1', 'Bore', '25', '0.1', lower, '25'])
    const read = readTable(table(named, ...lines))
    expect(read.rows.map(({ problems }) => problems)).toEqual([
      [{ field: 'tolerance', side: 'lowerTolerance', text: '0.1', why: 'two_readings' }],
      [],
      [],
      [],
    ])
    expect(read.rows.map(({ draft }) => draft.lowerTolerance)).toEqual(['0.1', '0', '-0.1', '0.1'])
  },
)

test('limits without a nominal value stay limits', () => {
  expect(first(['No', 'Name', 'Max', 'Measured'], ['1', 'Roughness Ra', 1.6, 1.2])).toMatchObject({
    nominal: '',
    upperTolerance: '1.6',
    lowerTolerance: '',
    measured: ['1.2'],
  })
})

test('what passes or fails without numbers is an attribute', () => {
  expect(
    drafts(
      ['No', 'Name', 'Nominal', 'Measured', 'Verdict'],
      ['1', 'Thread', 'M6 6H', 'OK', ''],
      ['2', 'Visual', '', 'ok; n.i.O.', ''],
      ['3', 'Marking', '', '', 'pass'],
    ),
  ).toMatchObject([
    { kind: 'attribute', passed: true, nominal: '', toleranceText: 'M6 6H', measured: [] },
    { kind: 'attribute', passed: false },
    { kind: 'attribute', passed: true },
  ])
})

test('a number with two readings is named by its line and stays as it is written', () => {
  const read = readTable(table(heads, ['1', 'Length', '1,234', '±1', '1,235']))
  expect(read.rows[0]).toMatchObject({
    line: 2,
    draft: { nominal: '1,234', measured: ['1,235'] },
    problems: [
      { field: 'nominal', text: '1,234', why: 'two_readings' },
      { field: 'measured', text: '1,235', why: 'two_readings' },
    ],
  })
})

test('another number of the table settles what a comma or point means', () => {
  expect(first(heads, ['1', 'Length', '12,345', '±0,1', '12,346'])).toMatchObject({ nominal: '12.345' })
  const read = readTable(table(heads, ['1', 'Length', '1.234', '±0,1', '']))
  expect(read.rows[0]?.problems).toEqual([{ field: 'nominal', text: '1.234', why: 'two_readings' }])
})

test('numbers of a spreadsheet are numbers, whatever its texts use', () => {
  expect(first(heads, ['1', 'Length', 12.345, '±0,1', 12.346])).toMatchObject({
    nominal: '12.345',
    measured: ['12.346'],
  })
})

test('words in the place of a number are named, and kept', () => {
  const read = readTable(table(heads, ['1', 'Length', 'see drawing', '±0.1', 'about 12']))
  expect(read.rows[0]).toMatchObject({
    draft: { nominal: 'see drawing', measured: ['about 12'] },
    problems: [
      { field: 'nominal', why: 'not_a_number' },
      { field: 'measured', why: 'not_a_number' },
    ],
  })
})

test.each([
  ['±20 µm', '25', { toleranceText: '±20 µm', lowerTolerance: '' }, { field: 'tolerance', text: '±20 µm' }],
  ['±0.1', '12 µm', { measured: ['12 µm'] }, { field: 'measured', text: '12 µm' }],
])('the tolerance %j and the value %j of a row in mm are in another unit', (tolerance, value, draft, problem) => {
  const [row] = readTable(table(heads, ['1', 'Bore', '25 mm', tolerance, value])).rows
  expect(row).toMatchObject({ draft, problems: [{ ...problem, why: 'other_unit' }] })
})

test('a head that names another unit than the row speaks of each value below it', () => {
  const named = ['No', 'Name', 'Nominal [mm]', 'Tolerance', 'Upper deviation [µm]', 'Measured [mm]']
  const [row] = readTable(table(named, ['1', 'Bore', 25, '', 20, 25.01])).rows
  expect(row).toMatchObject({
    draft: { unit: 'mm', upperTolerance: '20 µm', measured: ['25.01'] },
    problems: [{ field: 'tolerance', side: 'upperTolerance', text: '20 µm', why: 'other_unit' }],
  })
})

test('a nominal value in another unit than its column of units is named', () => {
  const [row] = readTable(table([...heads, 'Unit'], ['1', 'Bore', '1 in', '±0.1', '25', 'mm'])).rows
  expect(row).toMatchObject({ draft: { nominal: '1 in' }, problems: [{ field: 'nominal', why: 'other_unit' }] })
})

test.each(['mm', 'MM'])('the unit %j of the row may stand behind its values', (unit) => {
  const [row] = readTable(table([...heads, 'Unit'], ['1', 'Bore', '25', `±0.1 ${unit}`, `25.01${unit}`, 'mm'])).rows
  expect(row).toMatchObject({ problems: [], draft: { upperTolerance: '0.1', measured: ['25.01'] } })
})

test('a word behind a measured value is not left out', () => {
  const [row] = readTable(table(heads, ['1', 'Bore', '25 mm', '±0.1', '25.31 NOK'])).rows
  expect(row).toMatchObject({
    draft: { measured: ['25.31 NOK'] },
    problems: [{ field: 'measured', text: '25.31 NOK', why: 'not_a_number' }],
  })
})

test.each(['0.0000000005', '5e-10', '12345678901'])(
  '%s, which has more digits than are kept, is named and stays',
  (said) => {
    const [row] = readTable(table(heads, ['1', 'Bore', '25', '±0.1', said])).rows
    expect(row).toMatchObject({
      draft: { measured: [said] },
      problems: [{ field: 'measured', text: said, why: 'too_many_digits' }],
    })
  },
)

test.each(['Part', 'Sample', 'Probe', 'Teil'])('a column %s alone is not read, and named as unclear', (head) => {
  const read = readTable(table([...heads, head], ['1', 'Bore', '25', '±0.1', '25.01', '7']))
  expect(read.columns.at(-1)).toEqual({ head, column: 6, field: null, isUnclear: true })
  expect(read.rows[0]?.draft.measured).toEqual(['25.01'])
  expect(first([...heads, `${head} 2`], ['1', 'Bore', '25', '±0.1', '25.01', '25.02'])).toMatchObject({
    measured: ['25.01', '25.02'],
  })
})

test('an unsigned pair of tolerances has two readings', () => {
  const read = readTable(table(heads, ['1', 'Length', '25', '0.1/0.2', '25']))
  expect(read.rows[0]?.problems).toEqual([{ field: 'tolerance', text: '0.1/0.2', why: 'two_readings' }])
  expect(read.rows[0]?.draft.toleranceText).toBe('0.1/0.2')
})

test('a column without a head is named if it holds something', () => {
  const read = readTable(table([...heads, '', ''], ['1', 'Bore', '25', '±0.1', '25.01', '25.02', ''], ['', '', '']))
  expect(read.columns.at(-1)).toEqual({ head: '', column: 6, field: null, isUnclear: false })
})

test('what an attribute requires in numbers stays as its note', () => {
  const named = ['No', 'Name', 'Nominal', '+', 'Tol -', 'Measured']
  expect(first(heads, ['1', 'Width', '25', '± 0,1', 'OK'])).toMatchObject({ nominal: '', toleranceText: '25 ± 0,1' })
  expect(first(named, ['1', 'Width', '25', '+0.1', '-0.2', 'OK'])).toMatchObject({ toleranceText: '25 +0.1 / -0.2' })
})

test('lines that hold no characteristic are named', () => {
  const read = readTable(table(heads, ['', 'Section A'], ['1', 'Length', '25', '±1', '25'], ['Checked by Kim']))
  expect(read.leftOut).toEqual([
    { line: 2, text: 'Section A' },
    { line: 4, text: 'Checked by Kim' },
  ])
  expect(read.rows.map(({ draft }) => draft.number)).toEqual(['1'])
})

test('a verdict that the numbers contradict is named', () => {
  const read = readTable(table([...heads, 'Verdict'], ['1', 'Length', '25', '±0.1', '25.2', 'OK']))
  expect(read.rows[0]?.problems).toEqual([{ field: 'verdict', text: 'OK', why: 'differs' }])
})

test('a table without known heads is not guessed at', () => {
  expect(readTable(table(['Name', 'Colour'], ['Box', 'red'])).headLine).toBeNull()
  expect(readTable([]).headLine).toBeNull()
})

test('heads that stand again on the next page are no characteristic', () => {
  expect(drafts(heads, ['1', 'Length', '25', '±1', '25'], heads, ['2', 'Width', '30', '±1', '30'])).toHaveLength(2)
})

test('several typed values are cut at semicolons, and never at a space, which may group digits', () => {
  expect(splitMeasured('25,01; 25,02', 'mm')).toEqual(['25.01', '25.02'])
  expect(splitMeasured('25.01 | +25.02', 'mm')).toEqual(['25.01', '25.02'])
  expect(splitMeasured('1 234,5', 'mm')).toEqual(['1 234,5'])
  expect(splitMeasured('', 'mm')).toEqual([])
})
