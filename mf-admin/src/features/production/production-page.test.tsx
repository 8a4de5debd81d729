import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../test/render-page.tsx'
import { ProductionPage } from './production-page.tsx'

const user = { id: 'dana', name: 'Dana Park', email: null, companyNameInput: 'Acme Robotics', company: null }
const bracket = {
  ...{ id: 'bracket', orderNumber: 'SORD-0001', projectName: '歯車箱', orderStatus: 'manufacturing' },
  ...{ dueDate: '2020-01-01', promisedDate: null, quantityRemaining: 4, mayMove: true, pictureUrl: null, user },
  lines: [{ name: null, quantity: 10, quantityShipped: 6 }],
}
const delivered = {
  ...bracket,
  ...{ id: 'cover', orderNumber: 'SORD-0002', orderStatus: 'delivered', mayMove: false, quantityRemaining: 0 },
}
const statuses = [
  'pending',
  'material_procurement',
  'manufacturing',
  'finishing',
  'quality_check',
  'packing',
  'shipped',
]
const emptyStages = [...statuses, 'delivered'].map((status) => ({ status, count: 0, late: 0, orders: [] as object[] }))
const stages = emptyStages.map((stage) => {
  if (stage.status === 'manufacturing') return { ...stage, count: 21, late: 3, orders: [bracket] }
  return stage.status === 'delivered' ? { ...stage, count: 1, orders: [delivered] } : stage
})
const refusal = (status: number, code: string) => new Response(JSON.stringify({ message: 'No', code }), { status })

interface Answers {
  board?: object[] | number
  days?: object[]
  move?: () => Response
}

function fakeApi({ board = stages, days = [], move = () => new Response('{}') }: Answers = {}) {
  const sent: { url: string; body?: unknown }[] = []
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    sent.push({ url, ...(init?.body ? { body: JSON.parse(String(init.body)) } : {}) })
    if (url.endsWith('/status')) return move()
    if (url.endsWith('/stage-times')) return new Response(JSON.stringify([{ status: 'manufacturing', days: 3.4 }]))
    if (url.includes('/calendar')) return new Response(JSON.stringify(days))
    return typeof board === 'number' ? refusal(board, 'internal') : new Response(JSON.stringify(board))
  })
  return { moves: () => sent.filter(({ url }) => url.endsWith('/status')), sent }
}

afterEach(() => vi.unstubAllGlobals())

const open = (query = '') => renderPage(<ProductionPage />, `/admin/production${query}`)
const column = async (name: string) => within(await screen.findByRole('region', { name }))

async function choose(order: string, stage: string) {
  const button = await screen.findByRole('button', { name: `Move ${order}` })
  fireEvent.keyDown(button, { key: 'Enter' })
  fireEvent.click(await screen.findByRole('menuitem', { name: new RegExp(`^${stage}`) }))
}

test('a column says how many orders it has, how many are late and how long the stage usually takes', async () => {
  fakeApi()
  open()
  const making = await column('Manufacturing')
  expect(making.getByText('21 orders')).toBeTruthy()
  expect(making.getByText('3 late')).toBeTruthy()
  expect(await making.findByText('Usually 3 days')).toBeTruthy()
  expect(making.getByText('歯車箱')).toBeTruthy()
  expect(making.getByText(/days late/)).toBeTruthy()
  expect(making.getByRole('link', { name: 'SORD-0001' }).getAttribute('href')).toBe('/admin/orders/bracket')
  expect(making.getByRole('link', { name: '20 more' }).getAttribute('href')).toBe(
    '/admin/customers?tab=active-orders&status=manufacturing',
  )
  expect((await column('Packing')).getByText('No orders')).toBeTruthy()
})

