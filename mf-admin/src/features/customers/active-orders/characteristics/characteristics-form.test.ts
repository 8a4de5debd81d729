import type { RowProblem } from '@kerf/shared-contracts/rules/characteristics/read-table'
import { expect, test } from 'vitest'
import {
  emptyRow,
  errorsOf,
  type Row,
  replaced,
  rowOfDraft,
  sentRows,
  tolerancedOf,
  typedRow,
} from './characteristics-form.ts'

const row = (facts: Partial<Row>): Row => ({ ...emptyRow, number: '1', ...facts })

test('typed numbers are sent in the form of the API, and what does not apply is left out', () => {
  const rows = [
    row({ nominal: ' 25,0 ', lowerTolerance: '-0,1', upperTolerance: '+0.1', measured: '25,01; 25.02' }),
    row({ kind: 'attribute', nominal: 'M6', upperTolerance: '6H', measured: 'left over', passed: 'false' }),
  ]
  expect(sentRows({ rows })).toMatchObject([
    {
      id: null,
      nominal: '25.0',
      lowerTolerance: '-0.1',
      upperTolerance: '0.1',
      measured: ['25.01', '25.02'],
      face: null,
    },
    { kind: 'attribute', nominal: null, lowerTolerance: null, upperTolerance: null, measured: [], passed: false },
  ])
})

test('the unit of the row may be typed behind a number', () => {
  const rows = [row({ nominal: '25 mm', measured: '25.01mm' }), row({ unit: 'inch', nominal: '1.5"' })]
  expect(errorsOf({ rows })).toEqual({})
  expect(sentRows({ rows })).toMatchObject([{ nominal: '25', measured: ['25.01'] }, { nominal: '1.5' }])
})

test('a separator at the end of the measured values is no value', () => {
  const rows = [row({ measured: '25.01; 25.02; ' })]
  expect(errorsOf({ rows })).toEqual({})
  expect(sentRows({ rows })).toMatchObject([{ measured: ['25.01', '25.02'] }])
})

test('a number with more digits than are kept is said as such', () => {
  expect(errorsOf({ rows: [row({ measured: '0.0000000005' })] })).toEqual({
    'rows.0.measured': 'At most nine digits before and after the point',
  })
})

test('a face is sent with its file alone', () => {
  const face = { fileId: 'step', faces: '3,4' }
  expect(sentRows({ rows: [row(face), row({ ...face, faces: '' })] }).map((sent) => sent.face)).toEqual([
    { fileId: 'step', faces: [3, 4] },
    null,
  ])
})

test.each([
  [{ number: ' ' }, 'number'],
  [{ nominal: '1,234' }, 'nominal'],
  [{ nominal: 'see drawing' }, 'nominal'],
  [{ upperTolerance: '20 µm' }, 'upperTolerance'],
  [{ measured: '25.31 NOK' }, 'measured'],
  [{ measured: 'OK' }, 'measured'],
  [{ measured: 'n.i.O.' }, 'measured'],
  [{ measured: 'n/a' }, 'measured'],
  [{ measured: '25; about 26' }, 'measured'],
  [{ measured: '25; n/a; 26' }, 'measured'],
  [{ lowerTolerance: '0.2', upperTolerance: '0.1' }, 'upperTolerance'],
  [{ name: 'x'.repeat(201) }, 'name'],
  [{ measured: Array.from({ length: 51 }, () => '1').join('; ') }, 'measured'],
])('%j is marked at its field', (facts, field) => {
  expect(Object.keys(errorsOf({ rows: [row({}), row(facts)] }))).toEqual([`rows.1.${field}`])
})

test('what has two readings among its neighbours stays marked until it is typed anew', () => {
  const draft = { ...emptyRow, nominal: '1.234', measured: ['1.235'], passed: null }
  const problems: RowProblem[] = [
    { field: 'nominal', text: '1.234', why: 'two_readings' },
    { field: 'measured', text: '1.235', why: 'two_readings' },
  ]
  const read = { ...rowOfDraft({ draft, problems }), number: '1' }
  expect(Object.keys(errorsOf({ rows: [read] }))).toEqual(['rows.0.nominal', 'rows.0.measured'])
  const typed = typedRow(typedRow(read, { nominal: '1.234' }), { measured: '1.235' })
  expect(errorsOf({ rows: [typed] })).toEqual({})
})

test('only the side of a tolerance that has two readings is marked', () => {
  const draft = { ...emptyRow, lowerTolerance: '0.1', upperTolerance: '0.1', measured: [], passed: null }
  const problem: RowProblem = { field: 'tolerance', side: 'lowerTolerance', text: '0.1', why: 'two_readings' }
  expect(rowOfDraft({ draft, problems: [problem] }).doubtful).toBe('lowerTolerance')
})

test('a row is judged as far as its numbers are understood, before it has a number', () => {
  expect(tolerancedOf(row({ number: '', nominal: '25', measured: '25,1' }))).toMatchObject({ measured: ['25.1'] })
  expect(tolerancedOf(row({ nominal: '1,234' }))).toBeUndefined()
  expect(tolerancedOf(row({ kind: 'attribute', nominal: 'M6' }))).toMatchObject({ nominal: null, measured: [] })
})

test('numbers of an attribute are not asked about', () => {
  expect(errorsOf({ rows: [row({ kind: 'attribute', nominal: 'M6', measured: 'x' })] })).toEqual({})
})

test('a number that stands once in both keeps its id, its part and its face when a report replaces the rows', () => {
  const present = [
    row({ id: 'a', fileId: 'step', faces: '3', orderLineId: 'part' }),
    row({ id: 'b', number: '2' }),
    row({ id: 'c', number: '2' }),
  ]
  const read = [row({ measured: '25' }), row({ number: '2' }), row({ number: '3' })]
  expect(replaced(present, read)).toMatchObject([
    { id: 'a', measured: '25', fileId: 'step', faces: '3', orderLineId: 'part' },
    { id: '', number: '2' },
    { id: '', number: '3' },
  ])
})
