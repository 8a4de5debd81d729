import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { announceProvider, useProvider } from './provider.ts'

function Name() {
  return <p>{useProvider().name}</p>
}

test("components that show the provider's name follow its changes", () => {
  render(<Name />)
  expect(screen.getByText('Kerf')).toBeDefined()
  act(() => announceProvider({ name: 'Northbridge', logo: null }))
  expect(screen.getByText('Northbridge')).toBeDefined()
  act(() => announceProvider({ name: 'Kerf', logo: null }))
})
