import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { box, fakeApi, message, open } from '../../test/messages-portal.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const refer = async (name: string) => {
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Refer to…' }), {
    button: 0,
    ctrlKey: false,
    pointerType: 'mouse',
  })
  fireEvent.click(await screen.findByRole('menuitem', { name }))
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
}
const chosen = () =>
  within(screen.getByRole('list', { name: 'Referred to' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('a message is sent with the chosen part and file, each once', async () => {
  const { bodies } = fakeApi()
  open('/messages?conversation=about-rfq')
  fireEvent.change(await box(), { target: { value: 'This one' } })
  await refer('Bracket half')
  await refer('bracket.pdf')
  expect(chosen()).toEqual(['Bracket half', 'bracket.pdf'])
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  const references = JSON.stringify([
    { kind: 'part', partId: 'part' },
    { kind: 'file', fileId: 'drawing' },
  ])
  await waitFor(() => expect(bodies).toContainEqual({ conversationId: 'about-rfq', body: 'This one', references }))
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Referred to' })).toBeNull())
})

test('chosen references can be removed, and stay if sending fails', async () => {
  const rest = { messages: [message('1', 'First')] }
  fakeApi(rest)
  open('/messages?conversation=about-rfq')
  fireEvent.change(await box(), { target: { value: 'This one' } })
  await refer('Bracket half')
  await refer('bracket.pdf')
  fireEvent.click(screen.getByRole('button', { name: 'Remove the reference to Bracket half' }))
  expect(chosen()).toEqual(['bracket.pdf'])
  fakeApi({ ...rest, fail: '/api/messages' })
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText(/Your message was not sent/)).toBeDefined()
  expect(chosen()).toEqual(['bracket.pdf'])
})

test('what was chosen is still there when the page is opened again', async () => {
  fakeApi()
  open('/messages?conversation=about-rfq')
  await box()
  await refer('Bracket half')
  cleanup()
  open('/messages?conversation=about-rfq')
  await box()
  expect(chosen()).toEqual(['Bracket half'])
})

const pasteInto = (field: HTMLElement, text: string) =>
  fireEvent.paste(field, { clipboardData: { files: [], types: ['text/plain'], getData: () => text } })
const paste = async (text: string) => pasteInto(await box(), text)

test("a pasted link to a face refers to it; another file's link stays text", async () => {
  const { bodies } = fakeApi()
  open('/messages?conversation=about-rfq')
  fireEvent.change(await box(), { target: { value: 'Here' } })
  await paste(`${window.location.origin}/test-viewer?fileId=model&face=12`)
  await waitFor(() => expect(chosen()).toEqual(['Face 12 of bracket.step']))
  const foreign = `${window.location.origin}/test-viewer?fileId=unknown&face=1`
  await paste(foreign)
  await waitFor(async () => expect(await box()).toHaveProperty('value', `Here ${foreign}`))
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  const references = JSON.stringify([{ kind: 'face', fileId: 'model', face: 12 }])
  await waitFor(() =>
    expect(bodies).toContainEqual({ ...{ conversationId: 'about-rfq', references }, body: `Here ${foreign}` }),
  )
})

test('two links pasted at once refer to both faces, and what is typed meanwhile stays', async () => {
  fakeApi()
  open('/messages?conversation=about-rfq')
  const viewer = `${window.location.origin}/test-viewer?fileId=`
  const field = await box()
  for (const link of ['model&face=1', 'model&face=2', 'unknown&face=3']) pasteInto(field, viewer + link)
  fireEvent.change(field, { target: { value: 'Typed meanwhile' } })
  await waitFor(() => expect(chosen().toSorted()).toEqual(['Face 1 of bracket.step', 'Face 2 of bracket.step']))
  await waitFor(async () => expect(await box()).toHaveProperty('value', `Typed meanwhile ${viewer}unknown&face=3`))
})

test('a general conversation has nothing to refer to', async () => {
  fakeApi()
  open('/messages?general=1')
  await box()
  expect(screen.queryByRole('button', { name: 'Refer to…' })).toBeNull()
})

test('chips open files and faces, name parts, and show deleted ones without a link', async () => {
  const gone = { partId: null, fileId: null, fileType: null, face: null }
  const references = [
    { ...gone, kind: 'part', name: 'Bracket half', partId: 'part' },
    { ...gone, kind: 'file', name: 'bracket.pdf', fileId: 'drawing', fileType: 'pdf' },
    { ...gone, kind: 'face', name: 'bracket.step', fileId: 'model', fileType: 'step', face: 12 },
    { ...gone, kind: 'file', name: 'old.pdf' },
  ]
  fakeApi({ messages: [{ ...message('1', 'Look'), references }] })
  open('/messages?conversation=about-rfq')
  const list = within(await screen.findByRole('list', { name: 'Referred to' }))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Bracket half',
    'bracket.pdf',
    'Face 12 of bracket.step',
    'old.pdf',
  ])
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/api/files/drawing',
    '/test-viewer?fileId=model&face=12',
  ])
})
