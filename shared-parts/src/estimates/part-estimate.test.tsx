import type { PartEstimate as Estimate } from '@kerf/shared-contracts/contracts/estimates'
import type { StoredFile } from '@kerf/shared-contracts/contracts/files'
import { makeStore } from '@kerf/shared-runtime'
import { fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, expect, test, vi } from 'vitest'
import { PartEstimate } from './part-estimate.tsx'

afterEach(() => void vi.unstubAllGlobals())

// only what is read
const drawing = { id: '1', fileName: 'a.step', fileType: 'step' } as StoredFile
const part = {
  ...{ material: 'aluminum', materialGrade: null, finishing: null, tolerance: 'tight' },
  ...{ quantities: [25, 500], files: [drawing] },
}
const price = (quantity: number, changes: Partial<Estimate['prices'][number]> = {}) => ({
  ...{ quantity, total: '1200.00', unitPrice: '48.0000', low: null, high: null, lines: [] },
  ...changes,
})
const ready: Estimate = {
  ...{ status: 'ready', reason: null, currency: 'USD', prices: [price(25)] },
  hints: [{ words: 'Standard instead of tight tolerance', percent: 18 }],
  assumptions: [],
}

/** @returns the addresses that were asked @param failing how often estimates fail before there is one */
function show(estimate: Estimate, isForAdmins = false, failing = 0, isOneOfSeveral = false): string[] {
  const asked: string[] = []
  let left = failing
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    if (url.includes('/estimate') && left-- > 0) return new Response('{}', { status: 500 })
    return new Response(JSON.stringify(url.includes('/estimate') ? estimate : { fileId: '1', status: 'ready' }))
  })
  render(
    <Provider store={makeStore()}>
      <PartEstimate part={part} process="cnc_machining" isForAdmins={isForAdmins} isOneOfSeveral={isOneOfSeveral} />
    </Provider>,
  )
  return asked
}

test('a customer is told that a price is no offer, and what would be cheaper', async () => {
  const asked = show(ready)
  expect(await screen.findByText(/not an offer/)).toBeTruthy()
  expect(screen.getByRole('row', { name: '25 $48.00 $1,200.00' })).toBeTruthy()
  expect(screen.getByText('Standard instead of tight tolerance: −18 %')).toBeTruthy()
  expect(asked.at(-1)).toContain('quantity=25&quantity=500')
})

test('one of several parts is asked for as such', async () => {
  const asked = show(ready, false, 0, true)
  expect(await screen.findByText(/not an offer/)).toBeTruthy()
  expect(asked.at(-1)).toContain('isOneOfSeveral=true')
})

test('a range shows no price', async () => {
  show({ ...ready, prices: [price(25, { total: null, unitPrice: null, low: '960.00', high: '1440.00' })] })
  expect(await screen.findByRole('row', { name: '25 $960.00 – $1,440.00' })).toBeTruthy()
  expect(screen.queryByRole('columnheader', { name: 'Each' })).toBeNull()
})

test('admins see what a price is made of', async () => {
  const lines = [{ kind: 'material', words: '0.4 kg of material a piece', amount: '100.00' }]
  show({ ...ready, prices: [price(25, { lines })] }, true)
  expect(await screen.findByText('0.4 kg of material a piece')).toBeTruthy()
})

test('where there is none the reason is said, and where estimates are off nothing', async () => {
  show({
    status: 'none',
    reason: 'There is no price for this material yet.',
    currency: null,
    prices: [],
    hints: [],
    assumptions: [],
  })
  expect(await screen.findByText('There is no price for this material yet.')).toBeTruthy()
})

test('what had to be assumed is said beside the price', async () => {
  show({ ...ready, assumptions: ['The setups of one body are not known; it counts with one.'] })
  expect(await screen.findByText(/setups of one body are not known/)).toBeTruthy()
})

test('an estimate that cannot be loaded says so, and is asked for again', async () => {
  show(ready, false, 1)
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/not an offer/)).toBeTruthy()
  expect(screen.queryByText('The estimate could not be loaded')).toBeNull()
})

test('estimates that are off stay silent', async () => {
  const asked = show({ ...ready, status: 'off', prices: [] })
  await expect.poll(() => asked.some((url) => url.includes('/estimate'))).toBe(true)
  expect(document.body.textContent).toBe('')
})

test('admins are not told that somebody else will quote it', async () => {
  show({ ...ready, status: 'none', prices: [], hints: [] }, true)
  expect(await screen.findByText('No estimate: the drawing could not be measured.')).toBeTruthy()
})
