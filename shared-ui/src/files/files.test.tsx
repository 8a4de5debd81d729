// @vitest-environment jsdom
import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef } from 'react'
import { expect, test, vi } from 'vitest'
import { FileDrop } from './file-drop.tsx'
import { FileList } from './file-list.tsx'

const step = new File(['ISO-10303-21;'], 'Housing.STEP')
const pdf = new File(['%PDF'], 'drawing.pdf', { type: 'application/pdf' })
const word = new File(['PK'], 'notes.docx')
const large = new File(['x'.repeat(50)], 'large.step')
const accept = ['.step', 'application/pdf']

function drop(target: Element, files: File[]) {
  const event = createEvent.drop(target)
  Object.defineProperty(event, 'dataTransfer', { value: { files, types: ['Files'] } })
  fireEvent(target, event)
  return event
}

function zoneOf(input: HTMLElement): Element {
  const zone = input.closest('label')
  if (!zone) throw new Error('the input has no zone')
  return zone
}

test('dropped files are accepted or rejected, each rejection with its reason', () => {
  const onFiles = vi.fn()
  const onReject = vi.fn()
  render(<FileDrop label="Files" accept={accept} multiple maxBytes={40} onFiles={onFiles} onReject={onReject} />)
  drop(zoneOf(screen.getByLabelText('Files')), [step, word, pdf, large])
  expect(onFiles).toHaveBeenCalledWith([step, pdf])
  expect(onReject).toHaveBeenCalledWith([
    { file: word, reason: 'type' },
    { file: large, reason: 'size' },
  ])
})

test('a second file is rejected where only one is allowed', () => {
  const onFiles = vi.fn()
  const onReject = vi.fn()
  render(<FileDrop label="Quote" accept={accept} onFiles={onFiles} onReject={onReject} />)
  drop(zoneOf(screen.getByLabelText('Quote')), [pdf, step])
  expect(onFiles).toHaveBeenCalledWith([pdf])
  expect(onReject).toHaveBeenCalledWith([{ file: step, reason: 'count' }])
})

test('the picker works as well, and the same file can be chosen again', async () => {
  const onFiles = vi.fn()
  render(<FileDrop label="Files" accept={accept} multiple onFiles={onFiles} />)
  const input = screen.getByLabelText('Files')
  await userEvent.upload(input, pdf)
  await userEvent.upload(input, pdf)
  expect(onFiles).toHaveBeenCalledTimes(2)
})

test('Tab reaches the drop zone', async () => {
  render(<FileDrop label="Files" accept={accept} onFiles={vi.fn()} />)
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByLabelText('Files'))
})

function Form({ onFiles }: { onFiles: (files: File[]) => void }) {
  const form = useRef<HTMLFormElement>(null)
  return (
    <form ref={form} aria-label="RFQ">
      <FileDrop label="Files" accept={accept} multiple onFiles={onFiles} targetRef={form} />
    </form>
  )
}

test('a drop anywhere on the given element is accepted, and the browser does not open the file', () => {
  const onFiles = vi.fn()
  render(<Form onFiles={onFiles} />)
  const event = drop(screen.getByRole('form'), [pdf])
  expect(onFiles).toHaveBeenCalledWith([pdf])
  expect(event.defaultPrevented).toBe(true)
})

test('a disabled zone accepts nothing', () => {
  const onFiles = vi.fn()
  render(<FileDrop label="Files" accept={accept} onFiles={onFiles} disabledReason="The order is archived" />)
  drop(zoneOf(screen.getByLabelText('Files')), [pdf])
  expect(onFiles).not.toHaveBeenCalled()
})

test('each file offers its action: cancel while uploading, retry after a failure, remove otherwise', async () => {
  const onRemove = vi.fn()
  const onRetry = vi.fn()
  const onCancel = vi.fn()
  render(
    <FileList
      onRemove={onRemove}
      onRetry={onRetry}
      onCancel={onCancel}
      files={[
        { id: 'a', name: 'a.step', size: 1536, status: 'uploading', progress: 42.4 },
        { id: 'b', name: 'b.pdf', size: 10, status: 'failed', error: 'The file is encrypted' },
        { id: 'c', name: 'c.pdf', size: 10, status: 'done' },
      ]}
    />,
  )
  expect(screen.getByRole('progressbar', { name: 'Upload of a.step' }).getAttribute('aria-valuenow')).toBe('42')
  expect(screen.getByText('Uploading, 42%')).toBeDefined()
  expect(screen.getByText('1.5 KB')).toBeDefined()
  expect(screen.getByRole('alert').textContent).toBe('The file is encrypted')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the upload of a.step' }))
  await userEvent.click(screen.getByRole('button', { name: 'Try b.pdf again' }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove c.pdf' }))
  expect([onCancel, onRetry, onRemove].map((call) => call.mock.calls)).toEqual([[['a']], [['b']], [['c']]])
  expect(screen.queryByRole('button', { name: 'Remove a.step' })).toBeNull()
})

test('a name that fakes its extension shows the true one, and so do the buttons beside it', () => {
  render(
    <FileList
      files={[{ id: '1', name: 'part\u202epets.exe', size: 10, status: 'waiting' }]}
      onRemove={() => undefined}
    />,
  )
  expect(screen.getByText('partpets.exe')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Remove partpets.exe' })).toBeDefined()
})
