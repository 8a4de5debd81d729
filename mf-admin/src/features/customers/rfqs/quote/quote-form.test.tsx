import type { Rfq } from '@kerf/shared-contracts/contracts/rfqs'
import { makeStore, ToastHost } from '@kerf/shared-runtime'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, expect, test, vi } from 'vitest'
import { usualDefaults } from '../../../shared/use-defaults.ts'
import { QuoteForm } from './quote-form.tsx'

afterEach(() => vi.unstubAllGlobals())

const part = (id: string, position: number, quantities: number[]): Rfq['parts'][number] => ({
  id,
  position,
  name: null,
  material: 'steel',
  materialGrade: null,
  finishing: null,
  tolerance: 'standard',
  quantities,
  notes: null,
  files: [],
})

/** The settings; no part is drawn, so there are no estimates. */
function answerWith(settings: object) {
  vi.stubGlobal(
    'fetch',
    async (url: string) => new Response(JSON.stringify(url.endsWith('/estimates') ? [] : settings), { status: 200 }),
  )
}

function show(parts: Rfq['parts']) {
  // The form reads only the id and the parts of an RFQ.
  const rfq = { id: 'rfq', parts } as Rfq
  render(
    <Provider store={makeStore()}>
      <QuoteForm
        rfq={rfq}
        onSending={() => undefined}
        onDone={() => undefined}
        onTyped={() => undefined}
        quote={undefined}
      />
      <ToastHost />
    </Provider>,
  )
}

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Submit Quote' }))

test('nothing can be sent while the amount is empty', () => {
  show([part('a', 0, [10])])
  expect(screen.getByRole('button', { name: 'Submit Quote' }).getAttribute('aria-disabled')).toBe('true')
})

test('an amount of zero is refused, at its field and in a toast', async () => {
  show([part('a', 0, [10])])
  type('Quote Amount', '0')
  submit()
  expect(await screen.findByText('Invalid amount')).toBeTruthy()
  expect(await screen.findByText('Please enter a valid quote amount', { selector: 'form p' })).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Quote Amount'))
})

test('a unit price shows the total for all pieces, in the chosen currency', async () => {
  const settings = { ...usualDefaults, currencies: ['USD', 'EUR'] }
  answerWith(settings)
  show([part('a', 0, [10])])
  await screen.findByRole('option', { name: 'EUR – Euro' })
  type('Quote Amount', '1250')
  expect(await screen.findByText('$125.00 per piece')).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: 'Unit price' }))
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Unit Price').value).toBe('125.00'))
  type('Currency', 'EUR')
  type('Unit Price', '0.125')
  expect(await screen.findByText('€1.25 for 10 PCS')).toBeTruthy()
})

test('a missing delivery date is reported in a toast, and one in the past at its field', async () => {
  show([part('a', 0, [10])])
  type('Quote Amount', '1250')
  type('Estimated Delivery Date', '')
  submit()
  expect(await screen.findByText('Missing delivery date')).toBeTruthy()
  type('Estimated Delivery Date', '2020-01-01')
  expect(await screen.findByText('The delivery date cannot be in the past')).toBeTruthy()
})

test('several parts and quantities are priced one by one, with the total of the first quantities', async () => {
  show([part('a', 0, [10, 100]), part('b', 1, [5])])
  type('Part 1, 10 PCS', '1000')
  type('Part 2, 5 PCS', '250.50')
  expect(screen.getByText('$1,250.50')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Submit Quote' }).getAttribute('aria-disabled')).toBe('true')
  type('Part 1, 100 PCS', '9000')
  expect(screen.getByText('$1,250.50')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Submit Quote' }).getAttribute('aria-disabled')).toBeNull()
})

test('setup and freight are separate lines that count towards the total', async () => {
  const settings = { ...usualDefaults, quoteTerms: 'Net 30 days.' }
  answerWith(settings)
  show([part('a', 0, [10])])
  await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('Terms (optional)').value).toBe('Net 30 days.'))
  type('Quote Amount', '1000')
  const add = screen.getByRole('button', { name: 'Add setup, tooling, freight or tax' })
  fireEvent.click(add)
  fireEvent.click(add)
  type('Kind of line 2', 'freight')
  expect(screen.getByLabelText<HTMLInputElement>('Name of line 2').value).toBe('Freight')
  type('Amount of line 1', '150.50')
  submit()
  expect(await screen.findByText('Please enter a valid amount')).toBeTruthy()
  type('Amount of line 2', '0.49')
  expect(await screen.findByText('$1,150.99')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /^Remove .*Setup/ }))
  expect(await screen.findByText('$1,000.49')).toBeTruthy()
  expect(document.activeElement).toBe(add)
})

test('Kerf creates the PDF unless the admin uploads one or wants none, and it can be previewed once there is a price', () => {
  show([part('a', 0, [10])])
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Make the PDF for me' })
  expect(box.checked).toBe(true)
  const preview = () => screen.queryByRole('button', { name: 'Preview PDF' })
  expect(preview()?.getAttribute('aria-disabled')).toBe('true')
  type('Quote Amount', '1250')
  expect(preview()?.getAttribute('aria-disabled')).toBeNull()
  fireEvent.click(box)
  expect(screen.getByText('The customer sees the figures alone, without a document.')).toBeTruthy()
  expect(preview()).toBeNull()
})
