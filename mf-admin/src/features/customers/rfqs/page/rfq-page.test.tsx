import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderRoute } from '../../../../../test/render-page.tsx'
import { RfqPage } from './rfq-page.tsx'

afterEach(() => vi.unstubAllGlobals())

const rfq = {
  ...{ id: 'rfq', displayNumber: 'SQTE-0042', projectName: 'Arm', status: 'submitted', quantity: 30, notes: null },
  ...{ material: 'steel', materialGrade: '1018', manufacturingProcess: null, manufacturingSubprocess: null },
  ...{ qualityStandard: null, timeline: null, budgetRange: null, specialInstructions: null, tolerance: 'tight' },
  ...{ submittedAt: '2026-11-02T12:00:00Z', createdAt: '2026-11-02T12:00:00Z', files: [], quote: null },
  ...{ orderId: null, orderNumber: null, finishing: null },
  user: { id: 'dana', name: 'Dana Kim', email: null, companyNameInput: null, company: null },
  parts: [
    {
      ...{ id: 'part', position: 0, name: null, material: 'steel', materialGrade: '1018', finishing: null },
      ...{ tolerance: 'tight', quantities: [30], notes: null, files: [] },
    },
  ],
}

const entry = {
  ...{ id: 'entry', at: '2026-11-02T12:00:00Z', action: 'rfq.submitted', kind: 'rfq', objectType: 'rfq' },
  ...{ objectId: 'rfq', objectNumber: 'SQTE-0042', actorKind: 'customer', changes: {}, address: null, device: null },
  subject: { place: 'rfq', id: 'rfq', name: 'SQTE-0042' },
  actor: { id: 'dana', name: 'Dana Kim', isDeleted: false },
}

/** A server with this one RFQ. @returns the calls that it received */
function fakeApi(facts: object = {}, supplierRequests: object[] = []) {
  const calls: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    calls.push([method, url, body].filter(Boolean).join(' '))
    if (url.startsWith('/api/rfqs/rfq')) return new Response(JSON.stringify({ ...rfq, ...facts }))
    if (url.startsWith('/api/admin/rfqs/supplier-quotes')) {
      return Response.json(supplierRequests, { headers: { 'X-Total-Count': '1' } })
    }
    if (url.startsWith('/api/admin/activity')) {
      return new Response(JSON.stringify([entry]), { headers: { 'X-Total-Count': '1' } })
    }
    return new Response('{}', { status: 404 })
  })
  return calls
}

const openPage = () => renderRoute(<RfqPage />, '/admin/rfqs/:id', '/admin/rfqs/rfq')
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test('the page has the request, the quote form and the history', async () => {
  const calls = fakeApi()
  openPage()
  await screen.findByRole('heading', { level: 1, name: 'RFQ SQTE-0042' })
  await waitFor(() => expect(document.title).toMatch(/^RFQ SQTE-0042 · /))
  expect(screen.getByRole('form', { name: 'Create Quote' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Decline RFQ' })).toBeDefined()
  expect([linkTo('Incoming RFQs'), linkTo('Ask suppliers'), linkTo('Messages'), linkTo('Dana Kim')]).toEqual([
    '/admin/customers?tab=rfqs',
    '/admin/create-quote?rfqId=rfq',
    '/admin/messages?rfq=rfq',
    '/admin/customers/dana',
  ])
  expect((await screen.findByRole('list', { name: 'History' })).textContent).toContain('by Dana Kim')
  expect(calls.some((call) => call.startsWith('GET /api/admin/activity?about=rfq'))).toBe(true)
})

test('opening the page of a new RFQ sets it to reviewing', async () => {
  const calls = fakeApi()
  openPage()
  await waitFor(() => expect(calls).toContainEqual(expect.stringMatching(/^P.* \/api\/.*rfq\/status .*reviewing/)))
})

test('the RFQ of an order that was created by hand leads to the order, and was not declined', async () => {
  fakeApi({ status: 'accepted', orderId: 'order', orderNumber: 'SORD-0007' })
  openPage()
  await screen.findByText('Sales order SORD-0007')
  expect(linkTo('View Order')).toBe('/admin/orders/order')
  expect(screen.getByText('This order was created by hand, without a quote.')).toBeDefined()
  expect(screen.queryByText('This RFQ was declined without a quote.')).toBeNull()
})

test('a declined RFQ offers neither quoting nor declining', async () => {
  const calls = fakeApi({ status: 'declined' })
  openPage()
  await screen.findByText('This RFQ was declined without a quote.')
  expect(screen.queryByRole('button', { name: 'Decline RFQ' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Ask suppliers' })).toBeNull()
  expect(calls.some((call) => call.includes('reviewing'))).toBe(false)
})

test('a withdrawn RFQ says why, and warns of what suppliers are still asked', async () => {
  const withdrawal = { at: '2026-11-30T12:00:00Z', reason: 'Project stopped' }
  const request = { ...{ id: 'request', referenceNumber: 'REF-0001', projectName: 'Arm', quoteCount: 0 } }
  const open = {
    ...request,
    assignedSuppliers: [{}],
    createdAt: '2026-11-20T12:00:00Z',
    isOpen: true,
    isAwarded: false,
  }
  const calls = fakeApi({ status: 'withdrawn', withdrawal }, [open])
  openPage()
  await screen.findByText('Project stopped')
  expect(screen.getByText('It was withdrawn before it was quoted.')).toBeDefined()
  await screen.findByText('The customer withdrew this RFQ. Suppliers have not been told, and can still quote.')
  expect(screen.queryByRole('button', { name: 'Decline RFQ' })).toBeNull()
  expect(screen.queryByRole('form', { name: 'Create Quote' })).toBeNull()
  expect(calls.some((call) => call.includes('reviewing'))).toBe(false)
})
