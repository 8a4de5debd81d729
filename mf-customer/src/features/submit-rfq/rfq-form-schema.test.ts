import { expect, test } from 'vitest'
import { emptyRfq, rfqBody, rfqFormErrors } from './rfq-form-schema.ts'

const filled = { ...emptyRfq, projectName: 'Bracket', material: 'aluminum', tolerance: 'standard' }

test('an empty form says what is required in the words of the specification', () => {
  expect(rfqFormErrors(emptyRfq)).toEqual({
    projectName: 'Project name is required',
    material: 'Material is required',
    tolerance: 'Tolerance is required',
  })
})

test('a quantity below one is refused', () => {
  expect(rfqFormErrors({ ...filled, quantity: '0' })).toEqual({ quantity: 'Quantity must be at least 1' })
  expect(rfqFormErrors({ ...filled, quantity: 'many' })).toEqual({ quantity: 'Quantity must be at least 1' })
})

test('an emptied quantity counts as one', () => {
  expect(rfqFormErrors({ ...filled, quantity: '' })).toEqual({})
  expect(rfqBody({ ...filled, quantity: ' ' }).quantity).toBe(1)
})

test('what was left out is sent as nothing, not as empty text', () => {
  expect(rfqBody(filled)).toMatchObject({
    materialGrade: null,
    finishing: null,
    manufacturingProcess: null,
    notes: null,
  })
})
