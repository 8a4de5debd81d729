import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { RfqSuccessPage } from './rfq-success-page.tsx'

function open(state: unknown): void {
  const routes = [{ path: '/rfq/success', element: <RfqSuccessPage /> }]
  const initialEntries = [{ pathname: '/rfq/success', state }]
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries })} />)
}

test('the thanks name the request, link to it, and say what the customer does next', () => {
  open({ id: '0198a3d0-5c1e-7000-8000-000000000001', displayNumber: 'SQTE-0007' })
  expect(screen.getByText(/Your request has the number SQTE-0007\./)).toBeDefined()
  expect(screen.getByRole('link', { name: 'View SQTE-0007' }).getAttribute('href')).toBe(
    '/rfqs/0198a3d0-5c1e-7000-8000-000000000001',
  )
  expect(screen.getByText(/^You then accept or decline the quote\./)).toBeDefined()
})

test.each([[null], [{ id: 7 }], ['SQTE-0007']])('after coming with %j, they name no request', (state) => {
  open(state)
  expect(screen.getByRole('heading', { name: 'Thank You for Submitting Your RFQ' })).toBeDefined()
  expect(screen.queryByText(/has the number/)).toBeNull()
})
