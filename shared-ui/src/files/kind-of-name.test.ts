import { expect, test } from 'vitest'
import { kindOfName } from './kind-of-name.ts'

test.each([
  ['Bracket.STEP', 'step'],
  ['bracket.stp.gz', 'step'],
  ['drawing.v2.pdf', 'pdf'],
  ['prices.xlsx', 'spreadsheet'],
  ['photo.JPEG', 'image'],
  ['step', 'other'],
  ['archive.tar', 'other'],
])('%s is shown as %s', (name, kind) => {
  expect(kindOfName(name)).toBe(kind)
})
