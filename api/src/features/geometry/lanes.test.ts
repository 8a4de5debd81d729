import { expect, test } from 'vitest'
import { isLarge } from './lanes.ts'

const mb = 1024 * 1024

test.each([
  ['model/step', 4 * mb, false],
  ['model/step', 4 * mb + 1, true],
  ['application/gzip', 0.7 * mb, false],
  ['application/gzip', 3.9 * mb, true],
  ['model/step+zip', 0.7 * mb, false],
  ['model/step+zip', 3.9 * mb, true],
])('of a file of %s with %d bytes it is %s that it takes the slow lane', (mimetype, size, isSlow) => {
  expect(isLarge({ mimetype, size })).toBe(isSlow)
})
