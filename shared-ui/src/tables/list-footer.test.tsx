// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ListFooter } from './list-footer.tsx'

const said = () => document.querySelector('[aria-live="polite"]')

test('results are announced in one live region that exists before they load, even if there are none', () => {
  const { rerender } = render(<ListFooter shown={0} total={0} noun="orders" unknown />)
  const place = said()
  expect(place?.textContent).toBe('')
  rerender(<ListFooter shown={20} total={1234} noun="orders" />)
  expect(place?.textContent).toBe('Showing 20 of 1,234 orders')
  rerender(<ListFooter shown={0} total={0} noun="orders" />)
  expect(place?.textContent).toBe('No orders found')
  expect(said()).toBe(place)
})

test.each([
  ['RFQs', 'Showing 1 of 1 RFQ'],
  ['entries', 'Showing 1 of 1 entry'],
  ['', 'Showing 1 of 1'],
])('a single item of %s takes the singular', (noun, words) => {
  render(<ListFooter shown={1} total={1} noun={noun} />)
  expect(screen.getByText(words)).toBeDefined()
})
