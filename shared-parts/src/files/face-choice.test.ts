import { expect, test } from 'vitest'
import { withFaces } from './face-choice.ts'

test.each([
  ['a face', [3], [4], [3, 4]],
  ['a face once more', [3, 4], [4], [3]],
  ['a bore of which one face is chosen', [3, 4], [4, 5], [3, 4, 5]],
  ['a bore once more', [3, 4, 5], [4, 5], [3]],
])('pointing at %s', (_, chosen, pointedAt, then) => {
  expect(withFaces(chosen, pointedAt)).toEqual(then)
})
