import { toast } from '@kerf/shared-runtime'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ExportCsv } from './export-csv.tsx'

vi.mock('@kerf/shared-runtime', async (original) => ({
  ...(await original<typeof import('@kerf/shared-runtime')>()),
  toast: { error: vi.fn() },
}))

const exportRfqs = () => fireEvent.click(screen.getByRole('button', { name: 'Export CSV' }))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test('leaving the list silently aborts a running export', async () => {
  const signals: AbortSignal[] = []
  const answer = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => {
    signals.push(signal)
    signal.addEventListener('abort', () => answer.reject(signal.reason))
    return answer.promise
  })
  const { unmount } = render(<ExportCsv list="rfqs" query={{}} />)
  exportRfqs()
  expect(signals[0]?.aborted).toBe(false)
  unmount()
  expect(signals[0]?.aborted).toBe(true)
  await expect(answer.promise).rejects.toThrow()
  expect(toast.error).not.toHaveBeenCalled()
})

test.each([
  ['asked for too often says what the server said', 429, 'Too many exports. Please wait a minute.'],
  ['that the server could not make can be tried again', 500, 'Please try again.'],
])('an export %s', async (_what, status, words) => {
  const body = JSON.stringify({ code: 'any', message: 'Too many exports. Please wait a minute.' })
  vi.stubGlobal('fetch', async () => new Response(body, { status }))
  render(<ExportCsv list="rfqs" query={{}} />)
  exportRfqs()
  await waitFor(() => expect(toast.error).toHaveBeenCalledExactlyOnceWith('Export failed', words))
})
