import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { StatusBadge } from './status-badge.tsx'

test('a status that nobody named is shown in capitalised words', () => {
  render(<StatusBadge status="waiting_for_laser" />)
  expect(screen.getByText('Waiting For Laser')).toBeDefined()
})
