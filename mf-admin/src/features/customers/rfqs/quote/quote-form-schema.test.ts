import { formErrors } from '@kerf/shared-parts/forms/form-errors.ts'
import { describe, expect, test } from 'vitest'
import { usualDefaults } from '../../../shared/use-defaults.ts'
import { quoteFailureWords, quoteForm, startingQuote } from './quote-form-schema.ts'

const today = '2026-03-10'
const asked = [{ key: 'a 10', partId: 'a', partName: 'Part 1', quantity: 10, isFirst: true }]
const filled = { ...startingQuote(asked, undefined, today, usualDefaults), prices: { 'a 10': '1250.00' } }
const errorsOf = (changes: object) => {
  const values = { ...filled, ...changes }
  return formErrors(quoteForm(today, asked, values), values)
}

describe('the quote form', () => {
  test('begins with 30 days of validity and delivery in 14 days', () => {
    expect(filled).toMatchObject({
      validityDays: '30',
      estimatedDeliveryDate: '2026-03-24',
      notes: '',
      quoteFile: null,
    })
  })

  test('an amount and the defaults are enough', () => {
    expect(errorsOf({})).toEqual({})
  })

  test.each(['', '0', '0.00', '-5', '12.345', 'ten', '1,000.50', '1e12', '10000000000'])(
    'the amount %o is refused',
    (typed) => {
      expect(errorsOf({ prices: { 'a 10': typed } })).toEqual({ 'prices.a 10': 'Please enter a valid quote amount' })
    },
  )

  test('an amount in yen has no decimals', () => {
    expect(errorsOf({ prices: { 'a 10': '1200.50' }, currency: 'JPY' })).toHaveProperty(['prices.a 10'])
    expect(errorsOf({ prices: { 'a 10': '1200' }, currency: 'JPY' })).toEqual({})
  })

  test.each(['', '0', '0.00001', '-1', '1,5', '9999999999'])('the unit price %o is refused at its field', (typed) => {
    expect(errorsOf({ pricedBy: 'unit', unitPrices: { 'a 10': typed } })).toEqual({
      'unitPrices.a 10': 'Please enter a valid quote amount',
    })
  })

  test('a unit price may have four decimals, whatever the total was before', () => {
    expect(errorsOf({ pricedBy: 'unit', unitPrices: { 'a 10': '0.1234' }, prices: { 'a 10': 'ten' } })).toEqual({})
  })

  test('the delivery date is required', () => {
    expect(errorsOf({ estimatedDeliveryDate: '' })).toEqual({
      estimatedDeliveryDate: 'Please select an estimated delivery date',
    })
  })

  test('delivery may be today, but not earlier', () => {
    expect(errorsOf({ estimatedDeliveryDate: today })).toEqual({})
    expect(errorsOf({ estimatedDeliveryDate: '2026-03-09' })).toEqual({
      estimatedDeliveryDate: 'The delivery date cannot be in the past',
    })
  })
})

describe('why a quote was refused', () => {
  test('a refusal shows its own reason', () => {
    const error = { status: 409, code: 'quote.rfq_not_quotable', message: 'This RFQ can no longer be quoted' }
    expect(quoteFailureWords(error)).toBe('This RFQ can no longer be quoted')
  })

  test('a refused field says what is wrong with it', () => {
    const error = {
      status: 400,
      code: 'validation.failed',
      message: 'Please check',
      fields: { validUntil: 'Too early' },
    }
    expect(quoteFailureWords(error)).toBe('Too early')
  })

  test('a message about JSON is not shown to people', () => {
    const error = { status: 400, code: 'unknown', message: 'Unexpected token < in JSON at position 0' }
    expect(quoteFailureWords(error)).toBe('Server error occurred. Please try again or contact support.')
  })

  test('a failed server or a lost connection has the default words', () => {
    expect(quoteFailureWords({ status: 500, code: 'internal', message: 'Something went wrong' })).toBe(
      'Failed to create quote',
    )
    expect(quoteFailureWords(new TypeError('lost'))).toBe('Failed to create quote')
  })
})
