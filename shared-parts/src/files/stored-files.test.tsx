import type { StoredFile } from '@kerf/shared-contracts/contracts/files'
import { ToastHost } from '@kerf/shared-runtime'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { StoredFiles } from './stored-files.tsx'

const file = (id: string, filename: string, fileType: StoredFile['fileType']): StoredFile => ({
  id,
  filename,
  fileName: filename,
  fileType,
  filePath: `/api/files/${id}`,
  size: 1536,
  fileSize: 1536,
  mimetype: 'application/octet-stream',
  partId: null,
  pictureUrl: null,
  createdAt: '2026-01-05T09:00:00Z',
})

afterEach(() => void vi.unstubAllGlobals())

test('a STEP file opens in the viewer, any other file directly', () => {
  render(<StoredFiles label="Files" files={[file('1', 'a.step', 'step'), file('2', 'b.pdf', 'pdf')]} />)
  const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect([addressOf('a.step'), addressOf('b.pdf')]).toEqual(['/test-viewer?fileId=1', '/api/files/2'])
})

test('size and note stand beside a file in the portal’s format', () => {
  render(
    <StoredFiles
      label="Files"
      files={[file('1', 'a.step', 'step')]}
      sizeWords={(bytes) => `${bytes} B`}
      note={({ fileType }) => fileType === 'step' && 'Uploaded'}
    />,
  )
  const list = within(screen.getByRole('list', { name: 'Files' }))
  expect(list.getByText('STEP · 1536 B')).toBeDefined()
  expect(list.getByText('Uploaded')).toBeDefined()
})

test('a file shows its picture beside its name, and an icon of its kind if the picture fails to load', () => {
  const shown = { ...file('1', 'a.step', 'step'), pictureUrl: '/api/files/1/picture' }
  render(<StoredFiles label="Files" files={[shown, file('2', 'b.pdf', 'pdf')]} />)
  const picture = screen.getByRole('presentation')
  expect(picture.getAttribute('src')).toBe('/api/files/1/picture')
  expect(picture.getAttribute('loading')).toBe('lazy')
  fireEvent.error(picture)
  expect(screen.queryByRole('presentation')).toBeNull()
})

test('an empty list says that there are no files', () => {
  render(<StoredFiles label="Files" files={[]} />)
  expect(screen.getByText('No files attached.')).toBeDefined()
})

test('a right-to-left name on a download button is isolated', () => {
  render(<StoredFiles label="Files" files={[file('1', 'לוח 12-A.pdf', 'pdf')]} />)
  expect(screen.getByRole('button', { name: 'Download \u2068לוח 12-A.pdf\u2069' })).toBeDefined()
})

test('files are downloaded one at a time, and a failure is reported', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const fetched = vi.fn(() => promise)
  vi.stubGlobal('fetch', fetched)
  render(
    <>
      <StoredFiles label="Files" files={[file('1', 'a.pdf', 'pdf'), file('2', 'b.pdf', 'pdf')]} />
      <ToastHost />
    </>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Download a.pdf' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Download b.pdf' }))
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/api/files/1/download', expect.anything())
  await act(async () => resolve(new Response('', { status: 500 })))
  expect(await screen.findByText('Download failed')).toBeDefined()
  expect(screen.getByText('Failed to download file')).toBeDefined()
})
