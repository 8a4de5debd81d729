// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ErrorState } from './error-state.tsx'

const said = (error: unknown, text?: string) => {
  render(<ErrorState title="Failed to load orders" text={text} error={error} />)
  return screen.getByRole('alert').textContent
}

test('a call without an answer is a matter of the connection', () => {
  expect(said({ status: 0, message: 'lost' }, 'Your data is safe.')).toBe(
    'Failed to load ordersYour data is safe. Check your connection and try again.',
  )
})

test('an answer of the server is not, and has a reference', () => {
  expect(said({ status: 500, message: 'broken', requestId: 'r-17' }, 'Your data is safe.')).toBe(
    'Failed to load ordersYour data is safe. Please try again.Reference: r-17',
  )
})

test('a failure in the browser has neither', () => {
  expect(said(new TypeError('x is not a function'))).toBe('Failed to load ordersPlease try again.')
})

test('without the error the text stands alone', () => {
  expect(said(undefined, 'Your data is safe.')).toBe('Failed to load ordersYour data is safe.')
})
