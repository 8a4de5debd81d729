import { expect, test } from 'vitest'
import { excessOf, receiptLimits } from './receipt-limits.ts'

const counted = (quantity: number, rejected = 0) => ({ quantity, rejected })

test('a receipt counts what the others left, and with faulty pieces what was still to come then', () => {
  expect(receiptLimits(10, [counted(3, 2), counted(5), counted(1)], 1)).toEqual({
    good: 6,
    goodWithoutFaulty: 6,
    together: 7,
  })
})

test('faulty pieces of later receipts leave fewer good ones, each beside those before it', () => {
  expect(receiptLimits(10, [counted(6), counted(2, 2)], 0)).toMatchObject({ good: 6, goodWithoutFaulty: 8 })
  expect(receiptLimits(10, [counted(4), counted(2), counted(1, 3)], 0)).toMatchObject({ good: 4, goodWithoutFaulty: 7 })
  expect(receiptLimits(10, [counted(5), counted(0, 3), counted(4)], 0)).toMatchObject({ good: 6, goodWithoutFaulty: 6 })
})

test('what exceeds the limits says why', () => {
  const limits = receiptLimits(10, [counted(6), counted(2, 2)], 0)
  expect(excessOf(counted(9), limits)).toBe('good')
  expect(excessOf(counted(7), limits)).toBe('later')
  expect(excessOf(counted(6, 5), limits)).toBe('faulty')
  expect(excessOf(counted(6, 4), limits)).toBeUndefined()
})
