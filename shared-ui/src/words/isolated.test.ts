import { expect, test } from 'vitest'
import { isolated } from './isolated.tsx'

test.each(['שלום', 'B שלום', 'قطعة', 'Part ٣', 'ߒߞߏ', '𞤀𞤣', 'A\u200fB'])(
  'a name with something written from right to left is isolated: %s',
  (name) => {
    expect(isolated(name)).toBe(`\u2068${name}\u2069`)
  },
)

test.each(['', 'Housing', 'Gehäuse Ø 8', 'Деталь 7', '部品 2', '🔩 M8', 'Part (rev B), 2'])(
  'a name that what follows cannot mix with stays as it is: %s',
  (name) => {
    expect(isolated(name)).toBe(name)
  },
)
