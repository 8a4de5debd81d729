import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { MessageComposer } from './message-composer.tsx'
import { readDraft } from './message-draft.ts'
import type { ThreadMessage } from './message-groups.ts'
import { MessageThread } from './message-thread.tsx'
import { ReferenceChips } from './reference-chips.tsx'
import { type ComposerOptions, useMessageComposer } from './use-message-composer.tsx'

afterEach(() => sessionStorage.clear())

const written = (id: string, more: Partial<ThreadMessage> = {}): ThreadMessage => ({
  id,
  body: `Words of ${id}`,
  author: { key: 'bo', name: 'Bo Lin' },
  isOwn: false,
  isOurs: false,
  createdAt: '2026-01-05T09:00:00Z',
  files: [],
  ...more,
})

function see(visibility: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

test('own messages are labelled, and a line separates new ones', () => {
  const messages = [written('1', { isOwn: true, isOurs: true, author: { key: 'ada', name: 'Ada' } }), written('2')]
  render(<MessageThread label="Messages" messages={messages} firstUnreadId="2" />)
  const thread = screen.getByRole('region', { name: 'Messages' })
  expect(within(thread).getByText('You')).toBeDefined()
  expect(thread.textContent).toMatch(/Words of 1.*New.*Bo Lin.*Words of 2/)
})

test('the thread jumps to an earlier first unread message once it is loaded', () => {
  const newest = written('9')
  const onFirstUnread = vi.fn()
  const thread = (more: object) => <MessageThread label="Messages" messages={[newest]} {...more} />
  const { rerender } = render(thread({ onFirstUnread }))
  const region = screen.getByRole('region', { name: 'Messages' })
  fireEvent.click(screen.getByRole('button', { name: 'Jump to first unread' }))
  expect(onFirstUnread).toHaveBeenCalledOnce()
  expect(document.activeElement).not.toBe(region)
  rerender(thread({ messages: [written('1'), written('2'), newest], firstUnreadId: '2' }))
  expect(screen.queryByRole('button', { name: 'Jump to first unread' })).toBeNull()
  expect(document.activeElement).toBe(region)
})

test('text is shown as it was written, and never as HTML', () => {
  render(<MessageThread label="Messages" messages={[written('1', { body: '<a href="/">bold</a>\nand more' })]} />)
  expect(screen.getByText(/<a href="\/">bold<\/a>/)).toBeDefined()
  expect(screen.queryByRole('link')).toBeNull()
})

test('an edited message says so, and a deleted one leaves only its place', () => {
  const messages = [written('1', { isEdited: true }), written('2', { body: '', isDeleted: true })]
  render(<MessageThread label="Messages" messages={messages} />)
  const thread = screen.getByRole('region', { name: 'Messages' })
  expect(thread.textContent).toMatch(/Words of 1edited.*This message was deleted/)
})

test("the last of this side's messages that the other side has read says so", () => {
  const ours = { isOwn: true, isOurs: true, author: { key: 'ada', name: 'Ada' } }
  const messages = [
    written('1', { ...ours, createdAt: '2026-01-05T09:00:00Z' }),
    written('2', { ...ours, createdAt: '2026-01-05T09:01:00Z' }),
    written('3', { createdAt: '2026-01-05T09:02:00Z' }),
    written('4', { ...ours, createdAt: '2026-01-05T09:03:00Z' }),
  ]
  render(<MessageThread label="Messages" messages={messages} seenUpTo="2026-01-05T09:02:00Z" />)
  expect(screen.getAllByText('Read')).toHaveLength(1)
  expect(screen.getByRole('region', { name: 'Messages' }).textContent).toMatch(/Words of 2Read.*Words of 4$/)
})

test('attachments open in a new tab and can be downloaded', () => {
  const files = [{ id: 'f', name: 'part.step', href: '/test-viewer?fileId=f', kind: 'step' as const, size: 2048 }]
  const actions = () => <button type="button">Download part.step</button>
  render(<MessageThread label="Messages" messages={[written('1', { files, body: '' })]} fileActions={actions} />)
  const link = screen.getByRole('link', { name: 'part.step' })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/test-viewer?fileId=f', '_blank'])
  expect(screen.getByText('STEP · 2 KB')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Download part.step' })).toBeDefined()
})

test("a new message is announced; the reader's own and earlier ones are not", () => {
  const first = written('1')
  const own = written('2', { isOwn: true })
  const { rerender, container } = render(<MessageThread label="Messages" messages={[first]} />)
  const said = () => container.querySelector('[aria-live="polite"]')?.textContent
  rerender(<MessageThread label="Messages" messages={[written('0'), first]} />)
  rerender(<MessageThread label="Messages" messages={[written('0'), first, own]} />)
  expect(said()).toBe('')
  rerender(<MessageThread label="Messages" messages={[written('0'), first, own, written('3')]} />)
  expect(said()).toBe('New message from Bo Lin: Words of 3')
})

test('the newest message counts as seen only while the page is visible', () => {
  const onReading = vi.fn()
  see('hidden')
  render(<MessageThread label="Messages" messages={[written('1')]} onReading={onReading} />)
  expect(onReading).toHaveBeenLastCalledWith(undefined)
  see('visible')
  expect(onReading).toHaveBeenLastCalledWith('1')
  vi.restoreAllMocks()
})

interface WriterProps {
  onSend?: () => void
  isSending?: boolean
  failure?: string
  judge?: ComposerOptions['judge']
}

const noPrograms: ComposerOptions['judge'] = async ({ name }) => (name.endsWith('.exe') ? 'type' : undefined)

function Writer({ onSend = () => {}, isSending = false, failure, judge = noPrograms }: WriterProps) {
  const frame = useRef<HTMLDivElement>(null)
  const draft = useMessageComposer({
    owner: 'ada',
    place: 'rfq:1',
    maxFiles: 2,
    judge,
  })
  return (
    <div ref={frame} data-testid="frame">
      <MessageComposer
        draft={draft}
        accept={['.pdf']}
        maxLength={40}
        isSending={isSending}
        progress={30}
        failure={failure}
        onSend={onSend}
        onCancel={() => {}}
        targetRef={frame}
      />
    </div>
  )
}

const box = () => screen.getByRole('textbox', { name: 'Message' })
const send = () => screen.getByRole('button', { name: 'Send' })
const choose = (...files: File[]) => {
  const picker = document.querySelector('input[type=file]')
  if (picker) fireEvent.change(picker, { target: { files } })
}

test('an empty message is not sent; a text is, with Ctrl + Enter or the button', async () => {
  const onSend = vi.fn()
  render(<Writer onSend={onSend} />)
  await userEvent.click(send())
  expect(onSend).not.toHaveBeenCalled()
  await userEvent.type(box(), 'Hello{Enter}there{Control>}{Enter}{/Control}')
  expect(onSend).toHaveBeenCalledTimes(1)
  await userEvent.click(send())
  expect(onSend).toHaveBeenCalledTimes(2)
})

test('a message is not sent while one of its files is still being read', async () => {
  const onSend = vi.fn()
  const read = Promise.withResolvers<undefined>()
  render(<Writer onSend={onSend} judge={() => read.promise} />)
  await userEvent.type(box(), 'See the drawing')
  choose(new File(['%PDF'], 'drawing.pdf'))
  await userEvent.click(send())
  expect(onSend).not.toHaveBeenCalled()
  read.resolve(undefined)
  await screen.findByText('drawing.pdf')
  await userEvent.click(send())
  expect(onSend).toHaveBeenCalledOnce()
})

test('while a message is being sent it can be neither sent again nor edited', async () => {
  const onSend = vi.fn()
  const { rerender } = render(<Writer onSend={onSend} />)
  await userEvent.type(box(), 'Hello')
  rerender(<Writer onSend={onSend} isSending />)
  await userEvent.click(send())
  await userEvent.type(box(), ' again{Control>}{Enter}{/Control}')
  expect(onSend).not.toHaveBeenCalled()
  expect(box()).toHaveProperty('value', 'Hello')
})

test('the characters left are shown near the limit, and a longer text is refused rather than cut off', async () => {
  const onSend = vi.fn()
  render(<Writer onSend={onSend} />)
  await userEvent.type(box(), 'x'.repeat(30))
  expect(screen.queryByText(/of 40 characters/)).toBeNull()
  await userEvent.type(box(), 'x'.repeat(5))
  expect(screen.getByText('35 of 40 characters')).toBeDefined()
  await userEvent.type(box(), 'x'.repeat(7))
  expect(screen.getByText('2 characters too many')).toBeDefined()
  await userEvent.click(send())
  expect(onSend).not.toHaveBeenCalled()
})

test('a file of the wrong type and one too many say why, and block sending', async () => {
  const onSend = vi.fn()
  render(<Writer onSend={onSend} />)
  choose(new File(['a'], 'a.pdf'), new File(['x'], 'setup.exe'), new File(['b'], 'b.pdf'), new File(['c'], 'c.pdf'))
  const files = await screen.findByRole('list', { name: 'Files to send' })
  const rows = within(files).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/a\.pdf.*Ready to upload/),
    expect.stringMatching(/setup\.exe.*cannot be sent/),
    expect.stringMatching(/b\.pdf.*Ready to upload/),
    expect.stringMatching(/c\.pdf.*one file too many/),
  ])
  await userEvent.click(send())
  expect(onSend).not.toHaveBeenCalled()
  for (const name of ['setup.exe', 'c.pdf'])
    await userEvent.click(screen.getByRole('button', { name: `Remove ${name}` }))
  await userEvent.click(send())
  expect(onSend).toHaveBeenCalledTimes(1)
})

