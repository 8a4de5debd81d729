import { makeStore, ToastHost } from '@kerf/shared-runtime'
import { useListFilters } from '@kerf/shared-ui/tables/list-filters.tsx'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { sortChoice, statusChoice } from '../list-choices.ts'
import { SavedFilters } from './saved-filters.tsx'

const choices = {
  status: statusChoice(['sharp', 'blunt'], (status) => status),
  sort: sortChoice('date-desc', 'project'),
}

function Drills() {
  const filters = useListFilters(choices)
  const { pathname, search } = useLocation()
  return (
    <>
      <SavedFilters list="test.drills" filters={filters} />
      <output data-testid="address">{pathname + search}</output>
    </>
  )
}

interface Saved {
  id: string
  name: string
  query: string
}

const blunt: Saved = { id: 'b', name: 'Blunt ones', query: 'status=blunt&q=steel' }
const hebrew: Saved = { id: 'h', name: 'מקדחים', query: 'sort=project' }

/** A server that stores these filters, with optional answers of its own by method, such as `POST` or `GET`. */
function fakeApi(kept: Saved[], answers: Record<string, (body: unknown) => Response | undefined> = {}) {
  const calls: unknown[] = []
  const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status })
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const content = typeof body === 'string' ? JSON.parse(body) : undefined
    const id = String(url).split('/').at(-1)
    if (method !== 'GET') calls.push([method, content ?? id])
    const own = answers[method]?.(content)
    if (own) return own
    if (method === 'DELETE')
      kept.splice(
        kept.findIndex((each) => each.id === id),
        1,
      )
    if (method === 'PUT') Object.assign(kept.find((each) => each.id === id) ?? {}, { name: content.name })
    if (method === 'POST') kept.push({ id: 'new', ...content })
    if (method === 'DELETE') return new Response(null, { status: 204 })
    return json(method === 'GET' ? kept : (kept.find((each) => each.id === id) ?? kept.at(-1)))
  })
  return calls
}
const refusal = (status: number, code: string) => () =>
  new Response(JSON.stringify({ status, code, message: 'Refused', requestId: 'r' }), { status })

afterEach(() => vi.unstubAllGlobals())

function openList(address = '/drills') {
  const router = createMemoryRouter([{ path: '*', element: <Drills /> }], { initialEntries: [address] })
  render(
    <Provider store={makeStore()}>
      <RouterProvider router={router} />
      <ToastHost />
    </Provider>,
  )
}
const address = () => screen.getByTestId('address').textContent
const openMenu = () => userEvent.click(screen.getByRole('button', { name: 'Saved filters' }))
const choose = async (entry: string | RegExp) => {
  await openMenu()
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }))
}
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }))

test('nothing is fetched before the menu opens, and nothing can be saved without a filter', async () => {
  const fetch = vi.fn(async () => new Response('[]'))
  vi.stubGlobal('fetch', fetch)
  openList()
  expect(fetch).not.toHaveBeenCalled()
  await openMenu()
  const save = await screen.findByRole('menuitem', { name: /Save these filters/ })
  expect(save.getAttribute('aria-disabled')).toBe('true')
  expect(within(save).getByText('Choose a filter, an order or a search first')).toBeDefined()
  expect(fetch).toHaveBeenCalledOnce()
})

test('choosing saved filters replaces the current ones', async () => {
  fakeApi([blunt])
  openList('/drills?tab=all&status=sharp&sort=project')
  await choose('Blunt ones')
  expect(address()).toBe('/drills?tab=all&status=blunt&q=steel')
})

test("only the list's own filters are saved, under the name", async () => {
  const calls = fakeApi([])
  openList('/drills?tab=all&drill=7&status=blunt&sort=date-desc&q=steel')
  await choose(/Save these filters/)
  const form = await dialog('Save these filters')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('Please enter a name')).toBeDefined()
  await userEvent.type(form.getByLabelText(/Name/), 'Blunt ones')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved as “Blunt ones”')).toBeDefined()
  expect(calls).toEqual([
    ['POST', { list: 'test.drills', name: 'Blunt ones', query: 'q=steel&status=blunt', replace: false }],
  ])
})

