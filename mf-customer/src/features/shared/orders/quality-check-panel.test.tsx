import { storeToken } from '@kerf/shared-contracts/client/session'
import { makeStore } from '@kerf/shared-contracts/client/store'
import type { Order } from '@kerf/shared-contracts/contracts/orders'
import { configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { QualityCheckPanel } from './quality-check-panel.tsx'

// A busy machine draws the first page slowly.
configure({ asyncUtilTimeout: 5000 })
vi.setConfig({ testTimeout: 20_000 })

const fileOf = (id: string, createdAt: string) => ({
  id,
  fileName: 'report.pdf',
  fileSize: 1536,
  fileType: 'pdf',
  mimetype: 'application/pdf',
  fileUrl: `/api/files/${id}`,
  createdAt,
})

/** A server with an order's quality files; keeps what was decided. */
function fakeApi(files: object[], companyRole = 'owner') {
  const decisions: unknown[] = []
  const answer = (value: unknown) =>
    new Response(JSON.stringify(value), { headers: { 'Content-Type': 'application/json' } })
  vi.stubGlobal('fetch', async (url: string, request: RequestInit) => {
    if (url === '/api/auth/me') return answer({ id: 'ada', name: 'Ada Lovelace', companyRole })
    if (request.method !== 'POST') return answer(files)
    decisions.push(JSON.parse(String(request.body)))
    return answer({})
  })
  return decisions
}

function open(order: Partial<Order>) {
  const whole = {
    id: 'order',
    orderStatus: 'quality_check',
    qualityCheckStatus: 'pending',
    qualityDecisions: [],
    rfq: { companyId: null },
    ...order,
  }
  render(
    <Provider store={makeStore()}>
      {/* Only these of an order's facts are read. */}
      <QualityCheckPanel order={whole as unknown as Order} />
    </Provider>,
  )
}

async function approve() {
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm Approval' }))
}

beforeEach(() => storeToken('token'))
afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

test('without files nobody is asked to look at them, and an approval is asked for once more', async () => {
  const decisions = fakeApi([])
  open({})
  await screen.findByText(/The inspection files will appear here as soon as we have uploaded them/)
  await approve()
  await screen.findByText('No quality files have been uploaded yet. Approve anyway?')
  expect(decisions).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Approve Anyway' }))
  await waitFor(() => expect(decisions).toEqual([{ approved: true, notes: '' }]))
})

test('files stand newest first, each with its date, and an approval is sent at once', async () => {
  const decisions = fakeApi([fileOf('old', '2026-11-02T12:00:00Z'), fileOf('new', '2026-11-05T12:00:00Z')])
  open({})
  const links = await screen.findAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual([
    expect.stringMatching(/^report\.pdf1\.5 KB · Nov 05, 2026/),
    expect.stringMatching(/^report\.pdf1\.5 KB · Nov 02, 2026/),
  ])
  await approve()
  await waitFor(() => expect(decisions).toHaveLength(1))
})

test('a viewer sees the files and who can decide, without buttons to do so', async () => {
  fakeApi([fileOf('new', '2026-11-05T12:00:00Z')], 'viewer')
  open({})
  expect(await screen.findByText(/can approve the parts or ask for a revision/)).toBeDefined()
  expect(await screen.findByRole('link')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  expect(screen.queryByText('Action Required')).toBeNull()
})

test('the comment of an approval stays in the history', async () => {
  fakeApi([])
  const decidedAt = '2026-11-05T12:00:00Z'
  open({
    qualityCheckStatus: 'approved',
    customerApprovedAt: decidedAt,
    qualityDecisions: [{ decision: 'approved', notes: 'Within tolerance.', decidedAt, decidedBy: 'Ada Lovelace' }],
  })
  expect(screen.getByText('Within tolerance.')).toBeDefined()
  expect(screen.getAllByText(/Approved on Nov 05, 2026/)).toHaveLength(1)
  await screen.findByText('No quality files have been uploaded yet.')
})
