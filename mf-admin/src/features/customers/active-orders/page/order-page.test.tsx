import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderRoute } from '../../../../../test/render-page.tsx'
import { OrderPage } from './order-page.tsx'

afterEach(() => vi.unstubAllGlobals())

const line = {
  ...{ id: 'line', name: null, material: 'steel', materialGrade: null, finishing: null, tolerance: 'standard' },
  ...{ quantity: 20, quantityShipped: 5, unitPrice: '4.5000', amount: '90.00' },
}

const order = {
  ...{ id: 'order', orderNumber: 'SORD-0007', rfqId: 'rfq', quoteId: 'quote', quote: { quoteNumber: 'SQTE-0042' } },
  rfq: {
    ...{ displayNumber: 'SQTE-0042', projectName: 'Pump unit', notes: null, specialInstructions: null, files: [] },
    ...{ neededBy: null, shipTo: null, billTo: null },
  },
  user: { id: 'dana', name: 'Dana Kim', email: null, companyNameInput: null, company: null },
  ...{ quantity: 20, quantityShipped: 5, quantityRemaining: 15, currency: 'USD', totalAmount: '90.00', notes: null },
  ...{ orderDate: '2026-11-02', dueDate: '2026-12-02', orderStatus: 'manufacturing', paymentStatus: 'unpaid' },
  ...{ invoiceUrl: '/api/orders/order/invoice', invoiceNumber: 'INV-0003', isArchived: false, archivedAt: null },
  ...{ reopenedAt: null, qualityCheckStatus: null, qualityDecisions: [], stageChanges: [], lines: [line] },
  ...{ trackingNumber: null, shippingCarrier: null, customerPurchaseOrderNumber: 'PO-7' },
  ...{ charges: [], dueDateChanges: [], promisedDate: null },
}

function open(facts: object = {}) {
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === '/api/orders/order') return new Response(JSON.stringify({ ...order, ...facts }))
    if (url === '/api/changes/order-reopening/order')
      return new Response(JSON.stringify({ by: 'Grace Colleague', isSelf: false, at: '2026-11-21T12:00:00Z' }))
    if (url === '/api/admin/orders/order/reopen')
      return new Response('{"code":"order.not_archived","message":"This order is not archived"}', { status: 409 })
    if (url.endsWith('/quality-characteristics'))
      return new Response(JSON.stringify({ revision: 0, characteristics: [] }))
    const isList = url.startsWith('/api/admin/activity')
    return new Response('[]', isList ? { headers: { 'X-Total-Count': '0' } } : {})
  })
  renderRoute(<OrderPage />, '/admin/orders/:id', '/admin/orders/order')
  return screen.findByRole('heading', { level: 1, name: 'Order SORD-0007' })
}

const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

/** The cards of the workspace. */
const parts = () =>
  within(screen.getByRole('article', { name: 'Order SORD-0007' }))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)

test("the page has everything that the list's row has, plus links and history", async () => {
  await open()
  await waitFor(() => expect(document.title).toMatch(/^Order SORD-0007 · /))
  expect(parts()).toEqual([
    ...['Status Update', 'Shipping Information', 'Shipments', 'Project Information'],
    ...['Quality Check Files', 'Invoice', 'Payment', 'Files'],
  ])
  expect([linkTo('Active Orders'), linkTo('View RFQ'), linkTo('Messages')]).toEqual([
    '/admin/customers?tab=active-orders',
    '/admin/rfqs/rfq',
    '/admin/messages?order=order',
  ])
  expect(screen.getByRole('heading', { level: 2, name: 'History' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Reopen' })).toBeNull()
})

test('an archived order is read-only until it is reopened', async () => {
  await open({ isArchived: true, archivedAt: '2026-11-20T12:00:00Z', paymentStatus: 'paid' })
  expect(parts()).toEqual(['Shipments', 'Project Information', 'Quality Check Files', 'Invoice', 'Files'])
  expect(linkTo('Archived Orders')).toBe('/admin/customers?tab=archived-orders')
  expect(screen.getByText(/^This order was archived on Nov 20, 2026\./)).toBeDefined()
  expect(linkTo('View Invoice')).toBe('/api/orders/order/invoice')
  expect(screen.queryByRole('button', { name: 'Create Again' })).toBeNull()
  expect(screen.queryByRole('form', { name: 'Record a shipment' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Reopen' })).toBeDefined()
})

test('whoever is about to reopen an order that a colleague reopens meanwhile is told who did', async () => {
  const facts = { isArchived: true, archivedAt: '2026-11-20T12:00:00Z', paymentStatus: 'paid' }
  await open(facts)
  fireEvent.click(screen.getByRole('button', { name: 'Reopen' }))
  const question = within(await screen.findByRole('dialog', { name: 'Reopen SORD-0007?' }))
  Object.assign(facts, { isArchived: false, archivedAt: null })
  fireEvent.click(question.getByRole('button', { name: 'Reopen Order' }))
  expect(await question.findByText(/Grace Colleague.* has reopened this order meanwhile/)).toBeDefined()
  expect(question.queryByRole('button', { name: 'Reopen Order' })).toBeNull()
})
