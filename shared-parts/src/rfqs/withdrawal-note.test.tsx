import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { WithdrawalNote } from './withdrawal-note.tsx'

test('a withdrawn RFQ says when and why', () => {
  render(<WithdrawalNote rfq={{ withdrawal: { at: '2026-11-30T12:00:00Z', reason: 'Project stopped' } }} />)
  expect(screen.getByText(/^This RFQ was withdrawn on Nov 30, 2026/)).toBeDefined()
  expect(screen.getByText('Project stopped')).toBeDefined()
})

test('without a reason only the time is said, and nothing of other RFQs', () => {
  const { container, rerender } = render(
    <WithdrawalNote rfq={{ withdrawal: { at: '2026-11-30T12:00:00Z', reason: null } }} />,
  )
  expect(container.querySelectorAll('p')).toHaveLength(1)
  rerender(<WithdrawalNote rfq={{}} />)
  expect(container.textContent).toBe('')
})
