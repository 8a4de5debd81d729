import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { announceLive, useAskEvery } from './live-state.ts'

function Interval() {
  return <p>{useAskEvery(2000)}</p>
}

test('while live events come, it is asked seldom; otherwise often', () => {
  render(<Interval />)
  expect(screen.getByText('2000')).toBeDefined()
  act(() => announceLive(true))
  expect(screen.getByText('30000')).toBeDefined()
  act(() => announceLive(false))
  expect(screen.getByText('2000')).toBeDefined()
})
