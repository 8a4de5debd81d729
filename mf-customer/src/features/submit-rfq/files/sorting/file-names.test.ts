import { expect, test } from 'vitest'
import { fileTitle, partByName, partStemOf, stemOf } from './file-names.ts'

test.each([
  ['bracket.step', 'bracket'],
  ['Bracket.STP', 'bracket'],
  ['gear box_12.step.gz', 'gear-box-12'],
  ['歯車.pdf', '歯車'],
  ['ｂｒａｃｋｅｔ.pdf', 'bracket'],
  ['notes.txt', 'notes-txt'],
])('the stem of %s is %s', (name, stem) => {
  expect(stemOf(name)).toBe(stem)
})

test.each([
  ['bracket_rev-B.pdf', 'bracket'],
  ['bracket Rev. 2.pdf', 'bracket'],
  ['bracket-v3 drawing (1).pdf', 'bracket'],
  ['bracket_drawing_revC.pdf', 'bracket'],
  ['M8-bolt.pdf', 'm8-bolt'],
  ['rev-B.pdf', 'rev-b'],
  ['carrier.pdf', 'carrier'],
])('without its revision, the stem of %s is %s', (name, stem) => {
  expect(partStemOf(name)).toBe(stem)
})

test('a name without an extension that is known is its own title', () => {
  expect(fileTitle('Base plate')).toBe('Base plate')
  expect(fileTitle('.pdf')).toBe('.pdf')
})

const parts = [
  { key: 'a', names: ['bracket.step'] },
  { key: 'b', names: ['plate_v1.step', 'Base plate'] },
  { key: 'c', names: ['plate_v2.step'] },
]

test.each([
  ['bracket.pdf', 'a'],
  ['bracket_rev-B.pdf', 'a'],
  ['BASE_PLATE.pdf', 'b'],
  ['plate_v2.pdf', 'c'],
  // Either could be meant.
  ['plate.pdf', null],
  ['terms.pdf', null],
])('%s belongs to part %s', (name, key) => {
  expect(partByName(name, parts)).toBe(key)
})
