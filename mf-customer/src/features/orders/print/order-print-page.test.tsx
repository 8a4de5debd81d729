import { makeStore } from '@kerf/shared-runtime'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { OrderPrintPage } from './order-print-page.tsx'

const line = (id: string, facts: object) => ({
  id,
  name: null,
  material: 'steel',
  materialGrade: '1018',
  finishing: null,
  tolerance: 'standard',
  quantity: 20,
  quantityShipped: 5,
  unitPrice: '4.5000',
  amount: '90.00',
  ...facts,
})

const order = {
  id: 'order',
  orderNumber: 'SORD-0007',
  customerPurchaseOrderNumber: 'PO-77',
  rfq: { displayNumber: 'SQTE-0042', projectName: 'Pump unit', notes: 'Assembled by us.' },
  quote: { quoteNumber: 'SQTE-0042' },
  currency: 'USD',
  totalAmount: '1290.00',
  quantityShipped: 5,
  orderDate: '2026-11-02',
  dueDate: null,
  estimatedDeliveryDate: '2026-12-01',
  orderStatus: 'quality_check',
  stageChanges: [{ from: null, to: 'pending', changedAt: '2026-11-02T12:00:00Z' }],
  notes: 'Deliver to gate 2.',
  charges: [],
  dueDateChanges: [],
  promisedDate: null,
  lines: [line('housing', { name: 'Housing', unitPrice: '120.0000', amount: '1200.00' }), line('lid', {})],
  user: {
    name: 'Dana Kim',
    email: 'dana@acme.example',
    companyNameInput: null,
    company: { name: 'Acme Robotics', customerNumber: 'CU0001' },
  },
}

const shipment = {
  id: 'shipment',
  quantityShipped: 5,
  shipmentDate: '2026-11-20',
  trackingNumber: '1Z-4410',
  shippingCarrier: 'UPS',
  status: 'in_transit',
  deliveryDate: null,
  lines: [{ orderLineId: 'housing', quantity: 5 }],
}

/** @param shipmentsFail how many times loading the shipments fails at first */
function fakeApi({ status = 200, shipmentsFail = 0 } = {}) {
  let failures = shipmentsFail
  const answer = (value: unknown, code = 200) => new Response(JSON.stringify(value), { status: code })
  vi.stubGlobal('fetch', async (url: string) => {
    if (!url.endsWith('/shipments')) return answer(status === 200 ? order : { message: 'Order not found' }, status)
    if (failures === 0) return answer([shipment])
    failures -= 1
    return answer({ message: 'Down' }, 503)
  })
}

function open(address: string) {
  render(
    <Provider store={makeStore()}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="/orders/print" element={<OrderPrintPage />} />
          <Route path="/orders" element={<p>The list of orders</p>} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  )
}

const printButton = () => screen.getByRole('button', { name: 'Print' })
const isHeldBack = () =>
  printButton().getAttribute('aria-disabled') === 'true' || printButton().hasAttribute('disabled')

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a printed order names parties, numbers, parts with their total, shipments, stages and notes', async () => {
  fakeApi()
  open('/orders/print?order=order')
  const parts = await screen.findByRole('table', { name: 'Parts' })
  const rows = within(parts).getAllByRole('row')
  expect(rows.map((row) => row.textContent)).toEqual([
    'PartQuantityShippedUnit PriceAmount',
    expect.stringMatching(/^HousingSteel 1018 · .*20 PCS5 PCS\$120\.00\$1,200\.00$/),
    expect.stringMatching(/^Part 2Steel 1018 · .*20 PCS5 PCS\$4\.50\$90\.00$/),
    'Total$1,290.00',
  ])
  const shipments = within(screen.getByRole('table', { name: 'Shipments' })).getAllByRole('row')
  expect(shipments[1]?.textContent).toBe('Nov 20, 2026Housing: 5 PCSUPS 1Z-4410In transit5 PCS')
  expect(screen.getByText('PO-77')).toBeDefined()
  expect(screen.getByText('Dec 01, 2026')).toBeDefined()
  expect(screen.getByText(/Acme Robotics\s+Dana Kim\s+dana@acme\.example\s+CU0001/)).toBeDefined()
  expect(screen.getByText('Order Confirmed').nextElementSibling?.textContent).toBe('Completed\nNov 02, 2026')
  expect(screen.getByText('Delivered', { selector: 'dt' }).nextElementSibling?.textContent).toBe('Pending')
  expect(screen.getByText('Deliver to gate 2.')).toBeDefined()
  expect(screen.getByText('Assembled by us.')).toBeDefined()
  expect(document.title).toBe('Order SORD-0007')
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/orders?order=order')
  expect(isHeldBack()).toBe(false)
})

test('an order whose shipments failed to load is not printed without them', async () => {
  fakeApi({ shipmentsFail: 1 })
  open('/orders/print?order=order')
  expect(await screen.findByText('Failed to load order details')).toBeDefined()
  expect(isHeldBack()).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('UPS 1Z-4410')).toBeDefined()
  expect(isHeldBack()).toBe(false)
})

test.each([
  ['that is not there', 404],
  ['with a malformed id', 400],
])('an order %s is not found, and no retry is offered', async (_what, status) => {
  fakeApi({ status })
  open('/orders/print?order=gone')
  expect(await screen.findByText('Order not found')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(isHeldBack()).toBe(true)
})

test('an address without an order redirects to the list', async () => {
  fakeApi()
  open('/orders/print')
  expect(await screen.findByText('The list of orders')).toBeDefined()
})

test.each([
  ['the page of the order', '/orders/order', '/orders/order'],
  ['a dialog of another list', '/history?order=order', '/history?order=order'],
  ['no other site', '//evil.example', '/orders?order=order'],
])('Back leads to %s where it was opened from', async (_what, from, back) => {
  fakeApi()
  open(`/orders/print?order=order&from=${encodeURIComponent(from)}`)
  await screen.findByText('UPS 1Z-4410')
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe(back)
})
