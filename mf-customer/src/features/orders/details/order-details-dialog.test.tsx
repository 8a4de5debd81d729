import { makeStore } from '@kerf/shared-runtime'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { OrderDetailsDialog } from './order-details-dialog.tsx'

const line = (id: string, facts: object) => ({
  id,
  name: null,
  material: 'steel',
  materialGrade: null,
  finishing: null,
  tolerance: 'standard',
  quantity: 20,
  quantityShipped: 0,
  unitPrice: '4.5000',
  amount: '90.00',
  ...facts,
})

const order = {
  id: 'order',
  orderNumber: 'SORD-0007',
  rfqId: 'rfq',
  rfq: { displayNumber: 'SQTE-0042', projectName: 'Pump unit', notes: null, companyId: null, files: [] },
  quoteId: 'quote',
  quote: { quoteNumber: 'SQTE-0042' },
  material: 'steel',
  materialGrade: null,
  finishing: null,
  tolerance: '',
  quantity: 40,
  quantityShipped: 0,
  currency: 'USD',
  totalAmount: '180.00',
  orderDate: '2026-11-02',
  dueDate: null,
  estimatedDeliveryDate: null,
  orderStatus: 'manufacturing',
  invoiceUrl: '/api/orders/order/invoice',
  qualityCheckStatus: null,
  qualityDecisions: [],
  charges: [],
  dueDateChanges: [],
  promisedDate: null,
  lines: [line('one', { name: 'Housing' }), line('two', { material: 'brass' })],
}

function open(facts: object, status = 200) {
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === '/api/auth/me') return new Response(JSON.stringify({ id: 'ada', companyRole: 'owner' }))
    if (url === '/api/orders/order') return new Response(JSON.stringify({ ...order, ...facts }), { status })
    if (url.endsWith('/quality-characteristics'))
      return new Response(JSON.stringify({ revision: 0, characteristics: [] }))
    return new Response('[]')
  })
  const onClose = vi.fn()
  render(
    <Provider store={makeStore()}>
      <MemoryRouter>
        <OrderDetailsDialog orderId="order" onClose={onClose} />
      </MemoryRouter>
    </Provider>,
  )
  return onClose
}

const factOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

afterEach(() => {
  vi.unstubAllGlobals()
})

test('several parts stand in a table, and what is not known yet has its word', async () => {
  open({})
  const rows = within(await screen.findByRole('table', { name: 'Parts' })).getAllByRole('row')
  expect(rows.slice(1).map((row) => row.textContent)).toEqual([
    expect.stringContaining('Housing'),
    expect.stringContaining('Part 2'),
  ])
  expect(factOf('Material')).toBe('2 parts · Steel, Brass')
  expect(factOf('Due Date')).toBe('TBD')
  expect(factOf('Order Amount')).toBe('$180.00 USD')
  expect(screen.queryByText('Shipments')).toBeNull()
})

test('a single part has its tolerance and finishing, Standard unless said, and no table', async () => {
  open({ lines: [line('one', {})] })
  await screen.findByText('Tolerance')
  expect(screen.queryByRole('table', { name: 'Parts' })).toBeNull()
  expect(factOf('Unit Price')).toBe('$4.50')
  expect([factOf('Tolerance'), factOf('Finishing'), factOf('Material')]).toEqual(['Standard', 'Standard', 'Steel'])
})

test('an order leads to its quote, its request, its messages, its own page and its printed one', async () => {
  open({})
  await screen.findByRole('table', { name: 'Parts' })
  const quoteAndRfq = screen.getAllByRole('link', { name: 'SQTE-0042' }).map((link) => link.getAttribute('href'))
  expect(quoteAndRfq).toEqual(['/quotes/quote', '/rfqs/rfq'])
  expect(linkTo('Messages')).toBe('/messages?order=order')
  expect(linkTo('Print')).toBe('/orders/print?order=order&from=%2F')
  expect(linkTo('Open page')).toBe('/orders/order')
})

test('the invoice is offered once the order is packing, not before', async () => {
  open({})
  await screen.findByRole('table', { name: 'Parts' })
  expect(screen.queryByRole('link', { name: 'View Invoice' })).toBeNull()
})

test.each(['packing', 'shipped', 'delivered'])('the invoice is offered while the order is %s', async (orderStatus) => {
  open({ orderStatus })
  await screen.findByRole('table', { name: 'Parts' })
  expect(linkTo('View Invoice')).toBe('/api/orders/order/invoice')
})

test('an order that is not there says so and offers no second try', async () => {
  open({ message: 'Order not found', code: 'order.not_found' }, 404)
  expect(await screen.findByText('Order not found')).toBeDefined()
  expect(screen.getByText('It may have been removed, or it belongs to somebody else.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('closing with half-written notes asks first', async () => {
  const onClose = open({ orderStatus: 'quality_check', qualityCheckStatus: 'pending' })
  fireEvent.click(await screen.findByRole('button', { name: 'Request Revision' }))
  fireEvent.change(screen.getByLabelText(/Revision notes/), { target: { value: 'The slot is too short' } })
  const close = within(screen.getByRole('dialog', { name: 'Order SORD-0007' })).getByRole('button', { name: 'Close' })
  fireEvent.click(close)
  fireEvent.click(await screen.findByRole('button', { name: 'Stay' }))
  await waitFor(() => expect(screen.queryByText('Leave without sending your notes?')).toBeNull())
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(close)
  fireEvent.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})
