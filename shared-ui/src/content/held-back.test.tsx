// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { HeldBack } from './held-back.tsx'

const held = (isReady: boolean) => (
  <HeldBack isReady={isReady} skeleton="Loading">
    <p>Shipments</p>
  </HeldBack>
)

test('what is held back loads behind its skeleton, and is the same element afterwards', () => {
  const { rerender } = render(held(false))
  const content = screen.getByText('Shipments')
  expect(screen.getByText('Loading').getAttribute('aria-hidden')).toBe('true')
  rerender(held(true))
  expect(screen.queryByText('Loading')).toBeNull()
  expect(screen.getByText('Shipments')).toBe(content)
})

test('what was shown once is not held back again while something loads anew', () => {
  const { rerender } = render(held(true))
  rerender(held(false))
  expect(screen.queryByText('Loading')).toBeNull()
})
