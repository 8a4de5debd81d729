import { describe, expect, test } from 'vitest'
import { emptyPart } from '../parts/part-list.ts'
import { emptyRfq, isTouched, rfqBody, rfqFormErrors } from './rfq-form-schema.ts'

const filledPart = { ...emptyPart, material: 'aluminum', tolerance: 'standard' }

/** A filled-in request whose parts differ in these fields. */
function request(...parts: Partial<typeof filledPart>[]) {
  return {
    ...emptyRfq,
    projectName: 'Gripper',
    parts: parts.map((part, index) => ({ key: String(index), ...filledPart, ...part })),
  }
}

test("an empty form says what is required in the words of docs/product/rfqs.md, 'The request form'", () => {
  expect(rfqFormErrors(emptyRfq)).toEqual({
    projectName: 'Project name is required',
    'parts.0.material': 'Material is required',
    'parts.0.tolerance': 'Tolerance is required',
  })
})

test.each([
  ['0', 'Quantity must be at least 1'],
  ['-3', 'Quantity must be at least 1'],
  ['many', 'Quantity must be at least 1'],
  ['1.5', 'Quantity must be a whole number, written with digits alone, such as 1000'],
  ['1e9', 'Quantity must be a whole number, written with digits alone, such as 1000'],
  ['99999999999999999999', 'Quantity can be at most 100,000,000'],
  ['1.000', 'Quantity must be a whole number, written with digits alone, such as 1000'],
])('a quantity of %s is refused: %s', (quantity, message) => {
  expect(rfqFormErrors(request({ quantities: [quantity] }))).toEqual({ 'parts.0.quantities.0': message })
  const several = request({}, { quantities: ['5', quantity] })
  expect(rfqFormErrors(several)).toEqual({ 'parts.1.quantities.1': message })
})

test('an emptied quantity counts as one', () => {
  expect(rfqFormErrors(request({ quantities: [''] }))).toEqual({})
  expect(rfqBody(request({ quantities: [' '] }))).toMatchObject({ quantity: 1 })
})

test('a project name may be Japanese, and 201 characters are too long', () => {
  expect(rfqFormErrors({ ...request({}), projectName: '試作ブラケット' })).toEqual({})
  expect(rfqFormErrors({ ...request({}), projectName: 'あ'.repeat(201) })).toEqual({
    projectName: 'Please use at most 200 characters',
  })
})

describe('one part', () => {
  test('is sent flat, with empty fields omitted rather than sent as empty text', () => {
    expect(rfqBody(request({}))).toEqual({
      projectName: 'Gripper',
      material: 'aluminum',
      materialGrade: null,
      tolerance: 'standard',
      finishing: null,
      quantity: 1,
      notes: null,
      neededBy: null,
      shipTo: null,
      billTo: null,
      manufacturingProcess: null,
      manufacturingSubprocess: null,
      internationalManufacturingOk: false,
    })
  })

  test('with several quantities is sent as a list of one, named after the project', () => {
    const values = { ...request({ quantities: ['10', '', '50'] }), notes: 'Deburr' }
    expect(rfqBody(values)).toMatchObject({
      notes: 'Deburr',
      parts: [{ name: null, quantities: [10, 50], material: 'aluminum', notes: null }],
    })
  })
})

describe('several parts', () => {
  test('are sent in order, each with its name or else its number', () => {
    const values = request({ name: ' Base ', notes: 'Flat' }, { material: 'steel', quantities: ['2', '4'] })
    expect(rfqBody(values)).toMatchObject({
      projectName: 'Gripper',
      parts: [
        { name: 'Base', material: 'aluminum', quantities: [1], notes: 'Flat' },
        { name: 'Part 2', material: 'steel', quantities: [2, 4], notes: null },
      ],
    })
  })

  test('report each error at its field', () => {
    const values = request({ name: 'x'.repeat(161) }, { material: '', tolerance: '' })
    expect(rfqFormErrors(values)).toEqual({
      'parts.0.name': 'Please use at most 160 characters',
      'parts.1.material': 'Material is required',
      'parts.1.tolerance': 'Tolerance is required',
    })
  })

  test('the second of two equal quantities is marked as repeated, even with empty fields between', () => {
    const values = request({}, { quantities: ['5', '', '9', '５'] })
    expect(rfqFormErrors(values)).toEqual({ 'parts.1.quantities.3': 'Each quantity can be asked for once' })
  })
})

test('a second part, or any input, is worth storing', () => {
  expect(isTouched(emptyRfq)).toBe(false)
  expect(isTouched({ ...emptyRfq, parts: [...emptyRfq.parts, ...emptyRfq.parts] })).toBe(true)
  expect(isTouched({ ...emptyRfq, parts: [{ key: 'a', ...emptyPart, quantities: ['2'] }] })).toBe(true)
  expect(isTouched({ ...emptyRfq, notes: 'x' })).toBe(true)
})
