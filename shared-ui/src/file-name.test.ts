import { expect, test } from 'vitest'
import { shownFileName } from './file-name.tsx'

test.each([
  ['bracket\u202epets.exe', 'bracketpets.exe'],
  ['\u2067plate\u2069.step', 'plate.step'],
  ['plate\u0000\n.step', 'plate.step'],
  ['Zeichnung ü 図.pdf', 'Zeichnung ü 図.pdf'],
])('%j is shown as %j', (name, shown) => {
  expect(shownFileName(name)).toBe(shown)
})
