import { formErrors } from '@kerf/shared-parts/forms/form-errors.ts'
import { expect, test } from 'vitest'
import { dueDateForm } from './due-date-form.ts'

const told = { dueDate: '2027-01-08', promisedDate: '2027-01-05', estimatedCompletion: null }
const errorsOf = (values: object, days = told) =>
  formErrors(dueDateForm('2026-12-01', days), { reason: '', isLaterConfirmed: false, ...values })

test('an earlier date needs nothing more, even if it is later than promised', () => {
  expect(errorsOf({ dueDate: '2027-01-07' })).toEqual({})
})

test('a later date needs a reason and a confirmation', () => {
  expect(errorsOf({ dueDate: '2027-01-09', reason: ' ' })).toEqual({
    reason: 'Please tell the customer why the order comes later',
    isLaterConfirmed: 'Please confirm that the order is due later than the customer was told',
  })
  expect(errorsOf({ dueDate: '2027-01-09', reason: 'Late material', isLaterConfirmed: true })).toEqual({})
})

test('without a due date, the customer expects the promised date', () => {
  const promised = { ...told, dueDate: null as never }
  expect(Object.keys(errorsOf({ dueDate: '2027-01-06' }, promised))).toEqual(['reason', 'isLaterConfirmed'])
})

test.each([
  ['', 'Please select a due date'],
  ['2026-11-30', 'The due date cannot be in the past'],
  ['2027-01-08', 'This is the current due date'],
])('the day "%s" is refused: %s', (dueDate, words) => {
  expect(errorsOf({ dueDate }).dueDate).toBe(words)
})
