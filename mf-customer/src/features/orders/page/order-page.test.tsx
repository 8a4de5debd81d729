import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { open } from '../../../../test/quotes.tsx'
import { OrderPage } from './order-page.tsx'

const order = {
  ...{ id: 'order', orderNumber: 'SORD-0007', rfqId: 'rfq', quoteId: null, quote: null, isArchived: false },
  rfq: {
    ...{ displayNumber: 'SQTE-0042', projectName: 'Pump unit', notes: null, companyId: null, files: [] },
    ...{ neededBy: null, shipTo: null, billTo: null },
  },
  ...{ material: 'steel', materialGrade: null, finishing: null, tolerance: '', quantity: 40, quantityShipped: 0 },
  ...{ currency: 'USD', totalAmount: '180.00', orderDate: '2026-11-02', dueDate: '2026-12-02' },
  ...{ estimatedDeliveryDate: null, orderStatus: 'manufacturing', invoiceUrl: null, stageChanges: [] },
  ...{ qualityCheckStatus: null, qualityDecisions: [], lines: [] },
  ...{ charges: [], dueDateChanges: [], promisedDate: null },
}

function show(facts: object, companyRole = 'owner') {
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === '/api/auth/me') return new Response(JSON.stringify({ companyRole }))
    if (url === '/api/orders/order') return new Response(JSON.stringify({ ...order, ...facts }))
    if (url.endsWith('/quality-characteristics'))
      return new Response(JSON.stringify({ revision: 0, characteristics: [] }))
    return new Response('[]')
  })
  const page = (
    <Routes>
      <Route path="/orders/:id" element={<OrderPage />} />
    </Routes>
  )
  open(page, '/orders/order')
  return screen.findByRole('heading', { level: 1, name: 'Order SORD-0007' })
}

afterEach(() => vi.unstubAllGlobals())

test('an active order shows its stages, facts and shipments, and cannot be reordered', async () => {
  await show({})
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    ...['Where the order is', 'Production stages', 'Order details', 'Shipments'],
  ])
  expect(screen.getByText(/^Due Dec 02, 2026, /)).toBeDefined()
  expect(await screen.findByText('No shipments recorded yet')).toBeDefined()
  expect(screen.getByRole('link', { name: 'SQTE-0042' }).getAttribute('href')).toBe('/rfqs/rfq')
  expect(screen.queryByRole('button', { name: 'Reorder' })).toBeNull()
})

test('users who may act can reorder a past order', async () => {
  await show({ orderStatus: 'delivered' })
  expect(await screen.findByRole('button', { name: 'Reorder' })).toBeDefined()
})

test('a viewer can only look at a past order', async () => {
  await show({ orderStatus: 'delivered', isArchived: true }, 'viewer')
  expect(screen.getByText('Archived')).toBeDefined()
  expect(await screen.findByText('No shipments recorded yet')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Reorder' })).toBeNull()
})
