import type { CheckedFinding } from '@kerf/shared-contracts/contracts/request-findings'
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CheckedFindings } from './checked-findings.tsx'

const finding: CheckedFinding = {
  ...{ kind: 'material', mineSource: 'form', mine: 'Aluminum 6061-T6', theirsSource: 'drawing', theirs: '1.4301' },
  ...{ fileName: 'flange.pdf', page: 1, answer: 'kept', reason: 'A first sample' },
}

test('a part where nothing differed says nothing', () => {
  const { container } = render(
    <>
      <CheckedFindings part={{}} />
      <CheckedFindings part={{ findings: [] }} />
    </>,
  )
  expect(container.textContent).toBe('')
})

test('both sides stand with the file, its page beyond the first, and what the customer said', () => {
  const others: CheckedFinding[] = [
    { ...finding, answer: 'kept', reason: null, theirs: '1.4404', page: 3 },
    { ...finding, kind: 'quantity', answer: 'taken', reason: null },
    { ...finding, kind: 'thread', mineSource: 'model', answer: null, reason: null },
    {
      ...finding,
      kind: 'solids',
      theirsSource: 'model',
      fileName: 'part.step',
      page: null,
      answer: null,
      reason: null,
    },
  ]
  render(<CheckedFindings part={{ findings: [finding, ...others] }} />)
  const items = within(screen.getByRole('list', { name: 'Checked before sending' })).getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'MaterialFormAluminum 6061-T6Drawing flange.pdf1.4301Kept as it was: “A first sample”',
    'MaterialFormAluminum 6061-T6Drawing flange.pdf, page 31.4404Kept as it was',
    'QuantityFormAluminum 6061-T6Drawing flange.pdf1.4301Changed to what the file says',
    'ThreadModelAluminum 6061-T6Drawing flange.pdf1.4301No answer',
    'Number of solidsFormAluminum 6061-T6Model part.step1.4301No answer',
  ])
})

test('a reason from right to left does not pull the words around it to its side', () => {
  render(<CheckedFindings part={{ findings: [{ ...finding, reason: 'רק דגימה' }] }} />)
  expect(screen.getByText('Kept as it was: “\u2068רק דגימה\u2069”')).toBeTruthy()
})
