import type { FindGroup } from '@kerf/shared-contracts/contracts/find'
import { makeStore, ToastHost } from '@kerf/shared-runtime'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { listingOf } from '../../test/listing.ts'
import { hearEarlyFind } from './early-find.ts'
import { FindAnything } from './find-anything.tsx'
import { forgetRecent } from './recent-key.ts'

const listing = listingOf('customer', {
  routes: [
    { path: '/orders', page: 'orders', title: 'My Orders' },
    { path: '/rfq', page: 'rfq', title: 'Submit a request', acting: true },
    { path: '/about', page: 'about', title: 'Über uns' },
    { path: '/orders/:id', page: 'order', title: 'One order' },
    { path: '/thanks', page: 'thanks', title: 'Thank you', unlisted: true },
    { path: '/print', page: 'print', title: 'Print', layout: 'bare' },
    { path: '/inner', page: 'inner', title: 'Inner', access: ['admin'] },
  ],
})
const navigation = [{ to: '/orders', label: 'Orders', icon: 'package' as const }]
const modules = [{ ...listing, manifest: { ...listing.manifest, navigation } }]

const hit = (id: string, title: string, more: object = {}) => ({
  ...{ id, title, details: [`SQTE-${id}`], status: 'submitted', address: `/rfqs/${id}` },
  ...{ picture: null, isExact: false },
  ...more,
})
const rfqs = (...hits: ReturnType<typeof hit>[]): FindGroup => ({ kind: 'rfq', hits, hasMore: false })

/** A server with these search results by text; answers when the test says so. */
function fakeApi(answers: Record<string, FindGroup[] | Promise<FindGroup[]> | number>) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    const q = new URL(url, location.origin).searchParams.get('q') ?? ''
    asked.push(q)
    const answer = await (answers[q] ?? [])
    if (typeof answer === 'number') return new Response('{"code":"internal","message":"No"}', { status: answer })
    return new Response(JSON.stringify({ groups: answer }))
  })
  return asked
}

// A busy machine reads the window's code slowly, and a test waits for what it shows alone.
beforeAll(async () => {
  await import('./find-dialog.tsx')
}, 60_000)
beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

function Address() {
  const { pathname, search } = useLocation()
  return <output data-testid="address">{pathname + search}</output>
}

function openPage({ mayAct = true, userId = 'dana' } = {}) {
  return render(
    <Provider store={makeStore()}>
      <MemoryRouter initialEntries={['/orders']}>
        <FindAnything modules={modules} kind="customer" userId={userId} mayAct={mayAct} />
        <input aria-label="Notes" />
        <main tabIndex={-1}>The page</main>
        <Address />
        <ToastHost />
      </MemoryRouter>
    </Provider>,
  )
}
const address = () => screen.getByTestId('address').textContent
const openSearch = async () => {
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  return screen.findByRole('combobox', { name: 'Search' })
}
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const active = () => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant')
  // One id only.
  expect(id).not.toMatch(/\s/)
  return id === null ? null : document.getElementById(id)?.textContent
}

test.each([
  ['Ctrl+K', { key: 'k', ctrlKey: true }],
  ['Cmd+K', { key: 'K', metaKey: true }],
  ['/', { key: '/' }],
])('%s opens the search, and Escape closes it and returns the focus', async (_, keys) => {
  fakeApi({})
  openPage()
  const before = screen.getByRole('button', { name: 'Search' })
  before.focus()
  fireEvent.keyDown(before, keys)
  const field = await screen.findByRole('combobox')
  expect(document.activeElement).toBe(field)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
  expect(document.activeElement).toBe(before)
})

test('a / typed in a field is just text; Ctrl+K opens the search there too', async () => {
  fakeApi({})
  openPage()
  const notes = screen.getByLabelText('Notes')
  notes.focus()
  fireEvent.keyDown(notes, { key: '/' })
  expect(screen.queryByRole('combobox')).toBeNull()
  fireEvent.keyDown(notes, { key: 'k', ctrlKey: true })
  await screen.findByRole('combobox')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(notes))
})

test('it begins with the pages that the actor may open, without a call', async () => {
  const asked = fakeApi({})
  openPage()
  await openSearch()
  expect(options()).toEqual(['Orders', 'Submit a request', 'Über uns'])
  expect(asked).toEqual([])
})

test('a viewer is not offered pages for acting', async () => {
  fakeApi({})
  openPage({ mayAct: false })
  await openSearch()
  expect(options()).toEqual(['Orders', 'Über uns'])
})

test('pages are found by name, ignoring accents, while typing', async () => {
  const asked = fakeApi({})
  openPage()
  await userEvent.type(await openSearch(), 'u')
  expect(options()).toEqual(['Über uns', 'Submit a request'])
  expect(asked).toEqual([])
})

