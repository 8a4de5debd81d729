import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../test/render-page.tsx'
import { ActivityPage } from './activity-page.tsx'

const danaId = '01890000-0000-7000-8000-0000000000da'
const dana = { id: danaId, name: 'Dana Park', email: 'dana@northgate.test' }
const entry = {
  id: 'quoted',
  at: '2026-02-03T10:00:00Z',
  action: 'quote.offered',
  kind: 'quote',
  objectType: 'quote',
  objectId: 'quote',
  objectNumber: 'SQTE-0007',
  subject: { place: 'rfq', id: 'some-rfq', name: 'SQTE-0007' },
  actor: { id: 'ada', name: 'Ada Admin', isDeleted: false },
  actorKind: 'admin',
  changes: { amount: '1250.00' },
  address: '203.0.113.7',
  device: 'Firefox on Windows',
}
const refused = {
  ...entry,
  ...{ id: 'refused', action: 'session.refused', kind: 'sign_in', objectType: 'user', objectNumber: null },
  ...{ actor: null, actorKind: 'visitor', changes: { reason: 'password' } },
  subject: { place: 'customer', id: danaId, name: 'Dana Park' },
}
const gone = {
  ...entry,
  ...{ id: 'gone', action: 'file.deleted', kind: 'file', objectType: 'file', objectNumber: 'SORD-0009', subject: null },
  ...{ actor: { id: 'bo', name: 'Deleted user', isDeleted: true }, changes: {}, address: null, device: null },
}

/** Answers like the API; records the addresses requested. */
function fakeApi({ entries = [entry, refused, gone] as object[], broken = false } = {}) {
  const calls: string[] = []
  const json = (value: unknown, status = 200, total = 0) =>
    new Response(JSON.stringify(value), { status, headers: { 'X-Total-Count': String(total) } })
  const state = { broken }
  vi.stubGlobal('fetch', async (url: string) => {
    calls.push(url)
    if (url.startsWith('/api/admin/accounts/')) return json(dana)
    if (url.startsWith('/api/admin/accounts')) return json([dana], 200, 1)
    if (state.broken) return json({ message: 'Something went wrong' }, 500)
    return json(entries, 200, entries.length)
  })
  return { calls, state }
}

const openPage = (query = '') => renderPage(<ActivityPage />, `/admin/activity${query}`)
const row = (name: RegExp) => screen.findByRole('row', { name })

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a row says what was done, by whom, to what and from where, with links', async () => {
  fakeApi()
  openPage()
  const quoted = within(await row(/Quote sent/))
  expect(quoted.getByText('Amount: 1250.00')).toBeDefined()
  expect(quoted.getByRole('link', { name: 'SQTE-0007' }).getAttribute('href')).toBe('/admin/rfqs/some-rfq')
  expect(quoted.getByRole('link', { name: 'Ada Admin' }).getAttribute('href')).toBe('/admin/accounts?account=ada')
  expect(quoted.getByText('Firefox on Windows')).toBeDefined()
})

test("a refused attempt stands out, and an account links to its customer's page", async () => {
  fakeApi()
  openPage()
  const line = within(await row(/Sign-in refused/))
  expect(line.getByText('Refused')).toBeDefined()
  expect(line.getByText('Not signed in')).toBeDefined()
  expect(line.getByRole('link', { name: 'Dana Park' }).getAttribute('href')).toBe(`/admin/customers/${danaId}`)
})

test('deleted objects keep their number without a link, and deleted people have none', async () => {
  fakeApi()
  openPage()
  const line = within(await row(/File deleted/))
  expect(line.getByText('SORD-0009')).toBeDefined()
  expect(line.getByText('Deleted')).toBeDefined()
  expect(line.getByText('Deleted user')).toBeDefined()
  expect(line.queryByRole('link')).toBeNull()
})

test('the list is filtered by the address', async () => {
  const { calls } = fakeApi()
  openPage(`?q=steel&kind=order&person=${danaId}&from=2026-01-01&to=2026-01-31&sort=date-asc`)
  await row(/Quote sent/)
  expect(calls).toContain(
    `/api/admin/activity?q=steel&kind=order&sort=date-asc&person=${danaId}&from=2026-01-01&to=2026-01-31`,
  )
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Person').value).toBe('Dana Park'))
  expect(screen.getByLabelText<HTMLSelectElement>('Period').value).toBe('custom')
})

test('a person is found by typing, and everybody is shown again', async () => {
  const { calls } = fakeApi()
  const router = openPage()
  await row(/Quote sent/)
  const field = screen.getByLabelText('Person')
  fireEvent.click(field)
  fireEvent.change(field, { target: { value: 'dana' } })
  fireEvent.click(await screen.findByRole('option', { name: /Dana Park/ }))
  expect(router.state.location.search).toBe(`?person=${danaId}`)
  await waitFor(() => expect(calls).toContain(`/api/admin/activity?sort=date-desc&person=${danaId}`))
  fireEvent.click(screen.getByRole('button', { name: 'Show everybody' }))
  expect(router.state.location.search).toBe('')
})

test('a chosen period is in the address; empty days mean all time', async () => {
  fakeApi()
  const router = openPage()
  await row(/Quote sent/)
  fireEvent.change(screen.getByLabelText('Period'), { target: { value: 'today' } })
  const asked = new URLSearchParams(router.state.location.search)
  expect(asked.get('from')).toBe(asked.get('to'))
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '' } })
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '' } })
  expect(router.state.location.search).toBe('')
  expect(screen.getByLabelText<HTMLSelectElement>('Period').value).toBe('all')
})

test('a first day after the last is reported at its field, and nothing is fetched', async () => {
  const { calls } = fakeApi()
  openPage('?from=2026-02-01&to=2026-01-01')
  expect(await screen.findByText('The first day cannot be after the last')).toBeDefined()
  expect(calls.filter((call) => call.startsWith('/api/admin/activity'))).toEqual([])
})

test('an empty result says so, and the filters can be cleared', async () => {
  fakeApi({ entries: [] })
  const router = openPage('?q=zebra&from=2026-01-01')
  expect(await screen.findByRole('heading', { name: 'No Matching Entries' })).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(router.state.location.search).toBe('')
  expect(await screen.findByRole('heading', { name: 'Nothing Has Happened Yet' })).toBeDefined()
})

test('a failed list says so, and can be retried', async () => {
  const { state } = fakeApi({ broken: true })
  openPage()
  expect(await screen.findByText('Failed to load entries')).toBeDefined()
  state.broken = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await row(/Quote sent/)).toBeDefined()
})
