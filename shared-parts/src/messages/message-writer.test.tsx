import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { box, fakeApi, message, open } from '../../test/messages-portal.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

test('two clicks send one message', async () => {
  const { bodies } = fakeApi()
  open('/messages?conversation=about-rfq')
  fireEvent.change(await box(), { target: { value: 'Hello' } })
  const send = screen.getByRole('button', { name: 'Send' })
  fireEvent.click(send)
  fireEvent.click(send)
  expect(await screen.findByText('Hello', { selector: 'p' })).toBeDefined()
  expect(bodies.filter((body) => JSON.stringify(body).includes('Hello'))).toHaveLength(1)
})

test('a failed message is kept with the reason, and Retry sends it', async () => {
  fakeApi({ fail: '/api/messages' })
  open('/messages?conversation=about-rfq')
  fireEvent.change(await box(), { target: { value: 'Hello' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText(/Your message was not sent. It is kept here/)).toBeDefined()
  expect(await box()).toHaveProperty('value', 'Hello')
  fakeApi()
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(async () => expect(await box()).toHaveProperty('value', ''))
  expect(screen.queryByText(/was not sent/)).toBeNull()
})

test('a message refused because of a file names the file', async () => {
  fakeApi({ refusedFile: 'drawing.pdf: Its end is missing' })
  open('/messages?conversation=about-rfq')
  fireEvent.change(await box(), { target: { value: 'Two drawings' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText(/Your message was not sent. drawing.pdf: Its end is missing/)).toBeDefined()
})

test.each([
  ['in a conversation', '/messages?conversation=about-rfq', [message('1', 'First')], 'First'],
  ['that begins a conversation', '/messages?rfq=rfq', [], 'No messages yet'],
])('a message %s whose answer was lost counts as sent once it appears', async (_what, address, messages, shown) => {
  const { bodies } = fakeApi({ lost: 'answer', messages })
  open(address)
  await screen.findAllByText(shown, { selector: 'p, h3' })
  fireEvent.change(await box(), { target: { value: ' Hello ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Hello', { selector: 'p' })).toBeDefined()
  await waitFor(async () => expect(await box()).toHaveProperty('value', ''))
  expect(screen.queryByText(/we do not know/)).toBeNull()
  expect(sessionStorage.length).toBe(0)
  expect(bodies.filter((body) => JSON.stringify(body).includes('Hello'))).toHaveLength(1)
})

test('a message lost on the way says so, and Retry sends the same request', async () => {
  const { keys } = fakeApi({ lost: 'request' })
  open('/messages?conversation=about-rfq')
  fireEvent.change(await box(), { target: { value: 'First' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  // An older message with the same words is not this one.
  expect(await screen.findByText(/we do not know whether your message was sent/)).toBeDefined()
  expect(await box()).toHaveProperty('value', 'First')
  const again = fakeApi()
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(async () => expect(await box()).toHaveProperty('value', ''))
  expect(again.keys).toEqual(keys)
})
