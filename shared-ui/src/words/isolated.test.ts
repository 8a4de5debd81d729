import { expect, test } from 'vitest'
import { isolated, isolatedInWords, isolatedList } from './isolated.tsx'

test.each(['שלום', 'B שלום', 'قطعة', 'Part ٣', 'ߒߞߏ', '𞤀𞤣', 'A\u200fB'])(
  'a name containing right-to-left text is isolated: %s',
  (name) => {
    expect(isolated(name)).toBe(`\u2068${name}\u2069`)
  },
)

test.each(['', 'Housing', 'Gehäuse Ø 8', 'Деталь 7', '部品 2', '🔩 M8', 'Part (rev B), 2'])(
  'a name that cannot affect its surroundings stays as it is: %s',
  (name) => {
    expect(isolated(name)).toBe(name)
  },
)

test.each([
  [['Dana', null, 'Northgate'], 'Dana, Northgate'],
  [['Dana', '', 'מתכת'], 'Dana, \u2068מתכת\u2069'],
  [['דנה', undefined, 'Northgate'], '\u200f\u2068דנה\u2069, Northgate'],
  [['12-A דנה', false], '\u206812-A דנה\u2069'],
])('a line of names takes the direction of the first, and leaves out absent ones: %j', (names, line) => {
  expect(isolatedList(names as string[])).toBe(line)
})

test('names in a sentence are isolated one by one', () => {
  expect(isolatedInWords(['Ada', 'דנה'])).toBe('Ada and \u2068דנה\u2069')
})
