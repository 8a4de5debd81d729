import { act, render, screen } from '@testing-library/react'
import { type ReactNode, Suspense, use } from 'react'
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { useArrival } from './use-arrival.ts'

function Shown({ children }: { children: ReactNode }) {
  useArrival()
  return children
}

const code = Promise.withResolvers<string>()

function LatePage() {
  return <h1>{use(code.promise)}</h1>
}

/** Pages with links between them, in a frame that stays. */
function openPages() {
  render(
    <MemoryRouter initialEntries={['/quotes']}>
      <Link to="/quotes">Quotes</Link>
      <Link to="/orders">Orders</Link>
      <Link to="/orders?q=7">Orders with 7</Link>
      <Link to="/search">Search</Link>
      <Link to="/late">Late</Link>
      <main tabIndex={-1}>
        <Suspense fallback="Loading">
          <Routes>
            <Route path="/quotes" element={<Shown key="quotes">no heading yet</Shown>} />
            <Route
              path="/orders"
              element={
                <Shown key="orders">
                  <h1>My Orders</h1>
                </Shown>
              }
            />
            <Route
              path="/search"
              element={
                <Shown key="search">
                  <h1>Search</h1>
                  {/* biome-ignore lint/a11y/noAutofocus: what this test is about */}
                  <input aria-label="Number" autoFocus />
                </Shown>
              }
            />
            <Route
              path="/late"
              element={
                <Shown key="late">
                  <LatePage />
                </Shown>
              }
            />
          </Routes>
        </Suspense>
      </main>
    </MemoryRouter>,
  )
  return async (link: string) => {
    const target = screen.getByRole('link', { name: link })
    target.focus()
    await act(async () => target.click())
  }
}

const focused = () => document.activeElement

test('the focus moves to the heading of each page but the first, and stays while the page does', async () => {
  const follow = openPages()
  expect(focused()).toBe(document.body)
  await follow('Orders')
  expect(focused()).toBe(screen.getByRole('heading', { name: 'My Orders' }))
  await follow('Orders with 7')
  expect(focused()).toBe(screen.getByRole('link', { name: 'Orders with 7' }))
  await follow('Quotes')
  expect(focused()).toBe(screen.getByRole('main'))
  await follow('Search')
  expect(focused()).toBe(screen.getByRole('textbox', { name: 'Number' }))
  await follow('Late')
  expect(focused()).toBe(screen.getByRole('link', { name: 'Late' }))
  await act(async () => code.resolve('Reports'))
  expect(focused()).toBe(screen.getByRole('heading', { name: 'Reports' }))
})
