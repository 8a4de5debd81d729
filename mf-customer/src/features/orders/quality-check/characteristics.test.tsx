import type { QualityCharacteristic } from '@kerf/shared-contracts/contracts/quality-characteristics'
import { storeToken } from '@kerf/shared-runtime'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { approve, fakeApi, fileOf, open, sendRevision } from '../../../../test/quality-check.tsx'

beforeEach(() => storeToken('token'))
afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const [boreId, widthId] = ['018f0000-0000-7000-8000-000000000001', '018f0000-0000-7000-8000-000000000002']

const bore: QualityCharacteristic = {
  ...{ id: boreId, orderLineId: null, number: '1', name: 'Bore', nominal: '25.00', unit: 'mm' },
  ...{ lowerTolerance: '-0.05', upperTolerance: '0.05', toleranceText: null, measured: ['25.01'], passed: null },
  ...{ face: null, decision: null, decisionNote: null },
  kind: 'dimension',
  verdict: 'in_tolerance',
}
const width: QualityCharacteristic = {
  ...bore,
  ...{ id: widthId, number: '2a', name: 'Width', nominal: '40', measured: ['40.02', '40.2'] },
  verdict: 'out_of_tolerance',
}
const two = { characteristics: [bore, width] }

test('characteristics show what was required and measured, and say what their drawings show', async () => {
  fakeApi([], two)
  open()
  expect(await screen.findByText(/Look at the characteristics, then approve/)).toBeDefined()
  const row = within(screen.getByRole('row', { name: /^2a Width/ }))
  expect(row.getByText('40 ±0.05 mm')).toBeDefined()
  expect(row.getByText('+0.2')).toBeDefined()
  expect(row.getByText('Out of tolerance')).toBeDefined()
  expect(row.getByRole('img').getAttribute('aria-label')).toMatch(
    /^Limits 39\.95 to 40\.05\. Within: .*40\.02.*Outside: .*40\.2/,
  )
  fireEvent.click(screen.getByRole('radio', { name: 'Out of tolerance (1)' }))
  expect(screen.queryByRole('row', { name: /^1 Bore/ })).toBeNull()
})

test('a refused characteristic needs a note, goes with the revision, and stands against an approval', async () => {
  const decisions = fakeApi([], two)
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'Approve 1 Bore' }))
  fireEvent.click(screen.getByRole('button', { name: 'Refuse 2a Width' }))
  expect(screen.getByRole('button', { name: 'Approve' }).getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: 'Request Revision' }))
  expect(screen.getByRole('button', { name: 'Send Revision Request' }).getAttribute('aria-disabled')).toBe('true')
  fireEvent.change(screen.getByLabelText(/^What is wrong with 2a Width/), { target: { value: 'Too wide' } })
  expect(screen.getByText('Your note on the refused characteristic is added.')).toBeDefined()
  sendRevision()
  await waitFor(() => expect(decisions).toHaveLength(1))
  expect(decisions[0]).toEqual({
    ...{ approved: false, notes: '', basedOn: { files: [], characteristics: 3 } },
    characteristics: [
      { id: boreId, decision: 'approved', note: '' },
      { id: widthId, decision: 'refused', note: 'Too wide' },
    ],
  })
})

test('a refusal can be taken back, after which the check can be approved at once', async () => {
  const decisions = fakeApi([fileOf('new', '2026-11-05T12:00:00Z')], two)
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'Refuse 2a Width' }))
  fireEvent.click(screen.getByRole('button', { name: 'Refuse 2a Width' }))
  await approve()
  await waitFor(() =>
    expect(decisions).toEqual([{ approved: true, notes: '', basedOn: { files: ['new'], characteristics: 3 } }]),
  )
})

test('what was decided before is loaded only when it is opened', async () => {
  fakeApi([], two)
  const decided = { decision: 'approved', notes: null, decidedAt: '2026-11-05T12:00:00Z', decidedBy: 'Ada' } as const
  open({ qualityDecisions: [decided] })
  const show = await screen.findByRole('button', { name: 'Characteristics as decided' })
  const isAsked = () => vi.mocked(fetch).mock.calls.some(([url]) => String(url).endsWith('/quality-decisions'))
  expect(isAsked()).toBe(false)
  fireEvent.click(show)
  expect(await screen.findByText('These decisions were made on files alone.')).toBeDefined()
  expect(isAsked()).toBe(true)
})

test('a viewer sees characteristics without what decides', async () => {
  fakeApi([], { ...two, companyRole: 'viewer' })
  open()
  expect(await screen.findByRole('row', { name: /^1 Bore/ })).toBeDefined()
  expect(screen.queryByRole('button', { name: /^(Approve|Refuse)/ })).toBeNull()
})
