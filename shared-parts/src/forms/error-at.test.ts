import { expect, test } from 'vitest'
import { errorAt } from './error-at.ts'

const form = (touched: readonly string[]) => ({
  errors: { 'good.a': 'At most 4 pieces', faulty: { a: 'of another form' } },
  getFieldMeta: (path: string) => ({ touched: touched.includes(path) }),
})

test('the error of a field is told by its path once the field was left', () => {
  expect(errorAt(form(['good.a']), 'good.a')).toBe('At most 4 pieces')
  expect(errorAt(form([]), 'good.a')).toBeUndefined()
})

test('nothing is told of a field without an error, or with one that is not words', () => {
  expect(errorAt(form(['good.b']), 'good.b')).toBeUndefined()
  expect(errorAt(form(['faulty']), 'faulty')).toBeUndefined()
})