test('arrow keys cycle through all groups, and Enter opens', async () => {
  fakeApi({ or: [rfqs(hit('1', 'Orbit'), hit('2', 'Motor'))] })
  openPage()
  const field = await openSearch()
  await userEvent.type(field, 'or')
  await screen.findByRole('option', { name: /Orbit/ })
  for (const name of ['Pages', 'Requests']) expect(screen.getByRole('group', { name })).toBeDefined()
  expect(active()).toBe('Orders')
  await userEvent.keyboard('{ArrowUp}')
  expect(active()).toContain('Motor')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(active()).toContain('Orbit')
  expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1)
  await userEvent.keyboard('{Enter}')
  expect(address()).toBe('/rfqs/1')
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('Ctrl+Enter opens in a new tab and leaves the search open', async () => {
  fakeApi({})
  const open = vi.fn()
  vi.stubGlobal('open', open)
  openPage()
  await openSearch()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(open).toHaveBeenCalledExactlyOnceWith(`${location.origin}/orders`, '_blank', 'noopener')
  expect(address()).toBe('/orders')
  expect(screen.getByRole('combobox')).toBeDefined()
})

test('an exact number comes before pages', async () => {
  fakeApi({ sub: [{ ...rfqs(hit('7', 'Sub', { isExact: true })), hasMore: true }] })
  openPage()
  await userEvent.type(await openSearch(), 'sub')
  await screen.findByRole('option', { name: /SQTE-7/ })
  expect(options()).toEqual(['SubSQTE-7Submitted', 'Submit a request'])
  expect(screen.getByText('There are more. Type more letters to narrow them down.')).toBeDefined()
})

test('a late answer is not shown for the current text, and Enter opens no earlier result', async () => {
  const late = Promise.withResolvers<FindGroup[]>()
  const next = Promise.withResolvers<FindGroup[]>()
  const asked = fakeApi({ gea: late.promise, gear: [rfqs(hit('2', 'Gear'))], gearbox: next.promise })
  openPage()
  const field = await openSearch()
  await userEvent.type(field, 'gea')
  await waitFor(() => expect(asked).toEqual(['gea']))
  await userEvent.type(field, 'r')
  await screen.findByRole('option', { name: /Gear/ })
  await act(async () => late.resolve([rfqs(hit('1', 'Geared up wrongly'))]))
  expect(options()).toEqual(['GearSQTE-2Submitted'])
  await userEvent.type(field, 'box')
  await waitFor(() => expect(asked).toContain('gearbox'))
  await userEvent.keyboard('{Enter}')
  expect(address()).toBe('/orders')
  await act(async () => next.resolve([rfqs(hit('3', 'Gearbox'))]))
  await screen.findByRole('option', { name: /Gearbox/ })
  await userEvent.keyboard('{Enter}')
  expect(address()).toBe('/rfqs/3')
})

test('Enter that ends a conversion of Japanese opens nothing', async () => {
  fakeApi({})
  openPage()
  const field = await openSearch()
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  expect(address()).toBe('/orders')
  expect(screen.getByRole('combobox')).toBeDefined()
})

test('an empty result and a text that is too short say so', async () => {
  fakeApi({})
  openPage()
  const field = await openSearch()
  await userEvent.type(field, 'x')
  expect(await screen.findByText('Type one more letter to search beyond pages.')).toBeDefined()
  await userEvent.type(field, 'yz')
  expect(await screen.findByText('Nothing found for “xyz”.')).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe('0 results')
})

test('a failure says so, and can be retried', async () => {
  const answers: Record<string, FindGroup[] | number> = { xyz: 400 }
  fakeApi(answers)
  openPage()
  await userEvent.type(await openSearch(), 'xyz')
  const alert = await screen.findByRole('alert')
  answers.xyz = [rfqs(hit('1', 'Xyz'))]
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('option', { name: /Xyz/ })).toBeDefined()
})

test('user-written texts are isolated and highlighted one by one', async () => {
  fakeApi({ גלגל: [rfqs(hit('1', 'גלגל שיניים', { details: ['SQTE-0001', 'חברה'] }))] })
  openPage()
  await userEvent.type(await openSearch(), 'גלגל')
  const option = await screen.findByRole('option')
  expect([...option.querySelectorAll('bdi')].map(({ textContent }) => textContent)).toEqual([
    'גלגל שיניים',
    'SQTE-0001',
    'חברה',
  ])
  expect([...option.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['גלגל'])
})

test('recently opened results come first next time, only for the same account, until it logs out', async () => {
  fakeApi({ gear: [rfqs(hit('2', 'Gear'))] })
  const first = openPage()
  await userEvent.type(await openSearch(), 'gear')
  await screen.findByRole('option', { name: /Gear/ })
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
  await openSearch()
  expect(options()[0]).toBe('GearSQTE-2')
  first.unmount()
  const other = openPage({ userId: 'mei' })
  await openSearch()
  expect(options()[0]).toBe('Orders')
  other.unmount()
  forgetRecent()
  openPage()
  await openSearch()
  expect(options()[0]).toBe('Orders')
})

test('the keys that were pressed while the page was being loaded open the search once it is there', async () => {
  fakeApi({})
  hearEarlyFind()
  expect(fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })).toBe(false)
  openPage()
  expect(await screen.findByRole('dialog', { name: 'Search' })).toBeDefined()
})

test('nobody who pressed nothing is shown the search', async () => {
  fakeApi({})
  hearEarlyFind()
  openPage()
  await screen.findByRole('button', { name: 'Search' })
  expect(screen.queryByRole('dialog')).toBeNull()
})