test('an order moves by its menu, after a question, based on the stage that was shown', async () => {
  const { moves } = fakeApi()
  open()
  await choose('SORD-0001', 'Finishing')
  const question = within(await screen.findByRole('dialog', { name: 'Move SORD-0001 to Finishing?' }))
  expect(moves()).toEqual([])
  fireEvent.click(question.getByRole('button', { name: 'Move to Finishing' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(moves()).toEqual([
    {
      url: '/api/orders/bracket/status',
      body: { status: 'finishing', confirmUnshipped: false, basedOn: { orderStatus: 'manufacturing' } },
    },
  ])
})

test('an order that is dropped on another column is asked about, one dropped on its own is not', async () => {
  fakeApi()
  open()
  const card = await screen.findByRole('listitem', { name: 'SORD-0001' })
  const dataTransfer = { setData: () => undefined, effectAllowed: '' }
  fireEvent.dragStart(card, { dataTransfer })
  fireEvent.drop(screen.getByRole('region', { name: 'Manufacturing' }), { dataTransfer })
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.dragStart(card, { dataTransfer })
  fireEvent.drop(screen.getByRole('region', { name: 'Packing' }), { dataTransfer })
  expect(await screen.findByRole('dialog', { name: 'Move SORD-0001 to Packing?' })).toBeTruthy()
})

test.each([
  [[{ name: 'Housing', quantity: 10, quantityShipped: 6 }], '4 PCS have not been shipped yet'],
  [
    [
      { name: 'Lid', quantity: 24, quantityShipped: 0 },
      { name: 'Seal', quantity: 5, quantityShipped: 5 },
      { name: null, quantity: 12, quantityShipped: 2 },
    ],
    'Lid: 24 PCS, Part 3: 10 PCS have not been shipped yet',
  ],
])('delivering says what is left of each part', async (lines, left) => {
  fakeApi({ board: stages.map((stage) => ({ ...stage, orders: stage.orders.map((order) => ({ ...order, lines })) })) })
  open()
  await choose('SORD-0001', 'Delivered')
  expect((await screen.findByRole('dialog')).textContent).toContain(left)
})

test('delivering with pieces left says so, also if the board did not know of them', async () => {
  let tries = 0
  const { moves } = fakeApi({
    board: stages.map((stage) => ({
      ...stage,
      orders: stage.orders.map((order) => ({ ...order, quantityRemaining: 0 })),
    })),
    move: () => (tries++ === 0 ? refusal(409, 'order.unshipped_rest') : new Response('{}')),
  })
  open()
  await choose('SORD-0001', 'Delivered')
  const confirm = () => screen.getByRole('button', { name: 'Move to Delivered' })
  await screen.findByRole('dialog')
  fireEvent.click(confirm())
  expect(await screen.findByText(/^Some pieces have not been shipped yet/)).toBeTruthy()
  fireEvent.click(confirm())
  await waitFor(() =>
    expect(moves().map(({ body }) => body)).toMatchObject([{ confirmUnshipped: false }, { confirmUnshipped: true }]),
  )
})

test('a delivered order is final, and says why', async () => {
  const { moves } = fakeApi()
  open()
  await choose('SORD-0002', 'Packing')
  expect(screen.getAllByText(/its status is final unless it is reopened/).length).toBeGreaterThan(0)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(moves()).toEqual([])
})

test('without orders the board says where they come from', async () => {
  fakeApi({ board: emptyStages })
  open()
  expect(await screen.findByText('No Orders Yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'View Incoming RFQs' })).toBeTruthy()
})

test('a board that failed to load can be loaded again', async () => {
  fakeApi({ board: 422 })
  open()
  expect(await screen.findByText('Failed to load the orders')).toBeTruthy()
  fakeApi()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('SORD-0001')).toBeTruthy()
})

test('the calendar asks for whole weeks, marks late orders, and opens a day that has more', async () => {
  const { sent } = fakeApi({ days: [{ day: '2020-01-15', count: 3, orders: [bracket] }] })
  open('?view=calendar&month=2020-01')
  const table = within(await screen.findByRole('table', { name: 'Orders due in January 2020' }))
  expect(sent.at(-1)?.url).toBe('/api/admin/production/calendar?from=2019-12-30&days=35')
  const link = table.getByRole('link', { name: /SORD-0001/ })
  expect(link.getAttribute('href')).toBe('/admin/orders/bracket')
  expect(within(link).getByRole('img', { name: 'Late' })).toBeTruthy()
  fireEvent.click(table.getByRole('button', { name: '2 more on Jan 15, 2020' }))
  expect(await screen.findByRole('dialog', { name: 'Due on Jan 15, 2020' })).toBeTruthy()
  await waitFor(() => expect(sent.at(-1)?.url).toBe('/api/admin/production/calendar?from=2020-01-15&days=1&perDay=200'))
})

test('the calendar turns by month', async () => {
  const { sent } = fakeApi()
  open('?view=calendar&month=2020-12')
  expect(await screen.findByText('No orders are due in this month.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Next month' }))
  expect(await screen.findByRole('heading', { name: 'January 2021' })).toBeTruthy()
  await waitFor(() => expect(sent.at(-1)?.url).toBe('/api/admin/production/calendar?from=2020-12-28&days=35'))
  fireEvent.click(screen.getByRole('button', { name: 'This Month' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'This Month' })).toBeNull())
})
