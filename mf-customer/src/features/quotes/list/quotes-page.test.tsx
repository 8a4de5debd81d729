import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { click, json, open, quote, revised, severalParts } from '../../../../test/quotes.tsx'
import { QuotesPage } from './quotes-page.tsx'

type Answer = (query: URLSearchParams) => { items: object[]; total?: number } | 'broken'

/** A server with this list of quotes; records the queries. */
function fakeLists(answer: Answer) {
  const asked: URLSearchParams[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.startsWith('/api/auth/me')) return json({ companyRole: 'owner' })
    const query = new URL(url, 'http://kerf').searchParams
    asked.push(query)
    const list = answer(query)
    if (list === 'broken') return json({ message: 'Broken' }, 500)
    const headers = { 'X-Total-Count': String(list.total ?? list.items.length) }
    return new Response(JSON.stringify(list.items), { headers })
  })
  return asked
}

const onlyPending =
  (items: object[], total?: number): Answer =>
  (query) =>
    query.get('group') === 'pending' ? { items, ...(total === undefined ? {} : { total }) } : { items: [] }

afterEach(() => {
  vi.unstubAllGlobals()
})

test('search and order come from the address and go to the server, for each group', async () => {
  const asked = fakeLists(onlyPending([quote]))
  open(<QuotesPage />, '/quotes?q=bracket&sort=amount')
  await screen.findByRole('heading', { name: 'Bracket' })
  expect(asked.map((query) => query.get('group')).sort()).toEqual([
    'declined',
    'expired',
    'pending',
    'po_submitted',
    'waiting_for_po',
  ])
  for (const query of asked) expect([query.get('q'), query.get('sort')]).toEqual(['bracket', 'amount'])
})

test('the search text is kept in the address', async () => {
  fakeLists(onlyPending([quote]))
  const router = open(<QuotesPage />, '/quotes')
  const search = await screen.findByRole('searchbox', { name: 'Search quotes' })
  fireEvent.change(search, { target: { value: 'housing' } })
  fireEvent.keyDown(search, { key: 'Enter' })
  await waitFor(() => expect(router.state.location.search).toBe('?q=housing'))
})

test('a search without results says so and can be cleared', async () => {
  fakeLists((query) => ({ items: query.get('q') || query.get('group') !== 'pending' ? [] : [quote] }))
  open(<QuotesPage />, '/quotes?q=zzz')
  await screen.findByText('No quotes match your search')
  expect(screen.queryByText('No Quotes Available')).toBeNull()
  await click('Clear filters')
  await screen.findByRole('heading', { name: 'Bracket' })
})

test('without any quotes, the first step is offered', async () => {
  fakeLists(() => ({ items: [] }))
  open(<QuotesPage />, '/quotes')
  await screen.findByText('No Quotes Available')
  expect(screen.getByText("You don't have any quotes yet. Submit an RFQ to get started.")).toBeDefined()
})

test('a group says how many of its quotes it shows', async () => {
  fakeLists(onlyPending([quote], 40))
  open(<QuotesPage />, '/quotes')
  expect(await screen.findByText('Showing 1 of 40 quotes')).toBeDefined()
})

test('a group that failed to load says so in its place, and the others are shown', async () => {
  fakeLists((query) => (query.get('group') === 'declined' ? 'broken' : onlyPending([quote])(query)))
  open(<QuotesPage />, '/quotes')
  await screen.findByRole('heading', { name: 'Bracket' })
  const declined = within(screen.getByRole('region', { name: 'Declined Quotes' }))
  expect(declined.getByRole('alert').textContent).toContain('Failed to load quotes')
  expect(screen.getAllByRole('alert')).toHaveLength(1)
})

test('a card says that a quote was revised, and how many parts it is for', async () => {
  fakeLists(onlyPending([revised, { ...severalParts, id: 'other' }]))
  open(<QuotesPage />, '/quotes')
  const [first, second] = await screen.findAllByRole('region', { name: 'SQTE-0007' })
  expect(first?.textContent).toContain('Revised')
  expect(second?.textContent).not.toContain('Revised')
  expect(second?.textContent).toContain('$160.20 USD')
  expect(second?.textContent).toContain('2 parts')
})
