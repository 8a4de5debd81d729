import { makeStore } from '@kerf/shared-runtime'
import { fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { ThingPage } from './thing-page.tsx'

interface Part {
  number: string
}

const words = {
  kind: 'Part',
  loading: 'The part is being loaded',
  failed: 'Failed to load the part',
  missing: 'Part not found',
  missingText: 'It may be gone.',
  toList: 'Go to the parts',
}

const refetch = vi.fn()

function page(asked: { currentData?: Part; error?: unknown }) {
  return (
    <Provider store={makeStore()}>
      <MemoryRouter>
        <ThingPage
          asked={{ isFetching: false, refetch, ...asked }}
          words={words}
          back={{ to: '/parts', label: 'Parts' }}
          icon={<svg aria-hidden="true" />}
          title={({ number }) => `Part ${number}`}
          actions={() => <button type="button">Mill</button>}
          skeleton={<p>outline</p>}
        >
          {({ number }) => <p>all about {number}</p>}
        </ThingPage>
      </MemoryRouter>
    </Provider>
  )
}

const answer = (status: number) => ({ status, code: 'no', message: 'Not now', name: 'ApiError' })

beforeEach(() => {
  document.title = 'Part · route'
})

test("while loading, the page shows a skeleton and the tab keeps the route's title", () => {
  render(page({}))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The part is being loaded')
  expect(screen.getByText('outline')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Parts' }).getAttribute('href')).toBe('/parts')
  expect(document.title).toBe('Part · route')
})

test("the tab takes the thing's title, and the route's again when the page is left", () => {
  const { unmount } = render(page({ currentData: { number: 'P-1' } }))
  expect(document.title).toMatch(/^Part P-1 · /)
  expect(screen.getByText('all about P-1')).toBeDefined()
  unmount()
  expect(document.title).toBe('Part · route')
})

test('a title that the shell set for the next page stays', () => {
  const { unmount } = render(page({ currentData: { number: 'P-1' } }))
  document.title = 'Parts · Kerf'
  unmount()
  expect(document.title).toBe('Parts · Kerf')
})

test('a focused heading keeps the focus when the thing is loaded', () => {
  const { rerender } = render(page({}))
  const heading = screen.getByRole('heading', { level: 1 })
  heading.tabIndex = -1
  heading.focus()
  rerender(page({ currentData: { number: 'P-1' } }))
  expect(document.activeElement?.textContent).toBe('Part P-1')
})

test.each([404, 400])('status %i says that there is no such thing, and links to the list', (status) => {
  render(page({ error: answer(status) }))
  expect(screen.getByRole('heading', { level: 1, name: 'Part not found' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Go to the parts' }).getAttribute('href')).toBe('/parts')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(document.title).toMatch(/^Part not found · /)
})

test('a failure says so and offers a retry, but no actions on the thing', () => {
  render(page({ error: answer(503) }))
  expect(screen.getByRole('alert').textContent).toContain('Failed to load the part')
  expect(screen.queryByRole('button', { name: 'Mill' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(refetch).toHaveBeenCalledOnce()
})

test('the address of the page is copied, without what was opened on it', async () => {
  const writeText = vi.fn(async () => {})
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  render(page({ currentData: { number: 'P-1' } }))
  fireEvent.click(screen.getByRole('button', { name: 'Copy link' }))
  await vi.waitFor(() => expect(writeText).toHaveBeenCalledExactlyOnceWith(`${window.location.origin}/`))
  vi.unstubAllGlobals()
})
