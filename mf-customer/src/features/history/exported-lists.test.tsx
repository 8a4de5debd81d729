import { makeStore } from '@kerf/shared-runtime'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { portalModule } from '../../module.tsx'

const rfq = {
  id: 'rfq',
  displayNumber: 'SQTE-0001',
  projectName: 'Bracket',
  quantity: 10,
  status: 'accepted',
  parts: [],
  files: [],
}
const order = { id: 'order', orderNumber: 'SORD-0001', orderStatus: 'delivered', quantity: 10, lines: [], rfq }

/** A server with one row in every list, or none; records which exports were requested. */
function fakeApi(rows: 0 | 1) {
  const exported: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === '/api/auth/me') return new Response(JSON.stringify({ id: 'ada', companyRole: 'owner' }))
    if (url.includes('/export')) {
      exported.push(url)
      return new Response('a,b')
    }
    const row = url.startsWith('/api/orders') ? order : rfq
    return new Response(JSON.stringify([row].slice(0, rows)), { headers: { 'X-Total-Count': String(rows) } })
  })
  return exported
}

async function open(page: keyof typeof portalModule.pages, address: string) {
  const Page = await portalModule.pages[page]()
  render(
    <Provider store={makeStore()}>
      <MemoryRouter initialEntries={[address]}>
        <Page />
      </MemoryRouter>
    </Provider>,
  )
}

beforeEach(() => {
  URL.createObjectURL = () => 'blob:csv'
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(URL, 'createObjectURL')
})

test.each([
  ['orders', '?tab=history&q=acme&sort=amount', 'Filters', '/api/orders/export?group=history&q=acme&sort=amount'],
  ['rfqs', '?status=quoted', 'Filters', '/api/rfqs/export?group=active&status=quoted&sort=date-desc'],
  [
    'history',
    '?orderStatus=shipped',
    'Order History',
    '/api/orders/export?group=history&status=shipped&sort=date-desc',
  ],
  ['history', '?rfqStatus=declined&rfqSort=project', 'RFQ History', '/api/rfqs/export?status=declined&sort=project'],
] as const)('the page %s with %s exports the filtered rows of its list "%s"', async (page, query, toolbar, path) => {
  const exported = fakeApi(1)
  await open(page, `/${query}`)
  await screen.findAllByText(/Showing 1 of 1/)
  fireEvent.click(within(screen.getByRole('group', { name: toolbar })).getByRole('button', { name: 'Export CSV' }))
  await waitFor(() => expect(exported).toEqual([path]))
})

test('an empty list is not exported, and says why', async () => {
  const exported = fakeApi(0)
  await open('rfqs', '/')
  await screen.findByText('No active RFQs found')
  const button = screen.getByRole('button', { name: 'Export CSV' })
  fireEvent.click(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(exported).toEqual([])
})
