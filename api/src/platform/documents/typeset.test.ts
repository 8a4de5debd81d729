import { expect, test } from 'vitest'
import { styles } from './looks.ts'
import { typeset } from './typeset.ts'

const style = styles.body
const wide = 400

/**
 * The content of a line from left to right, without spaces. Fonts reverse Hebrew by themselves, so its letters are in
 * reading order.
 */
const seen = (text: string) =>
  typeset(text, style, wide).map(({ pieces }) => pieces.map((piece) => piece.text.trim()).filter(Boolean))

test('a Hebrew name with a number is set right to left, but its number left to right', () => {
  expect(seen('לוח 12')).toEqual([['12', 'לוח']])
})

test('Latin in a Hebrew text keeps its direction, and brackets face the right way', () => {
  expect(seen('לוח (גדול) 12.5 mm')).toEqual([['12.5 mm', 'לוח )גדול(']])
})

test('a part number that begins with digits is not reversed', () => {
  expect(seen('לוח 12-A')).toEqual([['12-A', 'לוח']])
})

test('Hebrew in a Latin text stays where it was written', () => {
  expect(seen('Plate לוח rev. C')).toEqual([['Plate', 'לוח', 'rev. C']])
})

test('no line is wider than requested, whatever its content', () => {
  const text = `${'Halterung '.repeat(20)}${'x'.repeat(300)} ${'精密部品'.repeat(30)}`
  const lines = typeset(text, style, 120)
  expect(lines.length).toBeGreaterThan(10)
  for (const { width } of lines) expect(width).toBeLessThanOrEqual(120.01)
  expect(
    lines
      .map((line) => line.text)
      .join('')
      .replaceAll(' ', ''),
  ).toBe(text.replaceAll(' ', ''))
})

test('a text keeps its lines and empty lines', () => {
  expect(typeset('One\r\n\nThree', style, wide).map(({ text }) => text)).toEqual(['One', '', 'Three'])
})

test('direction marks are not drawn', () => {
  expect(seen('Part\u202e 12\u2069\u0007')).toEqual([['Part 12']])
})

test('a letter that no font has is drawn as a box, not left out', () => {
  const [line] = typeset('Part \u{1F9FF}', style, wide)
  const [latin] = typeset('Part ', style, wide)
  expect(line?.width).toBeGreaterThan((latin?.width ?? 0) + style.size / 3)
})
