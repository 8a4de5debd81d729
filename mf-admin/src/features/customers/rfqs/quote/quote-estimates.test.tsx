import type { RfqEstimate } from '@kerf/shared-contracts/contracts/estimates'
import type { Rfq } from '@kerf/shared-contracts/contracts/rfqs'
import { makeStore, ToastHost } from '@kerf/shared-runtime'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, expect, test, vi } from 'vitest'
import { usualDefaults } from '../../../shared/use-defaults.ts'
import { QuoteForm } from './quote-form.tsx'

afterEach(() => vi.unstubAllGlobals())

const part = (id: string, position: number, quantities: number[]): Rfq['parts'][number] => ({
  ...{ id, position, name: null, material: 'steel', materialGrade: null, finishing: null, tolerance: 'standard' },
  ...{ quantities, notes: null, files: [] },
})

const price = (quantity: number, total: string): RfqEstimate['prices'][number] => ({
  ...{ quantity, total, unitPrice: null, low: null, high: null },
  lines: [{ kind: 'setups', words: '2 setups', amount: total }],
})
const estimateOf = (partId: string, prices: RfqEstimate['prices']): RfqEstimate => ({
  ...{ partId, status: 'ready', reason: null, currency: 'USD', prices, assumptions: [] },
})

function show(parts: Rfq['parts'], estimates: readonly RfqEstimate[]) {
  const settings = { ...usualDefaults, currencies: ['USD', 'EUR'] }
  vi.stubGlobal(
    'fetch',
    async (url: string) => new Response(JSON.stringify(url.endsWith('/estimates') ? estimates : settings)),
  )
  // The form reads only the id and the parts of an RFQ.
  const rfq = { id: 'rfq', parts } as Rfq
  const nothing = () => undefined
  render(
    <Provider store={makeStore()}>
      <QuoteForm rfq={rfq} quote={undefined} onSending={nothing} onDone={nothing} onTyped={nothing} />
      <ToastHost />
    </Provider>,
  )
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('an estimate is shown beside its price, with what it is made of, and typed in only when somebody asks', async () => {
  show([part('a', 0, [4])], [estimateOf('a', [price(4, '534.20')])])
  expect(await screen.findByText('Estimate, with setups: $534.20')).toBeTruthy()
  expect(screen.getByText('2 setups')).toBeTruthy()
  expect(field('Quote Amount').value).toBe('')
  press('Use estimate')
  await waitFor(() => expect(field('Quote Amount').value).toBe('534.20'))
  fireEvent.click(screen.getByRole('radio', { name: 'Unit price' }))
  await waitFor(() => expect(field('Unit Price').value).toBe('133.55'))
})

test('all at once fills what is empty, and leaves what was typed', async () => {
  show(
    [part('a', 0, [4, 40]), part('b', 1, [5])],
    [estimateOf('a', [price(4, '534.20'), price(40, '4000.00')]), estimateOf('b', [price(5, '77.00')])],
  )
  await screen.findByRole('button', { name: 'Use All Estimates' })
  fireEvent.change(field('Part 1, 4 PCS'), { target: { value: '600' } })
  press('Use Estimates for Empty Prices')
  await waitFor(() => expect(field('Part 1, 40 PCS').value).toBe('4000.00'))
  expect([field('Part 1, 4 PCS').value, field('Part 2, 5 PCS').value]).toEqual(['600', '77.00'])
  expect(screen.getByRole('button', { name: 'Use All Estimates' }).getAttribute('aria-disabled')).toBe('true')
})

test('an estimate in another currency is shown, and cannot be taken over', async () => {
  show([part('a', 0, [4])], [estimateOf('a', [price(4, '534.20')])])
  await screen.findByText('Estimate, with setups: $534.20')
  await screen.findByRole('option', { name: 'EUR – Euro' })
  fireEvent.change(field('Currency'), { target: { value: 'EUR' } })
  const use = () => screen.getByRole('button', { name: 'Use estimate' })
  await waitFor(() => expect(use().getAttribute('aria-disabled')).toBe('true'))
  expect(screen.getByText('Estimate, with setups: $534.20')).toBeTruthy()
})
