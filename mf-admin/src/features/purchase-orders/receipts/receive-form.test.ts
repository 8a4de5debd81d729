import type { PurchaseOrder } from '@kerf/shared-contracts/contracts/purchase-orders'
import { formErrors } from '@kerf/shared-parts/forms/form-errors.ts'
import { describe, expect, test } from 'vitest'
import { text } from '../text.ts'
import { emptyReceipt, openLines, type ReceiptValues, receiptBody, receiptForm } from './receive-form.ts'

const today = '2026-03-05'
const words = text.receive

const line = (id: string, quantity: number, quantityReceived: number) =>
  ({ id, name: id, quantity, quantityReceived }) as PurchaseOrder['lines'][number] // no more is read

const lines = openLines({ lines: [line('a', 10, 4), line('whole', 5, 5), line('b', 100, 0)] })

const typed = (changes: Partial<ReceiptValues>): ReceiptValues => ({ ...emptyReceipt(lines, today), ...changes })
const errorsOf = (changes: Partial<ReceiptValues>) =>
  formErrors(receiptForm(lines, { first: '2026-01-01', last: today }), typed(changes))

test('lines received in full are not asked for', () => {
  expect(lines).toEqual([
    { id: 'a', name: 'a', outstanding: 6 },
    { id: 'b', name: 'b', outstanding: 100 },
  ])
})

describe('a receipt is refused', () => {
  test('with more good pieces than are outstanding', () => {
    expect(errorsOf({ good: { a: '7', b: '' } })).toEqual({ 'good.a': words.tooMany(6) })
    expect(errorsOf({ good: { a: '6', b: '100' } })).toEqual({})
  })

  test.each(['1.5', '-1', 'six', '1,000', '1e1'])('with pieces that are not a whole number: %s', (pieces) => {
    expect(errorsOf({ good: { a: pieces }, faulty: { b: pieces } })).toEqual({
      'good.a': words.wrong,
      'faulty.b': words.wrong,
    })
  })

  test('with more good and faulty pieces together than are outstanding', () => {
    expect(errorsOf({ good: { a: '2' }, faulty: { a: '5' } })).toEqual({ 'faulty.a': words.tooManyFaulty(6) })
    expect(errorsOf({ good: { a: '2' }, faulty: { a: '4' } })).toEqual({})
  })

  test('when nothing arrived, and says so once', () => {
    expect(errorsOf({})).toEqual({ 'good.a': words.empty })
    expect(errorsOf({ good: { a: '0', b: ' ' }, faulty: { a: '0' } })).toEqual({ 'good.a': words.empty })
    expect(errorsOf({ good: { a: 'x' } })).toEqual({ 'good.a': words.wrong })
  })

  test('on an invalid or future day, or before the order was issued', () => {
    const good = { a: '1' }
    expect(errorsOf({ good, receivedOn: '' })).toEqual({ receivedOn: words.dateMissing })
    expect(errorsOf({ good, receivedOn: '2026-02-30' })).toEqual({ receivedOn: words.dateMissing })
    expect(errorsOf({ good, receivedOn: '2026-03-06' })).toEqual({ receivedOn: words.future })
    expect(errorsOf({ good, receivedOn: '2025-12-31' })).toEqual({ receivedOn: words.beforeIssue })
    expect(errorsOf({ good, receivedOn: '2026-01-01' })).toEqual({})
  })
})

describe('a receipt is sent', () => {
  test('for lines with arrived pieces, good or faulty, however the digits were typed', () => {
    const values = typed({ good: { a: '６', b: '' }, faulty: { a: '', b: ' 3 ' }, notes: ' In bay 4 ' })
    expect(receiptBody(lines, values)).toEqual({
      receivedOn: today,
      notes: 'In bay 4',
      lines: [
        { lineId: 'a', quantity: 6, rejected: 0 },
        { lineId: 'b', quantity: 0, rejected: 3 },
      ],
    })
  })

  test("without the draft's values for lines received in full since", () => {
    const values = typed({ good: { a: '1', whole: '5' }, notes: '  ' })
    expect(receiptBody(lines, values)).toMatchObject({ notes: null, lines: [{ lineId: 'a' }] })
  })
})
