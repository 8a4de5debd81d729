import { baseApi } from '@kerf/shared-runtime'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { box, fakeApi, message, open } from '../../test/messages-portal.tsx'
import type { Subject } from './use-subject.ts'

/** The reader no longer belongs to a company. */
const isFormerMember = (companyId: string | null) => companyId !== null

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

test('a row says what it is about, who wrote last and how much is unread, and opens beside the list', async () => {
  const { calls } = fakeApi()
  const router = open('/messages?q=bra')
  const row = await screen.findByRole('link', { name: /Bracket.*Request SQTE-0001.*Pat Provider: Second.*1 unread/ })
  fireEvent.click(row)
  const thread = await screen.findByRole('region', { name: 'Messages, Bracket' })
  expect(thread.textContent).toMatch(/You.*First.*New.*Pat Provider.*Second/)
  expect(router.state.location.search).toBe('?q=bra&conversation=about-rfq')
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Bracket' }))
  await waitFor(() => expect(calls).toContain('POST /api/conversations/about-rfq/read'))
  await waitFor(() => expect(screen.queryByText('1 unread')).toBeNull())
  expect(within(thread).getByText('New')).toBeDefined()
})

test('going back keeps the filters and returns the focus to the row', async () => {
  fakeApi()
  const router = open('/messages?q=bra')
  fireEvent.click(await screen.findByRole('link', { name: /Pat Provider: Second/ }))
  const back = await screen.findByRole('link', { name: 'Back to conversations', hidden: true })
  fireEvent.click(back)
  await waitFor(() => expect(router.state.location.search).toBe('?q=bra'))
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Pat Provider: Second'))
})

test('filters are sent to the server and kept in the address', async () => {
  const { calls } = fakeApi()
  const router = open()
  await screen.findByRole('link', { name: /Bracket/ })
  fireEvent.click(screen.getByRole('radio', { name: 'Unread' }))
  fireEvent.change(screen.getByLabelText('About'), { target: { value: 'rfq' } })
  await waitFor(() => expect(calls).toContain('GET /api/conversations?kind=rfq&unread=true'))
  expect(router.state.location.search).toBe('?unread=true&kind=rfq')
})

