import { formErrors } from '@kerf/shared-parts/forms/form-errors.ts'
import { expect, test } from 'vitest'
import { correctionBase, correctionBody, correctionForm, correctionValues, countedLines } from './correct-form.ts'

const receipt = (id: string, quantity: number, rejected: number) => ({
  ...{ id, receivedOn: '2026-03-02', notes: null, createdAt: '2026-03-02T09:00:00.000Z', corrections: [] },
  lines: [{ lineId: 'a', quantity, rejected }],
})
const [latest, first] = [receipt('late', 2, 1), receipt('first', 6, 3)]
const order = {
  receipts: [latest, first],
  lines: [
    { id: 'a', name: 'Bracket', quantity: 10, quantityReceived: 8 },
    { id: 'b', name: 'Pin', quantity: 4, quantityReceived: 0 },
  ],
}

const errorsOf = (good: string, faulty: string, reason = 'Counted again') => {
  const lines = countedLines(order, first)
  const values = { ...correctionValues(first, lines), good: { a: good, b: '' }, faulty: { a: faulty, b: '' }, reason }
  return Object.keys(formErrors(correctionForm(lines, { first: '2026-03-01', last: '2026-03-09' }), values))
}

test('a correction begins with what the receipt counted, of every line of the order', () => {
  const lines = countedLines(order, first)
  expect(correctionValues(first, lines)).toMatchObject({ good: { a: '6', b: '0' }, faulty: { a: '3', b: '0' } })
  expect(correctionBase(first)).toEqual({ receivedOn: '2026-03-02', quantity: 6, rejected: 3 })
})

test('pieces that other receipts counted, and more than were still to come then, are refused', () => {
  expect(errorsOf('8', '2')).toEqual([])
  expect(errorsOf('9', '0')).toEqual(['good.a'])
  expect(errorsOf('8', '3')).toEqual(['faulty.a'])
  expect(countedLines(order, latest)[0]).toMatchObject({ mostGood: 4, most: 4 })
})

test('a receipt can be taken back whole, but not without a reason', () => {
  expect(errorsOf('0', '')).toEqual([])
  expect(errorsOf('0', '', '  ')).toEqual(['reason'])
  const lines = countedLines(order, first)
  const nothing = { ...correctionValues(first, lines), good: { a: '0', b: '' }, faulty: {}, reason: ' Wrong order ' }
  expect(correctionBody(lines, nothing)).toEqual({ receivedOn: '2026-03-02', reason: 'Wrong order', lines: [] })
})
