import { formErrors } from '@kerf/shared-parts/forms/form-errors.ts'
import { expect, test } from 'vitest'
import { text } from '../text.ts'
import {
  correctionBase,
  correctionBody,
  correctionForm,
  correctionValues,
  countedLines,
  mayBeSentBack,
  saysOtherwise,
} from './correct-form.ts'

const receipt = (id: string, quantity: number, rejected: number) => ({
  ...{ id, receivedOn: '2026-03-02', notes: null, createdAt: '2026-03-02T09:00:00.000Z', corrections: [] },
  lines: [{ lineId: 'a', quantity, rejected }],
})
const [latest, first] = [receipt('late', 2, 1), receipt('first', 6, 3)]
const order = {
  receipts: [latest, first],
  lines: [
    { id: 'a', name: 'Bracket', quantity: 10 },
    { id: 'b', name: 'Pin', quantity: 4 },
  ],
}

const wordsOf = (good: string, faulty: string, reason = 'Counted again') => {
  const lines = countedLines(order, first)
  const values = { ...correctionValues(first, lines), good: { a: good, b: '' }, faulty: { a: faulty, b: '' }, reason }
  return formErrors(correctionForm(lines, { first: '2026-03-01', last: '2026-03-09' }), values)
}
const errorsOf = (...typed: Parameters<typeof wordsOf>) => Object.keys(wordsOf(...typed))

test('a correction begins with what the receipt counted, of every line of the order', () => {
  const lines = countedLines(order, first)
  expect(correctionValues(first, lines)).toMatchObject({ good: { a: '6', b: '0' }, faulty: { a: '3', b: '0' } })
  expect(correctionBase(first)).toEqual({ receivedOn: '2026-03-02', quantity: 6, rejected: 3, corrections: 0 })
})

test('pieces that other receipts counted, and more than were still to come then, are refused', () => {
  expect(errorsOf('7', '3')).toEqual([])
  expect(wordsOf('9', '0')).toEqual({ 'good.a': text.correct.tooMany(7) })
  expect(errorsOf('7', '4')).toEqual(['faulty.a'])
  expect(countedLines(order, latest)[0]?.limits).toEqual({ good: 4, goodWithoutFaulty: 4, together: 4 })
})

test('where a later receipt counts faulty pieces, it is to be corrected first', () => {
  expect(wordsOf('8', '0')).toEqual({ 'good.a': text.correct.laterFirst(7) })
})

test('a correction says something else than the receipt, and not only why', () => {
  const lines = countedLines(order, first)
  const now = correctionValues(first, lines)
  expect(saysOtherwise(first, lines, { ...now, reason: 'Counted again', good: { a: ' 6', b: '' } })).toBe(false)
  expect(saysOtherwise(first, lines, { ...now, receivedOn: '2026-03-03' })).toBe(true)
  expect(saysOtherwise(first, lines, { ...now, faulty: { a: '2', b: '0' } })).toBe(true)
})

test('only an order that had come whole can be sent back', () => {
  const received = { status: 'received', quantityOrdered: 10, quantityReceived: 10 } as const
  expect(mayBeSentBack(received)).toBe(true)
  expect(mayBeSentBack({ ...received, quantityReceived: 8 })).toBe(false)
  expect(mayBeSentBack({ ...received, status: 'shipped' })).toBe(false)
})

test('a receipt can be taken back whole, but not without a reason', () => {
  expect(errorsOf('0', '')).toEqual([])
  expect(errorsOf('0', '', '  ')).toEqual(['reason'])
  const lines = countedLines(order, first)
  const nothing = { ...correctionValues(first, lines), good: { a: '0', b: '' }, faulty: {}, reason: ' Wrong order ' }
  expect(correctionBody(lines, nothing)).toEqual({ receivedOn: '2026-03-02', reason: 'Wrong order', lines: [] })
})
