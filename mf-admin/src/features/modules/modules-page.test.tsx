import { makeStore, ToastHost } from '@kerf/shared-runtime'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { ModulesPage } from './modules-page.tsx'

const release = {
  ...{ id: 'one', module: 'customer', version: '1.0.0-b1', contracts: '^2.0.0', fits: true, commit: 'f00dcafe' },
  ...{ size: 1_200_000, publishedBy: 'Ada Miller', tokenName: 'Pipeline', publishedAt: '2026-02-03T10:00:00Z' },
}
const canary = { ...release, id: 'two', version: '1.1.0-b2' }
const channels = {
  ...{ module: 'customer', title: 'Customer portal', previous: '0.9.0-b0', pinned: null },
  stable: { ...release, since: '2026-02-03T11:00:00Z' },
  canary: { ...canary, since: '2026-02-04T11:00:00Z', percent: 5 },
  use: [
    { version: '1.0.0-b1', users: 19, failures: 0 },
    { version: '1.1.0-b2', users: 1, failures: 3 },
  ],
}
const token = {
  ...{ id: 'token', name: 'Pipeline', module: null, ending: 'x9Yz', createdBy: 'Ada Miller' },
  ...{ createdAt: '2026-02-01T10:00:00Z', lastUsedAt: null },
}

afterEach(() => vi.unstubAllGlobals())

/** The page with these answers by path. @returns the calls that it made */
function open(answers: Record<string, unknown> = {}): { method: string; url: string; body: unknown }[] {
  const sent: { method: string; url: string; body: unknown }[] = []
  const usual: Record<string, unknown> = {
    'GET /api/admin/modules': [channels],
    'GET /api/admin/modules/releases': [canary, release],
    'GET /api/admin/modules/history': [],
    'GET /api/admin/publish-tokens': [token],
    ...answers,
  }
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit) => {
    const [url = ''] = address.split('?')
    if (method !== 'GET') sent.push({ method, url, body: JSON.parse(String(body ?? '{}')) })
    const answer = await usual[`${method} ${url}`]
    const headers = url.endsWith('/releases') ? { 'X-Total-Count': '2' } : undefined
    return new Response(JSON.stringify(answer), { status: 200, headers })
  })
  const router = createMemoryRouter([{ path: '/admin/modules', element: <ModulesPage /> }], {
    initialEntries: ['/admin/modules'],
  })
  render(
    <Provider store={makeStore()}>
      <RouterProvider router={router} />
      <ToastHost />
    </Provider>,
  )
  return sent
}

test('running releases are shown with their users and failures', async () => {
  open()
  await screen.findByText('19 users (95 %), 0 failures')
  screen.getByText('Canary, 5 %')
  screen.getByText('1 user (5 %), 3 failures')
})

test('promoting asks first, and is based on what was shown', async () => {
  const sent = open({ 'POST /api/admin/modules/customer/promote': channels })
  fireEvent.click(await screen.findByRole('button', { name: 'Promote the canary' }))
  const dialog = await screen.findByRole('dialog')
  expect(sent).toEqual([])
  fireEvent.click(within(dialog).getByRole('button', { name: 'Promote' }))
  await screen.findByText('Promoted')
  expect(sent).toEqual([
    {
      ...{ method: 'POST', url: '/api/admin/modules/customer/promote' },
      body: { version: '1.1.0-b2', basedOn: { stable: '1.0.0-b1' } },
    },
  ])
})

test('the share of a canary is a number from 1 to 100', async () => {
  const sent = open({ 'POST /api/admin/modules/customer/canary': channels })
  fireEvent.click(await screen.findByRole('button', { name: 'Change its share' }))
  const share = await screen.findByLabelText(/Share in percent/)
  fireEvent.change(share, { target: { value: '101' } })
  fireEvent.click(screen.getByRole('button', { name: 'Set the canary' }))
  await screen.findByText('Please enter a whole number from 1 to 100')
  fireEvent.change(share, { target: { value: '25' } })
  fireEvent.click(screen.getByRole('button', { name: 'Set the canary' }))
  await screen.findByText('Canary set')
  expect(sent[0]?.body).toEqual({
    ...{ version: '1.1.0-b2', percent: 25 },
    basedOn: { canary: '1.1.0-b2', percent: 5 },
  })
})

test('the list says who gets which release, and promotes none that everybody has', async () => {
  open({ 'GET /api/admin/modules': [{ ...channels, pinned: '1.1.0-b2' }] })
  const rowOf = async (version: string) => {
    const cell = await within(await screen.findByRole('table', { name: 'Releases' })).findByText(version)
    return within(cell.closest('tr') ?? cell)
  }
  const [tried, running] = [await rowOf('1.1.0-b2'), await rowOf('1.0.0-b1')]
  running.getByText('Everybody')
  tried.getByText('5 %')
  tried.getByText('This browser')
  tried.getByRole('button', { name: /^Promote/ })
  expect(running.queryByRole('button', { name: /^Promote/ })).toBeNull()
})

test('a module that nobody gets yet says so', async () => {
  open({ 'GET /api/admin/modules': [{ ...channels, stable: null, canary: null, previous: null, use: [] }] })
  await screen.findByText(/^It is published, but nobody gets it yet/)
})

test('a token can be for a module that nothing was published of', async () => {
  const sent = open({ 'POST /api/admin/publish-tokens': { ...token, secret: 'kerf_pub_secret' } })
  fireEvent.click(await screen.findByRole('button', { name: 'New token' }))
  fireEvent.change(await screen.findByLabelText(/^Name/, { selector: 'input' }), { target: { value: 'Pipeline' } })
  fireEvent.change(screen.getByLabelText('Module'), { target: { value: '+' } })
  const name = await screen.findByLabelText(/^Name of the new module/)
  fireEvent.change(name, { target: { value: 'Spare Parts' } })
  fireEvent.click(screen.getByRole('button', { name: 'Create the token' }))
  await screen.findByText(/^Please enter small letters/)
  fireEvent.change(name, { target: { value: 'mf-spare-parts' } })
  fireEvent.click(screen.getByRole('button', { name: 'Create the token' }))
  await screen.findByDisplayValue('kerf_pub_secret')
  expect(sent).toMatchObject([{ body: { name: 'Pipeline', module: 'spare-parts' } }])
})

test('a token is shown once, when it is created', async () => {
  open({ 'POST /api/admin/publish-tokens': { ...token, secret: 'kerf_pub_secret' } })
  fireEvent.click(await screen.findByRole('button', { name: 'New token' }))
  fireEvent.change(await screen.findByLabelText(/^Name/, { selector: 'input' }), {
    target: { value: 'Pipeline of spare parts' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Create the token' }))
  await screen.findByDisplayValue('kerf_pub_secret')
  fireEvent.click(screen.getByRole('button', { name: 'I have copied it' }))
  expect(screen.queryByDisplayValue('kerf_pub_secret')).toBeNull()
})

test('a release can be promoted once it is known what everybody has', async () => {
  const known = Promise.withResolvers<unknown>()
  open({ 'GET /api/admin/modules': known.promise })
  await screen.findByRole('button', { name: /^Pin .*1\.1\.0-b2/ })
  expect(screen.queryByRole('button', { name: 'Promote customer 1.1.0-b2' })).toBeNull()
  known.resolve([channels])
  fireEvent.click(await screen.findByRole('button', { name: 'Promote customer 1.1.0-b2' }))
  expect((await screen.findByRole('dialog')).textContent).toContain('Everybody has 1.0.0-b1 now.')
})
