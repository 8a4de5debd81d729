import type { Rfq } from '@kerf/shared-contracts/contracts/rfqs'
import { makeStore } from '@kerf/shared-runtime'
import { render, screen, within } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { rfqColumns } from '../list/rfq-columns.tsx'
import { waitsForAdmin } from '../rfq-status.tsx'
import { RfqFacts } from './rfq-facts.tsx'

const file = (id: string, fileType: string) => ({ id, filename: `${id}.${fileType}`, fileType, size: 51_200 })

function part(position: number, facts: object) {
  const asked = { material: 'steel', materialGrade: '1018', finishing: null, tolerance: 'tight', quantities: [10] }
  return { id: `part-${position}`, position, name: `Part ${position + 1}`, notes: null, files: [], ...asked, ...facts }
}

const quote = { status: 'pending', amount: '1.00', currency: 'USD', quantity: 12, renewalRequestedAt: null }

/** Only these fields of an RFQ are read. */
const rfqOf = (parts: object[], facts: object = {}) =>
  ({
    ...{ id: 'rfq', displayNumber: 'SQTE-0042', projectName: 'Arm', status: 'quoted', quantity: 30, notes: null },
    ...{ material: 'steel', materialGrade: '1018', manufacturingProcess: null, manufacturingSubprocess: null },
    ...{ qualityStandard: null, timeline: null, budgetRange: null, specialInstructions: null },
    ...{ submittedAt: '2026-11-02T12:00:00Z', createdAt: '2026-11-02T12:00:00Z', files: [], quote, orderNumber: null },
    user: { id: 'dana', name: 'Dana Kim', email: null, companyNameInput: null, company: null },
    parts,
    ...facts,
  }) as unknown as Rfq

function show(rfq: Rfq) {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 404 }))
  render(
    <Provider store={makeStore()}>
      <MemoryRouter>
        <RfqFacts rfq={rfq} />
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

test('each of several parts has its own facts, quantities, notes and files', () => {
  const files = [file('housing', 'step'), file('plan', 'pdf'), file('pin', 'step')]
  const [housing, plan, pin] = files
  const parts = [
    part(0, { name: 'Housing', quantities: [10, 100], notes: 'No coating.', files: [housing, plan] }),
    part(1, { name: 'Pin', material: 'brass', materialGrade: 'C360', quantities: [20], files: [pin] }),
    part(2, {}),
  ]
  show(rfqOf(parts, { files }))
  const items = screen.getAllByRole('listitem').filter((item) => item.querySelector('h4'))
  const [first, second, third] = items.map((item) => within(item))
  if (!first || !second || !third) throw new Error('There should be three parts')
  expect(first.getByRole('heading').textContent).toBe('Housing')
  expect(factOf('Quantity', first)).toBe('10 / 100 PCS')
  expect(factOf('Notes', first)).toBe('No coating.')
  const listed = within(first.getByRole('list', { name: 'Files of Housing' })).getAllByRole('link')
  expect(listed.map((link) => link.textContent)).toEqual(['housing.step', 'plan.pdf'])
  expect(factOf('Material', second)).toBe('Brass C360')
  expect(within(second.getByRole('list', { name: 'Files of Pin' })).getAllByRole('link')).toHaveLength(1)
  expect(third.queryByRole('list')).toBeNull()
  expect(screen.queryByText('Attached Files')).toBeNull()
  expect(screen.getByText('Parts', { selector: 'dt' }).nextElementSibling?.textContent).toBe('3')
})

test('a single part is shown as the RFQ itself, with the notes of both', () => {
  const plan = file('plan', 'pdf')
  show(rfqOf([part(0, { quantities: [10, 50], notes: 'Deburr.' })], { notes: 'Urgent.', files: [plan] }))
  expect(factOf('Quantity')).toBe('10 / 50 PCS')
  expect(screen.getByText(/Urgent\./).textContent).toBe('Urgent.\n\nDeburr.')
  expect(screen.getByRole('list', { name: 'Attached Files' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Part 1' })).toBeNull()
})

/** What one column of the list shows for an RFQ. */
function cellOf(rfq: Rfq, id: string): string {
  const column = rfqColumns(() => undefined).find((each) => each.id === id)
  return render(<div>{column?.cell(rfq)}</div>).container.textContent
}

test('the list counts parts, names each material once, and shows the chosen quantity once the quote is accepted', () => {
  const parts = [part(0, {}), part(1, { material: 'brass', materialGrade: 'C360' }), part(2, {})]
  expect(cellOf(rfqOf(parts), 'material')).toBe('3 parts · Steel 1018, Brass C360')
  expect(cellOf(rfqOf([part(0, {})]), 'material')).toBe('Steel 1018')
  expect(cellOf(rfqOf(parts), 'quantity')).toBe('3 parts')
  const accepted = rfqOf([part(0, {})], { quote: { ...quote, status: 'accepted' } })
  expect(cellOf(accepted, 'quantity')).toBe('12')
})

test('an RFQ whose customer asked for a new quote says so and waits for an admin, until the quote is answered', () => {
  const asked = { ...quote, isExpired: true, renewalRequestedAt: '2026-11-27T12:00:00Z' }
  const waiting = rfqOf([part(0, {})], { quote: asked })
  expect(cellOf(waiting, 'status')).toBe('New quote requested')
  expect(waitsForAdmin(waiting)).toBe(true)
  const answered = rfqOf([part(0, {})], { status: 'declined', quote: { ...asked, status: 'declined' } })
  expect(cellOf(answered, 'status')).toBe('Declined')
  expect(waitsForAdmin(answered)).toBe(false)
  expect(cellOf(rfqOf([part(0, {})]), 'status')).toBe('Quoted')
})