test('a reference is shown by its picture, else by an icon of its kind', () => {
  const references = [
    { key: 'a', kind: 'part' as const, label: 'Bracket', picture: '/picture' },
    { key: 'b', kind: 'part' as const, label: 'Plate' },
  ]
  render(<ReferenceChips label="Referred to" references={references} />)
  const [bracket, plate] = screen.getAllByRole('listitem')
  expect(bracket?.querySelector('img')?.getAttribute('src')).toBe('/picture')
  expect(bracket?.textContent).toBe('Bracket')
  expect([plate?.querySelectorAll('img').length, plate?.querySelectorAll('svg').length]).toEqual([0, 1])
})

test('a file chosen twice is added once; another with its name, size and time is added', async () => {
  render(<Writer />)
  const file = new File(['a'], 'a.pdf', { lastModified: 1 })
  choose(file)
  await screen.findByText('a.pdf')
  choose(file, new File(['b'], 'b.pdf', { lastModified: 1 }))
  await screen.findByText('b.pdf')
  expect(screen.getAllByText('a.pdf')).toHaveLength(1)
  choose(new File(['z'], 'a.pdf', { lastModified: 1 }))
  await waitFor(() => expect(screen.getAllByText('a.pdf')).toHaveLength(2))
})

test('files can be pasted, or dropped anywhere on the conversation', async () => {
  render(<Writer />)
  const picture = new File(['p'], 'image.pdf')
  fireEvent.paste(box(), { clipboardData: { files: [picture], types: ['Files'] } })
  expect(await screen.findByText('image.pdf')).toBeDefined()
  const dropped = new File(['d'], 'dropped.pdf')
  fireEvent.drop(screen.getByTestId('frame'), { dataTransfer: { files: [dropped], types: ['Files'] } })
  expect(await screen.findByText('dropped.pdf')).toBeDefined()
})

test('a spreadsheet cell copied as text and picture is pasted as text', () => {
  render(<Writer />)
  const clipboardData = { files: [new File(['p'], 'cells.pdf')], types: ['text/plain', 'Files'] }
  expect(fireEvent.paste(box(), { clipboardData })).toBe(true)
})

test('a message that was not sent says why, is kept, and can be sent again', async () => {
  const onSend = vi.fn()
  const { rerender } = render(<Writer onSend={onSend} />)
  await userEvent.type(box(), 'Hello')
  rerender(<Writer onSend={onSend} failure="Not sent: no connection." />)
  expect(screen.getByRole('status').textContent).toContain('Not sent: no connection.')
  expect(box()).toHaveProperty('value', 'Hello')
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(onSend).toHaveBeenCalledTimes(1)
})

test('a draft survives a reload, belongs to its place, and is discarded when another user signs in', async () => {
  const { unmount } = render(<Writer />)
  await userEvent.type(box(), 'Half a')
  unmount()
  render(<Writer />)
  expect(box()).toHaveProperty('value', 'Half a')
  expect(readDraft('ada', 'rfq:2')).toBe('')
  expect(readDraft('bo', 'rfq:1')).toBe('')
  expect(readDraft('ada', 'rfq:1')).toBe('')
})
