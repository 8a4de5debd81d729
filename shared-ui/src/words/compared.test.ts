import { expect, test } from 'vitest'
import { compared } from './compared.ts'

test.each([
  ['O’Neil', "o'neil"],
  ['D´Arcy', "d'arcy"],
  ['„Deckel“ «A»', '"deckel" "a"'],
  ['Flange 12×14', 'flange 12x14'],
  ['Rod ⌀8', 'rod ø8'],
  ['Welle 3⁄5', 'welle 3/5'],
  ['Spring ½', 'spring 1/2'],
  ['5″', '5"'],
])('%s is compared as %s', (text, same) => {
  expect(compared(text)).toBe(same)
  expect(compared(compared(text))).toBe(same)
})
