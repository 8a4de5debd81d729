import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../test/render-page.tsx'
import { QualityChecksPage } from './quality-checks-page.tsx'

const revised = {
  orderId: 'revised',
  orderNumber: 'SORD-0001',
  projectName: 'Cover',
  qualityCheckStatus: 'needs_revision',
  orderStatus: 'quality_check',
  customerApprovedAt: null,
  isArchived: false,
  changedAt: '2026-11-20T12:00:00.000Z',
  dueDate: '2026-12-01',
  fileCount: 1,
  picture: null,
  qualityDecisions: [
    {
      decision: 'needs_revision',
      notes: 'Burrs on the rim',
      decidedAt: '2026-11-20T12:00:00.000Z',
      decidedBy: 'Dana Park',
    },
  ],
  user: { id: 'dana', name: 'Dana Park', email: null, companyNameInput: null, company: null },
}
const file = {
  ...{ id: 'file', fileName: 'report.pdf', fileSize: 2048, fileType: 'pdf', mimetype: 'application/pdf' },
  ...{ fileUrl: '/api/files/file', createdAt: '2026-11-19T12:00:00.000Z' },
}

/** Answers every list of checks with these; a number is the status of a failure. */
function fakeApi(checks: object[] | number) {
  const calls: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    calls.push(url)
    if (url.endsWith('/quality-characteristics'))
      return new Response(JSON.stringify({ revision: 0, characteristics: [] }))
    if (url.endsWith('/quality-decisions')) return new Response('[]')
    if (url.endsWith('/quality-check-files')) return new Response(JSON.stringify([file]))
    if (typeof checks === 'number')
      return new Response(JSON.stringify({ message: 'No', code: 'validation.failed' }), { status: checks })
    return new Response(JSON.stringify(checks), { headers: { 'X-Total-Count': String(checks.length) } })
  })
  return calls
}

afterEach(() => vi.unstubAllGlobals())

const open = (query = '') => renderPage(<QualityChecksPage />, `/admin/quality-checks${query}`)
const lists = '/api/admin/quality-check-notifications'

test("a check expands to its files, the customer's decisions, and a link to its order", async () => {
  fakeApi([revised])
  open('?order=revised')
  const details = within(await screen.findByRole('article', { name: 'Quality check of SORD-0001' }))
  expect((await details.findByRole('link', { name: /report\.pdf/ })).getAttribute('href')).toBe('/api/files/file')
  expect(details.getByRole('button', { name: /Download.*report\.pdf/ })).toBeTruthy()
  expect(details.getByRole('button', { name: /Delete.*report\.pdf/ })).toBeTruthy()
  expect(details.getByText('Burrs on the rim')).toBeTruthy()
  expect(details.getByRole('link', { name: 'Open Order' }).getAttribute('href')).toBe('/admin/orders/revised')
})

test('the files of an archived order are read-only', async () => {
  fakeApi([{ ...revised, isArchived: true }])
  open('?archived=true&order=revised')
  const details = within(await screen.findByRole('article', { name: 'Quality check of SORD-0001' }))
  await details.findByRole('link', { name: /report\.pdf/ })
  expect(details.queryByRole('button', { name: /Delete/ })).toBeNull()
  expect(details.queryByLabelText('Quality Check Files')).toBeNull()
  expect(details.getByRole('link', { name: 'Open Order' }).getAttribute('href')).toBe('/admin/orders/revised')
})

test('state, orders and sort are kept in the address and sent to the server', async () => {
  const calls = fakeApi([])
  const router = open()
  await screen.findByText('No quality checks yet')
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'needs_revision' } })
  fireEvent.change(screen.getByLabelText('Orders'), { target: { value: 'true' } })
  fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'project' } })
  await waitFor(() => expect(calls.at(-1)).toContain('sort=project'))
  expect(router.state.location.search).toBe('?status=needs_revision&archived=true&sort=project')
  expect(calls.at(-1)).toContain('status=needs_revision')
  expect(calls.at(-1)).toContain('archived=true')
  expect(calls[0]).toMatch(new RegExp(`^${lists}`))
  expect(await screen.findByText('No quality checks found matching your criteria')).toBeTruthy()
})

test('a failure is reported', async () => {
  fakeApi(400)
  open()
  expect(await screen.findByText('Failed to load quality checks')).toBeTruthy()
})
