import type { PartEstimate } from '@kerf/shared-contracts/contracts/estimates'
import { storeToken } from '@kerf/shared-runtime'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { blockFacts, choose, click, fakeApi, openPage, submit } from '../../../../test/submit-rfq.tsx'

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

beforeEach(() => {
  sessionStorage.clear()
  storeToken('token')
})
afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

const facts = { status: 'ready', facts: blockFacts, meantUnit: null, unitQuestion: null, code: null, message: null }
const price = { quantity: 1, total: '120.00', unitPrice: '120.0000', low: null, high: null, lines: [] }
const ready: PartEstimate = {
  ...{ status: 'ready', reason: null, currency: 'USD', prices: [price], assumptions: [] },
  hints: [{ words: 'Standard instead of tight tolerance', percent: 18 }],
}
const off: PartEstimate = { ...ready, status: 'off', currency: null, prices: [], hints: [] }

/** The API of a drawing that was measured. @returns also the addresses at which its estimate was asked for */
function measured(estimate: PartEstimate, unitQuestion: object | null = null) {
  const asked: string[] = []
  const api = fakeApi({
    takesEarly: true,
    ofFile: (path) => {
      if (path.endsWith('/facts')) return { ...facts, fileId: 'early-bracket.step', unitQuestion }
      if (path.endsWith('/geometry')) return { status: 'ready', modelUrl: '/api/files/1/geometry/model?v=abc' }
      if (!asked.includes(path)) asked.push(path)
      return estimate
    },
  })
  openPage()
  return { ...api, asked }
}

async function enter(material = 'aluminum', tolerance = 'tight') {
  await screen.findByLabelText('Project Name')
  type('Project Name', 'Bracket')
  if (material) type('Material', material)
  if (tolerance) type('Tolerance', tolerance)
}

test('a chosen drawing is measured and estimated at once, and the estimate says that it is none', async () => {
  const { asked } = measured(ready)
  await enter()
  await choose(['bracket.step'])
  expect(await screen.findByText(/100 × 60 × 20 mm/)).toBeTruthy()
  expect(await screen.findByText(/not an offer/)).toBeTruthy()
  expect(screen.getByRole('row', { name: '1 $120.00 $120.00' })).toBeTruthy()
  expect(screen.getByText('Standard instead of tight tolerance: −18 %')).toBeTruthy()
  expect(asked.at(-1)).toMatch(/material=aluminum&tolerance=tight&quantity=1$/)
})

test('many changes at once are asked for once, when they have settled', async () => {
  const { asked } = measured(ready)
  await enter()
  await choose(['bracket.step'])
  await screen.findByText(/not an offer/)
  const before = asked.length
  for (const typed of ['2', '25', '250']) type('Quantity', typed)
  type('Tolerance', 'precision')
  await waitFor(() => expect(asked.at(-1)).toContain('tolerance=precision&quantity=250'))
  expect(asked.length - before).toBe(1)
})

test('without material and tolerance it says what is missing, and asks for no number', async () => {
  measured({ ...ready, status: 'none', reason: 'There is no price for this material yet.', prices: [], hints: [] })
  await enter('', '')
  await choose(['bracket.step'])
  expect(await screen.findByText(/Choose a material and a tolerance/)).toBeTruthy()
  expect(screen.queryByText(/no price for this material/)).toBeNull()
})

test('where estimates are off nothing is said of a price, before and after something is chosen', async () => {
  const { asked } = measured(off)
  await enter('', '')
  await choose(['bracket.step'])
  await waitFor(() => expect(asked).toHaveLength(1))
  type('Material', 'aluminum')
  type('Tolerance', 'tight')
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(screen.queryByText(/estimate|offer|may cost/i)).toBeNull()
})

test('a size that is hard to believe is asked about', async () => {
  measured(ready, { sizeMm: [1, 0.5, 0.2], otherUnit: 'in', otherSizeMm: [25.4, 12.7, 5.08] })
  await enter()
  await choose(['bracket.step'])
  expect(await screen.findByRole('button', { name: 'Inches: 25.4 × 12.7 × 5.1 mm' })).toBeTruthy()
})

test('the drawing becomes a file of the request instead of being sent again', async () => {
  const { early, uploaded } = measured(ready)
  await enter()
  await choose(['bracket.step'])
  await screen.findByText(/not an offer/)
  submit()
  await screen.findByText('Thank You for Submitting Your RFQ')
  expect(early).toEqual(['sent bracket.step', 'taken early-bracket.step'])
  expect(uploaded).toEqual([])
})

test('where the measurements cannot be loaded that is said, and they can be asked for again', async () => {
  let isDown = true
  fakeApi({ takesEarly: true, ofFile: (path) => (path.endsWith('/facts') && !isDown ? facts : undefined) })
  openPage()
  await enter('', '')
  await choose(['bracket.step'])
  expect(await screen.findByText(/The measurements could not be loaded/)).toBeTruthy()
  isDown = false
  fireEvent.click(screen.getByRole('button', { name: /^Try again: .*bracket\.step/ }))
  expect(await screen.findByText(/100 × 60 × 20 mm/)).toBeTruthy()
})

test('a drawing that is no longer there is sent as any other', async () => {
  const { early, uploaded } = fakeApi({ takesEarly: true, isSwept: true })
  openPage()
  await enter()
  await choose(['bracket.step'])
  await waitFor(() => expect(early).toEqual(['sent bracket.step']))
  submit()
  await screen.findByText('Thank You for Submitting Your RFQ')
  expect(uploaded.map(({ name }) => name)).toEqual(['bracket.step'])
})

test('a drawing that is taken out of the form is removed from the server', async () => {
  const { early } = measured(ready)
  await enter()
  await choose(['bracket.step'])
  await screen.findByText(/not an offer/)
  click('Remove bracket.step')
  await waitFor(() => expect(early).toEqual(['sent bracket.step', 'DELETE early-bracket.step']))
  expect(screen.queryByText(/not an offer/)).toBeNull()
})
