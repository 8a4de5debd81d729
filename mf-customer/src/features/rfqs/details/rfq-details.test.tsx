import type { Rfq } from '@kerf/shared-contracts/contracts/rfqs'
import { makeStore } from '@kerf/shared-runtime'
import { render, screen, within } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { RfqDetails } from './rfq-details.tsx'
import { RfqDetailsDialog } from './rfq-details-dialog.tsx'
import { RfqLinks } from './rfq-links.tsx'

const file = (id: string, fileType: string) => ({ id, filename: `${id}.${fileType}`, fileType, size: 51_200 })

function part(position: number, facts: object) {
  return {
    id: `part-${position}`,
    position,
    name: null,
    material: 'aluminum',
    materialGrade: '6061-T6',
    finishing: null,
    tolerance: 'tight',
    quantities: [10],
    notes: null,
    files: [],
    ...facts,
  }
}

/** Only these fields of a request are read. */
const rfqOf = (parts: object[], facts: object = {}) =>
  ({
    id: 'rfq',
    displayNumber: 'SQTE-0042',
    status: 'accepted',
    quantity: 30,
    notes: null,
    manufacturingProcess: null,
    manufacturingSubprocess: null,
    internationalManufacturingOk: false,
    timeline: null,
    budgetRange: null,
    qualityStandard: null,
    specialInstructions: null,
    submittedAt: '2026-11-02T12:00:00Z',
    files: [],
    quote: null,
    orderId: null,
    orderNumber: null,
    parts,
    ...facts,
  }) as unknown as Rfq

/** No file has a known geometry. */
function fakeApi() {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 404 }))
}

function show(rfq: Rfq) {
  render(
    <Provider store={makeStore()}>
      <MemoryRouter>
        <RfqDetails rfq={rfq} />
        <RfqLinks rfq={rfq} />
      </MemoryRouter>
    </Provider>,
  )
}

/** The value below a label. */
const factOf = (label: string, place: Pick<typeof screen, 'getByText'> = screen) =>
  place.getByText(label).nextElementSibling?.textContent

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a single part is shown as the request itself, with every quantity and the notes of both', () => {
  fakeApi()
  show(
    rfqOf([part(0, { quantities: [10, 1200], notes: 'Deburr.' })], { notes: 'Urgent.', files: [file('plan', 'pdf')] }),
  )
  expect(factOf('Quantity')).toBe('10 / 1,200 PCS')
  expect(factOf('Material')).toBe('Aluminum 6061-T6')
  expect(factOf('Finishing')).toBe('Not specified')
  expect(factOf('Notes')).toBe('Urgent.\n\nDeburr.')
  expect(screen.getByText('PDF · 50 KB')).toBeDefined()
  expect(screen.queryByText('Parts')).toBeNull()
})

test('each of several parts has its own facts, quantities, notes and files', () => {
  fakeApi()
  const parts = [
    part(0, { name: 'Housing', quantities: [10, 100], notes: 'No coating.', files: [file('housing', 'step')] }),
    part(1, { material: 'steel', materialGrade: '1018', tolerance: 'standard', quantities: [20] }),
  ]
  show(rfqOf(parts))
  const items = screen.getAllByRole('listitem').filter((item) => item.querySelector('h4'))
  const [housing, other] = items.map((item) => within(item))
  if (!housing || !other) throw new Error('There should be two parts')
  expect(housing.getByRole('heading').textContent).toBe('Housing')
  expect(factOf('Quantity', housing)).toBe('10 / 100 PCS')
  expect(factOf('Notes', housing)).toBe('No coating.')
  const drawing = housing.getByRole('link', { name: 'housing.step' })
  expect(drawing.getAttribute('href')).toBe('/test-viewer?fileId=housing')
  expect(other.getByRole('heading').textContent).toBe('Part 2')
  expect(factOf('Material', other)).toBe('Steel 1018')
  expect(other.getByText('No files attached.')).toBeDefined()
})

test('a request links to its messages, its quote and its order', () => {
  fakeApi()
  show(rfqOf([part(0, {})], { quote: { id: 'quote' }, orderId: 'order', orderNumber: 'SORD-0007' }))
  const order = screen.getByRole('link', { name: 'View Order' })
  expect(order.getAttribute('href')).toBe('/orders/order')
  expect(screen.getByRole('link', { name: 'View Quote' }).getAttribute('href')).toBe('/quotes/quote')
  expect(screen.getByRole('link', { name: 'Messages' }).getAttribute('href')).toBe('/messages?rfq=rfq')
})

test.each([
  ['not there', 404, 'RFQ not found', false],
  ['with a malformed id', 400, 'RFQ not found', false],
  ['not to be had now', 503, 'Failed to load RFQ details', true],
])('a request that is %s says so', async (_what, status, words, mayRetry) => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ message: 'No' }), { status }))
  render(
    <Provider store={makeStore()}>
      <MemoryRouter>
        <RfqDetailsDialog rfqId="rfq" onClose={() => {}} />
      </MemoryRouter>
    </Provider>,
  )
  expect(await screen.findByText(words)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Try again' }) !== null).toBe(mayRetry)
})
