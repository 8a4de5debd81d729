import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FileName, shownFileName } from './file-name.tsx'

test.each([
  ['bracket\u202epets.exe', 'bracketpets.exe'],
  ['\u2067plate\u2069.step', 'plate.step'],
  ['plate\u0000\n.step', 'plate.step'],
  ['Zeichnung ü 図.pdf', 'Zeichnung ü 図.pdf'],
])('%j is shown as %j', (name, shown) => {
  expect(shownFileName(name)).toBe(shown)
})

test.each([
  [`${'x'.repeat(245)}_rev_A.pdf`, '_rev_A.pdf', 'v_A.pdf'],
  [`${'図'.repeat(250)}.step`, '図図図図図図.step', '図図図.step'],
  [`${'👩‍🔧'.repeat(9)}.stp`, `${'👩‍🔧'.repeat(6)}.stp`, `${'👩‍🔧'.repeat(3)}.stp`],
  ['no ending. 2026', '. 2026', '026'],
  ['a.pdf', 'a.pdf', 'a.pdf'],
])('the end of %s stays visible when it is cut; its text and its tooltip are whole', (name, end, shortEnd) => {
  render(<FileName>{name}</FileName>)
  const shown = screen.getByText(name)
  expect(shown.dataset).toEqual(expect.objectContaining({ end, shortEnd }))
  expect(screen.getByTitle(name).textContent).toBe(name)
})
