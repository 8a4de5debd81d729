import { ToastHost } from '@kerf/shared-runtime'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDownload } from './use-download.ts'

type Words = Parameters<typeof useDownload>[0]

const failed = ['Download failed', 'Failed to download quote'] as const

function QuoteButton({ words }: { words: Words }) {
  const { isDownloading, download } = useDownload(words)
  return (
    <button type="button" disabled={isDownloading} onClick={() => download('/api/quotes/1/download', 'quote.pdf')}>
      Download
    </button>
  )
}

function show(words: Words) {
  render(
    <>
      <QuoteButton words={words} />
      <ToastHost />
    </>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Download' }))
}

const refuse = (status: number, code: string, message: string) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ code, message, requestId: 'r' }), { status }))

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a download says when it begins and when it is saved, and its button waits meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => promise)
  show({ started: ['Download Started', 'Gathering all files.'], saved: ['Success', 'Quote downloaded'], failed })
  expect(await screen.findByText('Gathering all files.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Download' })).toHaveProperty('disabled', true)
  await act(async () => resolve(new Response('content')))
  expect(await screen.findByText('Quote downloaded')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Download' })).toHaveProperty('disabled', false)
})

test('a refusal gives its own reason', async () => {
  refuse(403, 'any', 'This quote is not yours.')
  show({ failed })
  expect(await screen.findByText('Download failed')).toBeDefined()
  expect(screen.getByText('This quote is not yours.')).toBeDefined()
})

test('a failure of the server is said in the words of the place', async () => {
  refuse(500, 'internal', 'Stack trace')
  show({ failed })
  expect(await screen.findByText('Failed to download quote')).toBeDefined()
  expect(screen.queryByText('Stack trace')).toBeNull()
})

test('where the place has no text the failure says its own', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  show({ failed: ['Failed to download file'] })
  expect(await screen.findByText(/could not be reached/)).toBeDefined()
})

test('a refusal that the place knows is said in its words alone', async () => {
  refuse(404, 'file.none_available', 'Nothing there')
  show({ failed, refused: ({ status }) => (status === 404 ? ['No Files Available', 'There are none.'] : undefined) })
  expect(await screen.findByText('No Files Available')).toBeDefined()
  await waitFor(() => expect(screen.queryByText('Download failed')).toBeNull())
})
