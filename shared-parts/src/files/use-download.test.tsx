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

test('a download reports its start and its end, and its button waits in between', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => promise)
  show({ started: ['Download Started', 'Gathering all files.'], saved: ['Success', 'Quote downloaded'], failed })
  expect(await screen.findByText('Gathering all files.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Download' })).toHaveProperty('disabled', true)
  await act(async () => resolve(new Response('content')))
  expect(await screen.findByText('Quote downloaded')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Download' })).toHaveProperty('disabled', false)
})

test('a refusal shows its own reason', async () => {
  refuse(403, 'any', 'This quote is not yours.')
  show({ failed })
  expect(await screen.findByText('Download failed')).toBeDefined()
  expect(screen.getByText('This quote is not yours.')).toBeDefined()
})

test("a server failure is reported in the screen's own words", async () => {
  refuse(500, 'internal', 'Stack trace')
  show({ failed })
  expect(await screen.findByText('Failed to download quote')).toBeDefined()
  expect(screen.queryByText('Stack trace')).toBeNull()
})

test("without a text of the screen, the failure's own is shown", async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  show({ failed: ['Failed to download file'] })
  expect(await screen.findByText(/could not be reached/)).toBeDefined()
})

test("a refusal that the screen knows is reported only in the screen's words", async () => {
  refuse(404, 'file.none_available', 'Nothing there')
  show({ failed, refused: ({ status }) => (status === 404 ? ['No Files Available', 'There are none.'] : undefined) })
  expect(await screen.findByText('No Files Available')).toBeDefined()
  await waitFor(() => expect(screen.queryByText('Download failed')).toBeNull())
})
