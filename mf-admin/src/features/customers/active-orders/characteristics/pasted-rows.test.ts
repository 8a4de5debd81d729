import { expect, test } from 'vitest'
import { emptyRow, errorsOf, type Row, typedRow } from './characteristics-form.ts'
import { withPasted } from './pasted-rows.ts'

const row = (facts: Partial<Row>): Row => ({ ...emptyRow, number: '1', ...facts })
const rowsAfter = (rows: readonly Row[], name: string | undefined, pasted: string) =>
  withPasted(rows, name, pasted)?.rows

test('one pasted cell is left to its field', () => {
  expect(withPasted([row({})], 'rows.0.nominal', '25,01\n')).toBeUndefined()
})

test('pasted cells fill the fields from where they are pasted, and add rows', () => {
  const pasted = rowsAfter([row({ name: 'Bore' })], 'rows.0.nominal', '25,000\t-0,05\t0,05\n30,000\t-0,1\t0,1\n')
  expect(pasted).toMatchObject([
    { number: '1', name: 'Bore', nominal: '25.000', lowerTolerance: '-0.05', upperTolerance: '0.05' },
    { number: '', nominal: '30.000', upperTolerance: '0.1' },
  ])
})

test('pasted cells with two readings stay as they are, and marked until they are typed', () => {
  const pasted = withPasted([row({})], 'rows.0.nominal', '1.234\t-0,1\t0,1\t\tmm\t1.235\n')
  const [first] = pasted?.rows ?? []
  expect(first).toMatchObject({ nominal: '1.234', lowerTolerance: '-0.1', measured: '1.235' })
  expect(Object.keys(errorsOf({ rows: first ? [first] : [] }))).toEqual(['rows.0.nominal', 'rows.0.measured'])
  expect(errorsOf({ rows: first ? [typedRow(first, { nominal: '1234', measured: '1235' })] : [] })).toEqual({})
})

test('cells that are not understood are named by their lines, and stay in their fields', () => {
  const pasted = withPasted([], undefined, '1\tBore\t25\n2\tSlot\tsee drawing\t\t\t\t\tabout 5\n')
  expect(pasted).toMatchObject({
    count: 2,
    rows: [{ number: '1' }, { number: '2', nominal: 'see drawing', measured: 'about 5' }],
    problems: [
      {
        line: 2,
        name: '2',
        problems: [
          { field: 'nominal', text: 'see drawing', why: 'not_a_number' },
          { field: 'measured', text: 'about 5', why: 'not_a_number' },
        ],
      },
    ],
  })
})

test('pasted cells that pass or fail make an attribute, which keeps what was required as its note', () => {
  expect(rowsAfter([row({})], 'rows.0.measured', 'n.i.O.\n25,01\n')).toMatchObject([
    { kind: 'attribute', passed: 'false' },
    { kind: 'dimension', measured: '25.01' },
  ])
  expect(rowsAfter([], undefined, '4\tGauge\tM6\t\t\t6H\t\tOK\n')).toMatchObject([
    { kind: 'attribute', passed: 'true', nominal: '', toleranceText: 'M6 6H' },
  ])
})

test('further columns hold the measured values of further pieces', () => {
  expect(rowsAfter([row({})], 'rows.0.unit', 'mm\t25.01\t25.02\t\t25.03\n')).toMatchObject([
    { measured: '25.01; 25.02; 25.03' },
  ])
})

test('a blank line leaves its row as it is, and adds none', () => {
  const present = [row({ measured: '1' }), row({ number: '2', measured: '2' }), row({ number: '3', measured: '3' })]
  expect(rowsAfter(present, 'rows.0.measured', '11\n\n33\n\n44\n')).toMatchObject([
    { measured: '11' },
    { measured: '2' },
    { measured: '33' },
    { measured: '44' },
  ])
})

test('without a field, cells are added below in place of rows that are empty', () => {
  const pasted = withPasted([row({}), emptyRow], undefined, '2\tBore\n3\tSlot\n')
  expect(pasted).toMatchObject({ firstRow: 1, count: 2, rows: [{ number: '1' }, { number: '2' }, { number: '3' }] })
})

test('a pasted table with heads is read by them, in place of rows that are empty', () => {
  const pasted = rowsAfter([emptyRow], 'rows.0.number', 'Nr.\tMerkmal\tNennmaß\tIst\n7\tBohrung\t25,01\t25,02\n')
  expect(pasted).toMatchObject([{ number: '7', name: 'Bohrung', nominal: '25.01', measured: '25.02' }])
})

test('lines and columns of a pasted table that are left out are named', () => {
  const pasted = withPasted(
    [],
    undefined,
    'No\tName\tNominal\tActual\tSample\tColour\nSection A\n1\tBore\t25\t25.01\t7\tred\n2\tSlot\tabout 3\t3\t\t\n',
  )
  expect(pasted).toMatchObject({
    count: 2,
    leftOut: [{ line: 2, text: 'Section A' }],
    notRead: [{ head: 'Sample', isUnclear: true }, { head: 'Colour' }],
    problems: [{ line: 4, name: '2', problems: [{ field: 'nominal', text: 'about 3' }] }],
  })
})

test('heads far below are no table, so that nothing above them is lost', () => {
  const lines = Array.from({ length: 45 }, (_, at) => `${at + 1}\tBore ${at}`)
  expect(withPasted([], undefined, [...lines, 'No\tName\tNominal'].join('\n'))?.count).toBe(46)
})
