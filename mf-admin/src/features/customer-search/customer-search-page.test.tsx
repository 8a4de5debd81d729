import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../test/render-page.tsx'
import { CustomerSearchPage } from './customer-search-page.tsx'

const dana = {
  id: 'dana',
  name: 'Dana Park',
  type: 'customer',
  email: 'dana@northgate.test',
  company: 'Northgate Robotics',
  customerNumber: 'CU0007',
  recentActivity: '2026-02-03T10:00:00Z',
  rfqCount: 12,
  orderCount: 4,
}

function openPage(found: object[] | number, address = '/admin/search') {
  const calls: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    calls.push(url)
    if (typeof found === 'number') return new Response('{"message":"Something went wrong"}', { status: found })
    return new Response(JSON.stringify(found))
  })
  const router = renderPage(<CustomerSearchPage />, address)
  return { calls, router }
}

const field = () => screen.getByRole('searchbox', { name: 'Search customers' })
const button = () => screen.getByRole('button', { name: 'Search' })
const type = (value: string) => fireEvent.change(field(), { target: { value } })

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a blank search cannot be submitted, and nothing is fetched', () => {
  const { calls } = openPage([])
  expect(screen.getByRole('heading', { name: 'Start Searching' })).toBeDefined()
  type('   ')
  expect(button().getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(button())
  expect(calls).toEqual([])
})

test('a customer found is shown on a card with a link to the details', async () => {
  const { calls, router } = openPage([dana])
  type(' dana ')
  fireEvent.click(button())
  const card = within(await screen.findByRole('region', { name: 'Dana Park' }))
  for (const words of ['Customer', 'dana@northgate.test', 'Northgate Robotics, CU0007', 'Feb 03, 2026', '12', '4']) {
    expect(card.getByText(words), words).toBeDefined()
  }
  expect(card.getByRole('link', { name: 'View Details of Dana Park' }).getAttribute('href')).toBe(
    '/admin/customers/dana',
  )
  expect(calls).toEqual(['/api/admin/search?q=dana&limit=50'])
  expect(router.state.location.search).toBe('?q=dana')
})

test('an empty result says so', async () => {
  openPage([], '/admin/search?q=nobody')
  expect(await screen.findByRole('heading', { name: 'No Results Found' })).toBeDefined()
})

test('a search that failed says so, and can be retried', async () => {
  openPage(500, '/admin/search?q=dana')
  expect(await screen.findByText('Failed to search customers')).toBeDefined()
  expect(screen.getByRole('button', { name: /again/i })).toBeDefined()
})
