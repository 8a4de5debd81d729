import { formErrors } from '@kerf/shared-parts/forms/form-errors.ts'
import { expect, test } from 'vitest'
import { defaultDueDate, salesOrderForm } from './sales-order-schema.ts'

const today = '2028-02-29'
const promising = (estimatedDeliveryDate: string | null) => ({ estimatedDeliveryDate })
const filled = { customerPurchaseOrderNumber: '', dueDate: '2028-03-14', isLaterConfirmed: false }
const errorsOf = (changes: object, promised: string | null = '2028-03-14') =>
  formErrors(salesOrderForm(today, promising(promised)), { ...filled, ...changes })

test.each([
  ['2028-03-14', '2028-03-14'],
  [today, today],
  ['2028-02-28', '2028-03-30'],
  [null, '2028-03-30'],
])('a quote that promised %s begins with %s', (promised, dueDate) => {
  expect(defaultDueDate(promising(promised), today, 30)).toBe(dueDate)
})

test.each([
  ['', 'Please select a due date'],
  ['2027-02-29', 'Please select a due date'],
  ['2028-02-28', 'The due date cannot be in the past'],
])('the due date %o is refused', (dueDate, words) => {
  expect(errorsOf({ dueDate })).toMatchObject({ dueDate: words })
})

test('a date later than promised asks for confirmation, any other does not', () => {
  const later = { dueDate: '2028-03-15' }
  expect(errorsOf(later)).toEqual({
    isLaterConfirmed: 'Please confirm that the order is due later than promised',
  })
  expect(errorsOf({ ...later, isLaterConfirmed: true })).toEqual({})
  expect(errorsOf(later, null)).toEqual({})
  expect(errorsOf({ dueDate: today })).toEqual({})
})
