import { expect, test } from 'vitest'
import { duplicateOf, emptyPart, holdsSomething, joinNotes, moved, newPart } from './part-list.ts'

const copyOf = (name: string) => `${name} (copy)`

test('a new part is empty', () => {
  expect(holdsSomething(newPart())).toBe(false)
  expect(holdsSomething({ ...newPart(), quantities: ['1', ''] })).toBe(true)
  expect(holdsSomething({ ...newPart(), tolerance: 'tight' })).toBe(true)
})

test('a duplicate has the same fields, its own key and a distinct name', () => {
  const plate = { ...emptyPart, key: 'plate', name: 'Plate', material: 'steel', quantities: ['5', '10'] }
  const copy = duplicateOf(plate, copyOf)
  expect(copy).toEqual({ ...plate, key: copy.key, name: 'Plate (copy)' })
  expect(copy.key).not.toBe('plate')
  expect(duplicateOf({ ...plate, name: '' }, copyOf).name).toBe('')
  expect(duplicateOf({ ...plate, name: 'x'.repeat(160) }, copyOf).name).toHaveLength(160)
})

test('a part moves up and down, and the others shift', () => {
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
})

test('notes of request and part are joined, without empty ones', () => {
  expect(joinNotes('Deburr', 'Flat')).toBe('Deburr\n\nFlat')
  expect(joinNotes(' ', 'Flat')).toBe('Flat')
})