test('filters under a name in use can be replaced, or the name changed', async () => {
  const isRefused = (body: unknown) =>
    (body as { replace: boolean }).replace ? undefined : refusal(409, 'saved_filter.name_taken')()
  const calls = fakeApi([{ ...blunt }], { POST: isRefused })
  openList('/drills?status=sharp')
  await choose(/Save these filters/)
  const form = await dialog('Save these filters')
  const name = form.getByLabelText(/Name/)
  await userEvent.type(name, 'Blunt ones{Enter}')
  expect(await form.findByText(/already have saved filters under this name/)).toBeDefined()
  expect(form.getByRole('button', { name: 'Replace them' })).toBeDefined()
  await userEvent.type(name, '!')
  expect(form.getByRole('button', { name: 'Save' })).toBeDefined()
  await userEvent.type(name, '{Backspace}')
  await userEvent.click(form.getByRole('button', { name: 'Replace them' }))
  expect(await screen.findByText('Saved as “Blunt ones”')).toBeDefined()
  expect(calls).toMatchObject([
    ['POST', { replace: false }],
    ['POST', { replace: true }],
  ])
})

test('a failure is reported and keeps the typed name', async () => {
  fakeApi([], { POST: refusal(500, 'internal') })
  openList('/drills?status=sharp')
  await choose(/Save these filters/)
  const form = await dialog('Save these filters')
  await userEvent.type(form.getByLabelText(/Name/), 'Sharp{Enter}')
  expect(await screen.findByText('The filters could not be saved')).toBeDefined()
  expect(form.getByLabelText<HTMLInputElement>(/Name/).value).toBe('Sharp')
})

test('a rename is based on the name that was shown', async () => {
  const calls = fakeApi([{ ...blunt }, hebrew])
  openList()
  await choose(/Rename, share or delete/)
  await userEvent.click((await dialog('Saved filters')).getByRole('button', { name: 'Rename Blunt ones' }))
  const form = await dialog('Rename saved filters')
  await userEvent.type(form.getByLabelText(/Name/), ' again{Enter}')
  expect(await screen.findByText('Renamed to “Blunt ones again”')).toBeDefined()
  expect(calls).toEqual([['PUT', { name: 'Blunt ones again', basedOn: { name: 'Blunt ones' } }]])
  expect(await dialog('Saved filters')).toBeDefined()
})

test('saved filters are deleted after a confirmation, even if another window was faster', async () => {
  const calls = fakeApi([{ ...blunt }], { DELETE: refusal(404, 'saved_filter.not_found') })
  openList()
  await choose(/Rename, share or delete/)
  await userEvent.click((await dialog('Saved filters')).getByRole('button', { name: 'Delete Blunt ones' }))
  await userEvent.click((await dialog('Delete “Blunt ones”?')).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('“Blunt ones” had been deleted already')).toBeDefined()
  expect(calls).toEqual([['DELETE', 'b']])
})

test("the link holds the page's tab and the filters, nothing else", async () => {
  fakeApi([blunt])
  const writeText = vi.fn(async () => {})
  openList('/drills?tab=all&drill=7&status=sharp')
  await choose(/Rename, share or delete/)
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  fireEvent.click((await dialog('Saved filters')).getByRole('button', { name: 'Copy the link to Blunt ones' }))
  await waitFor(() => expect(writeText).toHaveBeenCalledWith(`${location.origin}/drills?status=blunt&q=steel&tab=all`))
})

test('a right-to-left name does not disturb its surroundings', async () => {
  fakeApi([hebrew])
  openList()
  await openMenu()
  expect(await screen.findByRole('menuitem', { name: '\u2068מקדחים\u2069' })).toBeDefined()
})

test('failed loading can be retried', async () => {
  let isDown = true
  const whileDown = () => (isDown ? refusal(500, 'internal')() : undefined)
  fakeApi([blunt], { GET: whileDown })
  openList()
  await openMenu()
  const retry = await screen.findByRole(
    'menuitem',
    { name: 'Your saved filters could not be loaded' },
    { timeout: 20_000 },
  )
  isDown = false
  await userEvent.click(retry)
  await openMenu()
  expect(await screen.findByRole('menuitem', { name: 'Blunt ones' })).toBeDefined()
}, 30_000)
