import { makeStore, type Store } from '@kerf/shared-runtime'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { createElement } from 'react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { portalModule } from '../module.tsx'

const stats = { activeRfqs: 0, activeOrders: 1, pendingQuotes: 1, totalSpent: '10.00' }
const order = {
  id: 'order',
  orderNumber: 'SORD-0001',
  orderStatus: 'delivered',
  material: 'steel',
  materialGrade: null,
  quantity: 10,
  lines: [],
  rfq: { projectName: 'Bracket', companyId: 'acme' as string | null, files: [] },
}

/** A server for a user with this role, with one delivered order and one quote that waits for its purchase order. */
function fakeApi(companyRole: string | null, firstTime = false) {
  const list = (items: object[], total = items.length) =>
    new Response(JSON.stringify(items), { headers: { 'X-Total-Count': String(total) } })
  const answer = (url: string) => {
    if (url === '/api/auth/me')
      return new Response(
        JSON.stringify({ id: 'ada', name: 'Ada Lovelace', companyRole, company: companyRole && { id: 'acme' } }),
      )
    if (url === '/api/dashboard/attention') return new Response(JSON.stringify({ quotesWaitingForPurchaseOrder: 1 }))
    if (url === '/api/dashboard/months') return new Response('[]')
    if (url.startsWith('/api/dashboard')) {
      const none = { activeRfqs: 0, activeOrders: 0, pendingQuotes: 0, totalSpent: '0.00' }
      return new Response(JSON.stringify(firstTime ? none : stats))
    }
    if (url.startsWith('/api/orders') && url.includes('group=history') && url.includes('sort=')) return list([order])
    return list([])
  }
  vi.stubGlobal('fetch', async (url: string) => answer(url))
}

async function open(page: keyof typeof portalModule.pages, address = '/') {
  const component = await portalModule.pages[page]()
  const router = createMemoryRouter([{ path: '*', element: createElement(component) }], { initialEntries: [address] })
  const store = makeStore()
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  )
  await screen.findByRole('heading', { level: 1 })
  return store
}

/** Waits until the page has loaded and rendered its data, and the expectation holds. */
const whole = (store: Store, expectations: () => void) =>
  waitFor(() => {
    const asked = Object.values(store.getState().api.queries)
    expect(asked.every((query) => query?.status === 'fulfilled')).toBe(true)
    expect(document.querySelector('[aria-busy="true"]')).toBeNull()
    expectations()
  })

const waysToSubmit = () => screen.queryAllByRole('link').filter((link) => link.getAttribute('href') === '/rfq')

afterEach(() => {
  vi.unstubAllGlobals()
})

const pages = ['dashboard', 'rfqs', 'quotes', 'history', 'about-rfqs'] as const

test.each(pages)('users who may act find a link to a new RFQ on the page %s, a viewer finds none', async (page) => {
  fakeApi('buyer')
  await open(page)
  await waitFor(() => expect(waysToSubmit().length).toBeGreaterThan(0))
  cleanup()
  fakeApi('viewer')
  await whole(await open(page), () => expect(waysToSubmit()).toEqual([]))
})

test("a viewer's quick actions lead to pages they can view", async () => {
  fakeApi('buyer')
  await open('dashboard')
  expect(await screen.findByRole('link', { name: /Upload Purchase Order/ })).toBeDefined()
  cleanup()
  fakeApi('viewer')
  await whole(await open('dashboard'), () => {
    expect(screen.getByRole('link', { name: /Review Quotes/ })).toBeDefined()
    expect(screen.queryByRole('link', { name: /Upload Purchase Order|Submit/ })).toBeNull()
  })
})

test('a viewer with nothing here yet is told what will appear, and not asked to submit', async () => {
  fakeApi('viewer', true)
  await open('dashboard')
  expect(await screen.findByText(/Your colleagues send us drawings/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Learn About RFQs' })).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Submit Your First RFQ' })).toBeNull())
})

test("a former member sees the company's past orders, and cannot reorder them", async () => {
  fakeApi(null)
  await whole(await open('orders', '/?tab=history'), () => {
    expect(screen.getByRole('row', { name: /Bracket/ })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Reorder' })).toBeNull()
  })
})

test('users who may act can reorder past orders, a viewer cannot', async () => {
  fakeApi('owner')
  await open('orders', '/?tab=history')
  expect(await screen.findByRole('button', { name: 'Reorder' })).toBeDefined()
  cleanup()
  fakeApi('viewer')
  await whole(await open('orders', '/?tab=history'), () => {
    expect(screen.getByRole('row', { name: /Bracket/ })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Reorder' })).toBeNull()
  })
})
