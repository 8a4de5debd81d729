import { expect, test } from 'vitest'
import { carrierOf, choiceOf } from './carrier-choice.ts'

test.each([
  [null, ''],
  ['UPS', 'UPS'],
  ['Liberate Logistics', 'Liberate Logistics'],
  ['Local van', 'custom'],
])('the stored carrier %o shows as %o and is stored as it was', (stored, shown) => {
  const choice = choiceOf(stored)
  expect(choice.carrier).toBe(shown)
  expect(carrierOf(choice)).toBe(stored)
})