test('a search without a match says so and can be cleared', async () => {
  fakeApi()
  const router = open('/messages?q=zzz')
  expect(await screen.findByText('No conversations match')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(await screen.findByRole('link', { name: /Bracket/ })).toBeDefined()
  expect(router.state.location.search).toBe('')
})

test('a request without messages shows the composer, and the first message gives it an address of its own', async () => {
  const { bodies } = fakeApi({ messages: [] })
  const router = open('/messages?rfq=rfq')
  expect(await screen.findByRole('heading', { level: 2, name: 'Bracket' })).toBeDefined()
  expect(screen.getByText('Ask us about this request.')).toBeDefined()
  const text = await box()
  fireEvent.change(text, { target: { value: 'When is it ready?' } })
  fireEvent.keyDown(text, { key: 'Enter', ctrlKey: true })
  await waitFor(() => expect(router.state.location.search).toBe('?conversation=about-rfq'))
  expect(bodies).toEqual([{ rfqId: 'rfq', body: 'When is it ready?' }])
  const thread = await screen.findByRole('region', { name: 'Messages, Bracket' })
  expect(within(thread).getByText('When is it ready?')).toBeDefined()
  // The text field is the same one, not a new one.
  expect(await box()).toBe(text)
  expect(text).toHaveProperty('value', '')
})

test("where the reader may not write, the portal says why; the general conversation is the reader's own", async () => {
  fakeApi()
  const noWriting = ({ kind }: Subject) => kind !== 'general' && 'You may only look.'
  const router = open('/messages?conversation=about-rfq', { noWriting })
  expect(await screen.findByText('You may only look.')).toBeDefined()
  expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull()
  fireEvent.click(screen.getByRole('link', { name: 'Message the provider' }))
  expect(await screen.findByRole('heading', { level: 2, name: 'General' })).toBeDefined()
  expect(await box()).toBeDefined()
  expect(router.state.location.search).toBe('?general=1')
})

test.each(['rfq=rfq', 'conversation=about-rfq'])('a former company member sees nothing of %s', async (address) => {
  const { calls } = fakeApi()
  open(`/messages?${address}`, { isFormerMember })
  expect(await screen.findByText('Only members of the company see this')).toBeDefined()
  expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull()
  expect(calls.filter((call) => call.includes('/messages'))).toEqual([])
})

test('right-to-left names and titles are isolated from their surroundings', async () => {
  fakeApi({ messages: [message('1', 'שלום', { id: 'noa', name: 'נועה 3' })] })
  open('/messages?conversation=about-rfq', { linksOf: () => [] })
  const row = await screen.findByRole('link', { name: /Bracket/ })
  expect(row.textContent).toContain('\u2068נועה 3\u2069: שלום')
  expect(row.querySelectorAll('bdi')).toHaveLength(2)
  const heading = await screen.findByRole('heading', { level: 2, name: 'Bracket' })
  expect(heading.firstElementChild?.tagName).toBe('BDI')
  expect((await screen.findByText('נועה 3')).tagName).toBe('BDI')
})

test('a kind of conversation without a word in the portal is not offered', async () => {
  fakeApi()
  open()
  const kinds = within(await screen.findByLabelText('About')).getAllByRole('option')
  expect(kinds.map(({ textContent }) => textContent)).toEqual(['Everything', 'General', 'Requests'])
})

test('the filtered list is exported, and a refusal says why', async () => {
  const { calls } = fakeApi({ fail: '/api/conversations/export' })
  open('/messages?kind=rfq&unread=true')
  fireEvent.click(await screen.findByRole('button', { name: 'Export CSV' }))
  expect(await screen.findByText('Export failed')).toBeDefined()
  expect(calls).toContain('GET /api/conversations/export?kind=rfq&unread=true')
})

test('an empty list says how to begin a conversation', async () => {
  fakeApi({ messages: [] })
  open()
  expect(await screen.findByText('No messages yet')).toBeDefined()
  expect(screen.getAllByRole('link', { name: 'Message the provider' })).toHaveLength(2)
})

test('a missing conversation says so and leads back to the list', async () => {
  fakeApi()
  const router = open('/messages?conversation=gone')
  expect(await screen.findByText('Conversation not found')).toBeDefined()
  fireEvent.click(screen.getByRole('link', { name: 'Show all conversations' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
  expect(await screen.findByText('Choose a conversation')).toBeDefined()
})

test.each([
  ['deleted', () => false, 'Conversation not found'],
  ['of a company that the reader has just left', isFormerMember, 'Only members of the company see this'],
])('a conversation that is %s disappears from the screen', async (_what, left, said) => {
  const { remove } = fakeApi()
  let isRemoved = false
  const { store } = open('/messages?conversation=about-rfq', { isFormerMember: (id) => isRemoved && left(id) })
  await screen.findByRole('region', { name: 'Messages, Bracket' })
  remove()
  isRemoved = true
  act(() => void store.dispatch(baseApi.util.invalidateTags(['Message', 'Session'])))
  expect(await screen.findByText(said)).toBeDefined()
  expect(screen.queryByRole('region', { name: 'Messages, Bracket' })).toBeNull()
})

test('failed loading of list and thread can be retried', async () => {
  fakeApi({ fail: '/api/conversations' })
  open('/messages?conversation=about-rfq')
  expect(await screen.findByText('Failed to load conversations')).toBeDefined()
  expect(await screen.findByText('Failed to load the conversation')).toBeDefined()
  fakeApi()
  for (const again of screen.getAllByRole('button', { name: 'Try again' })) fireEvent.click(again)
  expect(await screen.findByRole('link', { name: /Pat Provider: Second/ })).toBeDefined()
  expect(await screen.findByRole('region', { name: 'Messages, Bracket' })).toBeDefined()
})
